import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

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
