import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './sourceFiles';
import { circlesOf, foldersInCircles, importGraph } from './structure';

const graphOf = (...folders: readonly string[]) =>
  importGraph(folders.flatMap(folder => sourceFiles(folder)).filter(file => !isTest(file)));

/** A walk over a tree calls itself through its parts: within these folders files may import one another. */
const TREE_WALKS = ['local-firebase/rules/evaluate/', 'local-firebase/rules/syntax/'];

const isOneWalk = (files: readonly string[]) =>
  TREE_WALKS.some(folder => files.every(file => file.startsWith(folder)));

const file = (path: string, ...imported: readonly string[]) => ({
  path,
  text: imported.map(specifier => `import type { It } from '${specifier}';`).join('\n'),
});

describe('files', () => {
  it('in a circle are found, types included', () => {
    const files = [file('src/a.ts', './b'), file('src/b.ts', './c'), file('src/c.tsx', '@/b')];
    expect(circlesOf(importGraph(files))).toEqual([['src/b', 'src/c']]);
  });

  it('do not import each other in a circle', () => {
    const graph = graphOf('src', 'local-firebase');
    expect(graph.size).toBeGreaterThan(60);
    expect(circlesOf(graph).filter(circle => !isOneWalk(circle))).toEqual([]);
  });
});

describe('folders', () => {
  it('that import each other are found, also through what is in them', () => {
    const inside = [file('src/a/a.ts', './part/b'), file('src/a/part/b.ts', '@/a/c'), file('src/a/c.ts')];
    expect(foldersInCircles(importGraph(inside))).toEqual([
      'src/a ⇄ src/a/part: src/a/a → src/a/part/b, src/a/part/b → src/a/c',
    ]);
    const beside = [file('src/a/x/a.ts', '@/b/y/b'), file('src/b/y/b.ts'), file('src/b/z/c.ts', '@/a/d')];
    expect(foldersInCircles(importGraph([...beside, file('src/a/d.ts')]))).toEqual([
      'src/a ⇄ src/b: src/a/x/a → src/b/y/b, src/b/z/c → src/a/d',
    ]);
  });

  it('do not import each other', () => {
    expect(foldersInCircles(graphOf('src'))).toEqual([]);
  });
});
