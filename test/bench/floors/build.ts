import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildSeed } from '../../../local-firebase/seed/buildSeed';
import { dayInIndia } from '../../../local-firebase/seed/day';
import { isDouble, type SeedValue } from '../../../local-firebase/seed/seedValue';
import { clientPage, prerenderedPage, staticPage, worker } from './storefront/page';
import { inventory } from './storefront/products';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PRODUCTION_ROUTER = 'node_modules/react-router/dist/production/index.mjs';
const SOURCE = fileURLToPath(new URL('.', import.meta.url));

/** What each grid is built from. */
const GRIDS = {
  vanilla: 'grids/vanilla.js',
  tanStack: 'grids/tanStack.jsx',
  agGrid: 'grids/agGrid.jsx',
  muiX: 'grids/muiX.jsx',
} as const;
export type Grid = keyof typeof GRIDS;

export type Floors = { readonly directory: string; readonly remove: () => void };

/** Builds the floors with the shop's own Vite and libraries, and lays them out as a site of their own. */
export async function buildFloors(grids: readonly Grid[], orders: number): Promise<Floors> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-floors-'));
  const put = (path: string, text: string) => {
    const file = join(directory, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  };

  const app = await buildScript(directory, 'storefront/app.jsx');
  put('storefront/inventory.json', JSON.stringify(inventory()));
  put('storefront/static/index.html', staticPage());
  put('storefront/client/index.html', clientPage(app));
  put('storefront/prerendered/index.html', prerenderedPage(app));
  put('storefront/prerendered/worker.js', worker(app));

  put(`grids/orders-${orders}.json`, JSON.stringify(seededOrders(orders)));
  for (const grid of grids) {
    put(`grids/${grid}/index.html`, gridPage(grid, await buildScript(directory, GRIDS[grid])));
  }
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

/** Each for itself: a floor loads one script, as small as it can be. */
async function buildScript(directory: string, source: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: SOURCE,
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic' } },
    // As the shop does: the package offers only the build with development's warnings.
    resolve: {
      alias: [{ find: /^react-router$/, replacement: join(ROOT, PRODUCTION_ROUTER) }],
    },
    build: {
      outDir: directory,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: join(SOURCE, source) },
    },
  });
  const [entry] = 'output' in built ? built.output : [];
  if (!entry) throw new Error(`Nothing came of building ${source}.`);
  return `/${entry.fileName}`;
}

const gridPage = (title: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;

/** The very orders that the shop is seeded with, as plain JSON. */
function seededOrders(count: number) {
  const { documents } = buildSeed(dayInIndia(Date.now()), { orders: count });
  return documents
    .filter(({ path }) => /^orders\/[^/]+$/.test(path))
    .map(({ path, fields }) => ({
      name: '',
      email: '',
      ...(plain(fields) as object),
      id: path.slice('orders/'.length),
    }));
}

function plain(value: SeedValue): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (isDouble(value)) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}
