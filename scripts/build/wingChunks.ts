import { fileURLToPath } from 'node:url';

type ModuleInfo = { readonly importedIds: readonly string[] };
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const source = (relative: string) => fileURLToPath(new URL(`../../src/${relative}`, import.meta.url));

const ENTRY = source('main.tsx');
const STOREFRONT = source('app/StorefrontWing.tsx');
const BACK_OFFICE = source('app/BackOfficeWing.tsx');

/** Everything that loads at once with a module: what it imports, and what that imports, but nothing lazy. */
function loadedWith(root: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Names the chunk of a module that a first screen loads: `stack` for the packages of every first load, `common`
 * for what both wings need, `storefront` and `back-office` for their own. Left to itself the bundler makes a
 * chunk for each set of pages that share something, some thirty of a few hundred bytes each, which compress badly
 * and cost a request apiece. Null for everything that is loaded later, and for packages that only a wing reaches:
 * through an icon library's index each wing would seem to need the other's icons.
 */
export function wingChunks(): (id: string, graph: Graph) => string | null {
  let sets: { entry: Set<string>; storefront: Set<string>; backOffice: Set<string> } | undefined;
  return (id, graph) => {
    sets ??= {
      entry: loadedWith(ENTRY, graph),
      storefront: loadedWith(STOREFRONT, graph),
      backOffice: loadedWith(BACK_OFFICE, graph),
    };
    const { entry, storefront, backOffice } = sets;
    if (/[\\/]node_modules[\\/]/.test(id)) return entry.has(id) ? 'stack' : null;
    if (entry.has(id) || (storefront.has(id) && backOffice.has(id))) return 'common';
    if (storefront.has(id)) return 'storefront';
    return backOffice.has(id) ? 'back-office' : null;
  };
}
