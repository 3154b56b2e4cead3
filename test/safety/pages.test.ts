import { describe, expect, it } from 'vitest';
import { importsOf, isTest, sourceFiles, target } from './sourceFiles';

const MANIFEST = /\.(shop|staff)Page\.ts$/;
const ADDRESSES = 'src/lib/paths.ts';

const product = sourceFiles('src').filter(file => !isTest(file));
const manifests = product.filter(({ path }) => MANIFEST.test(path));
const others = product.filter(({ path }) => !MANIFEST.test(path));

/** What a manifest says after a word, up to the comma: an address or the import of the page's code. */
const said = (text: string, field: RegExp) => field.exec(text)?.[1] ?? '';
const pathOf = (text: string) => said(text, /\n {2}path: (.+),\n/);

/** The module that holds a page, from the project's root and without extension. */
const moduleOf = (file: (typeof manifests)[number]) =>
  target(file, said(file.text, /\n {2}load: \(\) => import\('([^']+)'\)/));

describe('a page', () => {
  it('has an address and its code in its manifest', () => {
    expect(manifests.length).toBeGreaterThan(15);
    const silent = manifests.filter(file => pathOf(file.text) === '' || moduleOf(file) === '');
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('has its address for itself', () => {
    const paths = manifests.map(({ text }) => pathOf(text));
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('is imported by its manifest alone: what else needs pages reads the manifests', () => {
    const pages = new Set(manifests.map(moduleOf));
    const importers = others.flatMap(file =>
      importsOf(file)
        .map(specifier => target(file, specifier))
        .filter(to => pages.has(to))
        .map(to => `${file.path} → ${to}`),
    );
    expect(importers).toEqual([]);
  });

  it('of the back office is in no list but that of the manifests', () => {
    const staff = manifests.filter(({ path }) => path.endsWith('.staffPage.ts'));
    const names = new Set(staff.map(({ text }) => /PATHS\.\w+/.exec(pathOf(text))?.[0]));
    const lists = others.filter(({ text }) => {
      const named = new Set(text.match(/PATHS\.\w+/g)?.filter(name => names.has(name)));
      return named.size > 3;
    });
    expect(lists.map(({ path }) => path)).toEqual([]);
  });

  it('of the back office has its address written out nowhere but with the other addresses', () => {
    const written = [...others, ...sourceFiles('scripts', { endings: /\.(tsx?|mjs)$/ })]
      .filter(({ path }) => path !== ADDRESSES)
      .filter(({ text }) => /['"`]\/admin\/\w/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
    expect(written.map(({ path }) => path)).toEqual([]);
  });
});
