import { posix } from 'node:path';
import { importsOf, type SourceFile, target } from './sourceFiles';

/** What each file imports of the others, types included; both as project paths without extension. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function importGraph(files: readonly SourceFile[]): ImportGraph {
  const byPath = new Map(files.map(file => [file.path.replace(/\.tsx?$/, ''), file]));
  return new Map(
    Array.from(byPath, ([path, file]) => [
      path,
      importsOf(file)
        .map(specifier => target(file, specifier).replace(/\.tsx?$/, ''))
        .filter(to => byPath.has(to)),
    ]),
  );
}

/** Every set of files that import each other in a circle, by Tarjan's algorithm. */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  /** Answers the earliest file on the stack that this one leads back to. */
  function visit(file: string): number {
    const place = order.size;
    order.set(file, place);
    stack.push(file);
    let earliest = place;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) earliest = Math.min(earliest, visit(next));
      else if (stack.includes(next)) earliest = Math.min(earliest, order.get(next) ?? place);
    }
    if (earliest === place) {
      const circle = stack.splice(stack.lastIndexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle);
    }
    return earliest;
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/**
 * The folders between which an import goes: those of the two files, and, where neither is in the other, the outermost ones
 * that hold only one of the two.
 */
function foldersBetween(from: string, to: string): (readonly [string, string])[] {
  const [here, there] = [posix.dirname(from), posix.dirname(to)];
  if (here === there) return [];
  const [own, other] = [here.split('/'), there.split('/')];
  const apart = own.findIndex((name, depth) => name !== other[depth]);
  if (apart === -1 || apart === other.length) return [[here, there]];
  const outermost = [own, other].map(names => names.slice(0, apart + 1).join('/'));
  return [
    [here, there],
    [outermost[0] ?? here, outermost[1] ?? there],
  ];
}

/** Every two folders that import each other, as `a ⇄ b: an import, an import back`. */
export function foldersInCircles(graph: ImportGraph): string[] {
  const imports = new Map<string, string>();
  for (const [from, targets] of graph)
    for (const to of targets)
      for (const [own, other] of foldersBetween(from, to)) imports.set(`${own} ${other}`, `${from} → ${to}`);
  return Array.from(imports).flatMap(([folders, there]) => {
    const [own = '', other = ''] = folders.split(' ');
    const back = imports.get(`${other} ${own}`);
    return back && own < other ? [`${own} ⇄ ${other}: ${there}, ${back}`] : [];
  });
}
