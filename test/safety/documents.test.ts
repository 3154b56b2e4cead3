import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeRootReducer } from '@/app/rootStore/rootReducer';

/** The documents at the root and in docs; those beside the code that they are about are not looked at. */
const documents = ['.', 'docs', 'docs/adr', 'docs/howto']
  .flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
  .filter(path => path.endsWith('.md'));

const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const PATH = /`((?:src|test|scripts|local-firebase|docs)\/[\w./-]+)`/g;

/** A module may be named without its ending. */
const ENDINGS = ['', '.ts', '.tsx', '.e2e.ts'];

const named = (text: string, what: RegExp) => Array.from(text.matchAll(what), ([, name = '']) => name);

describe.each(documents)('%s', document => {
  const text = readFileSync(document, 'utf8');

  it('links to files that are there', () => {
    const links = named(text, LINK).filter(link => !/^\w+:/.test(link));
    expect(links.filter(link => !existsSync(join(dirname(document), link)))).toEqual([]);
  });

  // A how-to also names files that its reader will write.
  it.skipIf(document.includes('howto'))('names paths that are there', () => {
    const paths = named(text, PATH).filter(path => !path.startsWith('test/bench/results'));
    expect(paths.filter(path => !ENDINGS.some(ending => existsSync(path + ending)))).toEqual([]);
  });
});

describe('the state', () => {
  const keys = Object.keys(
    makeRootReducer((_slice, reducer) => reducer as never).reducer(undefined, { type: 'first' }),
  );
  /** What stands between backticks in a column of a document's table. */
  const inColumn = (document: string, column: number) =>
    [...readFileSync(document, 'utf8').matchAll(/^\| (?!---|Slice|Key).*\|$/gm)].map(([row]) =>
      named(row.split(' | ')[column] ?? '', /`(\w+)`/g),
    );

  it('is described key by key', () => {
    expect(
      inColumn('docs/state.md', 0)
        .flat()
        .filter(key => keys.includes(key))
        .sort(),
    ).toEqual(keys.sort());
  });

  it('is where ARCHITECTURE.md says of each slice of the design', () => {
    const rows =
      readFileSync('ARCHITECTURE.md', 'utf8').split('## Where each feature lives')[1]?.split('\n## ')[0] ??
      '';
    const slices = [
      'auth',
      'catalogue',
      'cart',
      'order',
      'myOrders',
      'adminOrders',
      'inventory',
      'customers',
      'reports',
    ];
    for (const slice of slices) {
      const row = rows.split('\n').find(line => line.startsWith(`| ${slice} |`)) ?? '';
      const stated = named(row.split(' | ')[2] ?? '', /`(\w+)`/g);
      expect(stated, slice).not.toEqual([]);
      expect(
        stated.filter(key => !keys.includes(key)),
        slice,
      ).toEqual([]);
    }
  });
});

it('README.md names the page that replays a saved session', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('/replay');
});
