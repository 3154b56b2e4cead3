import { fileURLToPath } from 'node:url';

type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const source = (relative: string) => fileURLToPath(new URL(`../../src/${relative}`, import.meta.url));

const ENTRY = source('main.tsx');
const STOREFRONT = source('app/StorefrontWing.tsx');
const BACK_OFFICE = source('app/BackOfficeWing.tsx');

/** What every icon is made with. The icons themselves stay with the screens that show them. */
const ICON_BASE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/;

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
 * Names the chunk of a module that every first screen loads: `stack` for the packages, `common` for our own code
 * that both wings use, `storefront` for what stands around each page of the shop. Left to itself the bundler makes a chunk for each set of pages that share something, some
 * thirty of a few hundred bytes each, which compress badly and cost a request apiece. Null for what only one wing
 * uses: the bundler keeps that apart, so that neither wing loads the other's code.
 */
export function wingChunks(): (id: string, graph: Graph) => 'stack' | 'common' | 'storefront' | null {
  let read: ReturnType<typeof readGraph> | undefined;
  return (id, graph) => {
    read ??= readGraph(graph);
    const { entry, storefront, backOffice } = read;
    if (/[\\/]node_modules[\\/]/.test(id)) return entry.has(id) || ICON_BASE.test(id) ? 'stack' : null;
    const both =
      (storefront.first.has(id) && backOffice.ever.has(id)) ||
      (backOffice.first.has(id) && storefront.ever.has(id));
    if (entry.has(id) || both) return 'common';
    return storefront.first.has(id) ? 'storefront' : null;
  };
}
