import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleTags, onlyTagged, tagged } from '../../scripts/tagged.mjs';

const ROOT = join(import.meta.dirname, '../..');

const scripts = readdirSync(join(ROOT, 'scripts'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.(ts|mjs|sh)$/.test(entry.name))
  .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .concat('vite.config.ts')
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** The scripts that may name a path in `src`, and why. */
const MAY_NAME_PATHS: { readonly [path: string]: string } = {
  'scripts/tagged.mjs': 'has the table of the folders that are an area of the app',
  'scripts/fonts/subset.sh': 'writes the fonts of PDF files, by hand, and is no part of the build',
};

/** Type checking follows what is imported, and an editor that moves a file changes it. */
const IMPORTED = /(?:\bfrom |\bimport |\bimport\()'[^']+'/g;
const QUOTED = /(['"`])((?:(?!\1)[^\n])+)\1/g;

/** Whether a script names a file or folder of `src`, beyond what it imports: by its path from the root, or from `src`. */
function namesPath(script: string): boolean {
  const text = script.replaceAll(IMPORTED, '').replaceAll('\\', '');
  // Of a template, up to what is filled in.
  const quoted = Array.from(text.matchAll(QUOTED), ([, , inner = '']) => inner.split('${')[0] ?? '');
  return (
    /\bsrc\/\w/.test(text) ||
    quoted.some(path => /^[\w-]+\//.test(path) && existsSync(join(ROOT, 'src', path)))
  );
}

/** The tags that scripts ask for; where a part of a name is filled in, any text. */
const asked = scripts.flatMap(({ text }) =>
  Array.from(
    text.matchAll(/\b(?:tagged|onlyTagged|textTagged|ofTag)\((['`])([^'`]+)\1\)/g),
    ([, , tag = '']) => new RegExp(`^${tag.replaceAll(/\$\{[^}]*\}/g, '[a-z]+')}$`),
  ),
);

describe('a script of the build', () => {
  it('names no path in src, but for those that are said to', () => {
    const naming = scripts.filter(({ text }) => namesPath(text)).map(({ path }) => path);
    expect(naming.sort()).toEqual(Object.keys(MAY_NAME_PATHS).sort());
  });

  it('finds each tag that it asks for in src', () => {
    const tags = [...bundleTags().keys()];
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter(pattern => !tags.some(tag => pattern.test(tag)))).toEqual([]);
  });
});

describe('an @bundle tag', () => {
  it('is asked for by a script', () => {
    const tags = [...bundleTags().keys()];
    expect(tags.filter(tag => !asked.some(pattern => pattern.test(tag)))).toEqual([]);
  });

  it('that no file has, or that several have where one is asked for, stops the build', () => {
    expect(() => tagged('no-such-page')).toThrow('No file in src begins with "@bundle no-such-page".');
    expect(() => onlyTagged('no-such-page')).toThrow('No file in src');
    expect(() => onlyTagged('texts')).toThrow(/^Several files have "@bundle texts": .*plainText\.ts/);
    expect(onlyTagged('menu-page')).toMatch(/MenuPage\.tsx$/);
  });
});
