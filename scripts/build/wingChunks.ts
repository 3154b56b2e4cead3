import { fileURLToPath } from 'node:url';

type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };
type Chunk = 'stack' | 'icons' | 'common' | 'storefront' | 'back-office';

const source = (relative: string) => fileURLToPath(new URL(`../../src/${relative}`, import.meta.url));

const ENTRY = source('main.tsx');
const STOREFRONT = source('app/StorefrontWing.tsx');
const BACK_OFFICE = source('app/BackOfficeWing.tsx');

/** Every module that a walk from `root` along `next` comes to, itself included. */
function reach(root: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...next(id));
  }
  return found;
}

function readGraph(graph: Graph) {
  const atOnce = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const ever = (id: string) => [...atOnce(id), ...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
  const wing = (root: string) => ({ first: reach(root, atOnce), ever: reach(root, ever) });
  return { entry: reach(ENTRY, atOnce), storefront: wing(STOREFRONT), backOffice: wing(BACK_OFFICE) };
}

/**
 * Names the chunk of a module that a first screen loads: `stack` for the packages of every first load, `common`
 * for what both wings use, `storefront` and `back-office` for what only one ever does, so that neither loads the
 * other's code. Left to itself the bundler makes a chunk for each set of pages that share something, some thirty of a
 * few hundred bytes each, which compress badly and cost a request apiece. `icons` is what only the wings reach of the
 * packages: through the icon library's index each wing seems to need the other's icons, so they stand together. Left
 * in the wing's own entry they would import, and be imported by, the wing's chunk, and be undefined when it first
 * runs. Null for what is loaded later.
 */
export function wingChunks(): (id: string, graph: Graph) => Chunk | null {
  let read: ReturnType<typeof readGraph> | undefined;
  return (id, graph) => {
    read ??= readGraph(graph);
    const { entry, storefront, backOffice } = read;
    if (/[\\/]node_modules[\\/]/.test(id)) {
      if (entry.has(id)) return 'stack';
      return storefront.first.has(id) || backOffice.first.has(id) ? 'icons' : null;
    }
    if (entry.has(id)) return 'common';
    if (storefront.first.has(id)) return backOffice.ever.has(id) ? 'common' : 'storefront';
    if (backOffice.first.has(id)) return storefront.ever.has(id) ? 'common' : 'back-office';
    return null;
  };
}
