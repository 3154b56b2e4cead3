import { expect, it } from 'vitest';
import { importsOf, isTest, sourceFiles, target } from './sourceFiles';

/** A walk over a tree calls itself through its parts: within these folders files may import one another. */
const TREE_WALKS = ['local-firebase/rules/evaluate/', 'local-firebase/rules/syntax/'];

const isOneWalk = (from: string, to: string) =>
  TREE_WALKS.some(folder => from.startsWith(folder) && to.startsWith(folder));

/** What each file imports for its values, as project paths; types are erased and cannot tie a knot. */
function graph(): Map<string, string[]> {
  const files = [...sourceFiles('src'), ...sourceFiles('local-firebase')].filter(file => !isTest(file));
  const byPath = new Map(files.map(file => [file.path.replace(/\.tsx?$/, ''), file]));
  return new Map(
    Array.from(byPath, ([path, file]) => [
      path,
      importsOf(file)
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ specifier }) => target(file, specifier))
        .filter(to => byPath.has(to) && !isOneWalk(path, to)),
    ]),
  );
}

function findCycle(edges: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
}

it('finds a cycle where there is one', () => {
  const knot = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCycle(knot)).toEqual(['b', 'c', 'b']);
});

it('finds none in the product', () => {
  const edges = graph();
  expect(edges.size).toBeGreaterThan(60);
  expect(findCycle(edges)).toBeNull();
});
