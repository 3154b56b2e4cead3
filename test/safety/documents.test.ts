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

describe('the keys of the state', () => {
  const keys = Object.keys(
    makeRootReducer((_slice, reducer) => reducer as never).reducer(undefined, { type: 'first' }),
  );
  /** The rows of the first table below a line of a document, without its head. */
  const tableBelow = (document: string, line: string) =>
    /(?:^\|.*\n)+/m
      .exec(readFileSync(document, 'utf8').split(`${line}\n`)[1] ?? '')?.[0]
      .trim()
      .split('\n')
      .slice(2)
      .map(row => row.slice(2).split(' | ')) ?? [];

  it('are those that docs/state.md describes', () => {
    const described = tableBelow('docs/state.md', '# State, and what is stored on a device');
    expect(described.flatMap(([key = '']) => named(key, /`(\w+)`/g)).sort()).toEqual(keys.sort());
  });

  it('hold every slice that ARCHITECTURE.md names, and it names those of the design', () => {
    const slices = tableBelow('ARCHITECTURE.md', '## Where each feature lives');
    expect(slices.map(([slice]) => slice)).toEqual(
      expect.arrayContaining(
        'auth catalogue cart order myOrders adminOrders inventory customers reports'.split(' '),
      ),
    );
    for (const [slice, , where = ''] of slices) {
      expect(named(where, /`(\w+)`/g), slice).not.toEqual([]);
      expect(keys, slice).toEqual(expect.arrayContaining(named(where, /`(\w+)`/g)));
    }
  });
});

it('README.md names the page that replays a saved session', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('/replay');
});
