import { withFreshBrowser } from './browser/launch';
import { medians, type Sample } from './figures/median';
import { routeSizes } from './figures/routeSizes';
import { buildFloors } from './floors/build';
import { gridTable } from './office/candidate';
import { measureFirstSync } from './office/firstSync';
import { makeStaffDevice } from './office/measureOffice';
import { measureTable } from './office/measureTable';
import type { Options } from './options';
import { serveFolder } from './serve/folder';
import { openShop, type Shop } from './serve/shop';
import { productStorefront, type StorefrontCandidate, storefrontFloors } from './storefront/candidate';
import { runLighthouse } from './storefront/lighthouse';
import { measureStorefront } from './storefront/measureStorefront';

/** What the goals are stated for. */
const ORDERS = 10_000;
/** As few as a seeded shop can have: the app with next to nothing in it. */
const FEWEST_ORDERS = 24;

export type Measured = { readonly median: Sample; readonly runs: readonly Sample[] };
/** By label, in the order they are shown: the product first. */
export type Compared = Readonly<Record<string, Measured>>;

export type Results = {
  readonly storefront: Compared | null;
  readonly office: Compared | null;
  readonly firstSync: { readonly orders: number; readonly figures: Sample } | null;
  readonly large: { readonly orders: number; readonly compared: Compared; readonly startMs: number } | null;
};

export async function measureEverything(options: Options): Promise<Results> {
  const floors = await buildFloors(options.grids, ORDERS);
  const site = await serveFolder(floors.directory);
  const shop = await openShop(ORDERS);
  try {
    const storefront =
      options.only === 'office' ? null : await compareStorefronts(options, shop, site.origin);
    if (options.only === 'storefront') return { storefront, office: null, firstSync: null, large: null };
    const office = await compareTables(options, shop, site.origin);
    if (options.orders === ORDERS) {
      say('first synchronisation');
      const figures = await measureFirstSync(shop);
      return { storefront, office, firstSync: { orders: ORDERS, figures }, large: null };
    }
    return { storefront, office, ...(await compareLarge(options, shop)) };
  } finally {
    await shop.stop();
    await site.close();
    floors.remove();
  }
}

async function compareStorefronts(options: Options, shop: Shop, floors: string): Promise<Compared> {
  const candidates: readonly StorefrontCandidate[] = [
    productStorefront(shop.origin),
    ...storefrontFloors(floors),
    ...options.peers.map(({ label, url, selector }) => ({ label, url, list: selector, lighthouse: true })),
  ];
  const samples = await inTurns(options.runs, candidates, async candidate => ({
    ...(await measureStorefront(candidate)),
    ...(options.lighthouse && candidate.lighthouse && (await runLighthouse(candidate.url))),
  }));
  const { firebase } = routeSizes();
  return summed(samples, { product: { firebaseBrotli: firebase } });
}

async function compareTables(options: Options, shop: Shop, floors: string): Promise<Compared> {
  const query = await shop.anOrderId();
  const empty = await openShop(FEWEST_ORDERS);
  const device = await makeStaffDevice(shop);
  const emptyDevice = await makeStaffDevice(empty);
  const grids = options.grids.map(grid => gridTable(floors, grid, ORDERS));
  const product = {
    label: 'product',
    measure: async () => {
      const sample = await device.measure(query);
      const { heapBytes } = await emptyDevice.measure(await empty.anOrderId());
      const over = (sample.heapBytes ?? Number.NaN) - (heapBytes ?? Number.NaN);
      return {
        ...sample,
        heapOverEmptyBytes: Number.isNaN(over) ? null : over,
        ...(await device.measureCold()),
        ...(await device.measureReads()),
      };
    },
  };
  try {
    const samples = await inTurns(
      options.runs,
      [
        product,
        ...grids.map(grid => ({
          label: grid.label,
          measure: () => withFreshBrowser('desk', context => measureTable(context, grid, query)),
        })),
      ],
      candidate => candidate.measure(),
    );
    return summed(samples, { product: { routeBrotli: routeSizes().orders } });
  } finally {
    device.remove();
    emptyDevice.remove();
    await empty.stop();
  }
}

/** A shop of many more orders, in turns with that of 10,000; and what a first visit to it is like. */
async function compareLarge(options: Options, usual: Shop): Promise<Pick<Results, 'firstSync' | 'large'>> {
  const { orders } = options;
  const shop = await openShop(orders);
  try {
    say(`first synchronisation with ${orders} orders`);
    const figures = await measureFirstSync(shop);
    const parties = await Promise.all(
      [
        { label: 'product', shop },
        { label: `product, ${ORDERS} orders`, shop: usual },
      ].map(async party => ({
        ...party,
        device: await makeStaffDevice(party.shop),
        query: await party.shop.anOrderId(),
      })),
    );
    const samples = await inTurns(options.runs, parties, async ({ device, query }) => ({
      ...(await device.measure(query)),
      ...(await device.measureReads()),
    }));
    for (const { device } of parties) device.remove();
    const compared = summed(samples, {});
    const [large, small] = Object.values(compared).map(({ median }) => median.firstRowsMs ?? Number.NaN);
    const ratio = (large ?? Number.NaN) / (small ?? Number.NaN);
    return {
      firstSync: { orders, figures },
      large: {
        orders,
        startMs: shop.startMs,
        compared: withFigures(compared, 'product', { firstRowsRatio: Number.isNaN(ratio) ? null : ratio }),
      },
    };
  } finally {
    await shop.stop();
  }
}

type Samples = ReadonlyMap<string, readonly Sample[]>;

/** Measures each once, then each again: what disturbs the machine for a while disturbs all of them. */
async function inTurns<Candidate extends { readonly label: string }>(
  runs: number,
  candidates: readonly Candidate[],
  measure: (candidate: Candidate) => Promise<Sample>,
): Promise<Samples> {
  const samples = new Map<string, Sample[]>(candidates.map(({ label }) => [label, []]));
  for (let run = 1; run <= runs; run++) {
    for (const candidate of candidates) {
      say(`run ${run} of ${runs}: ${candidate.label}`);
      samples.get(candidate.label)?.push(await measure(candidate));
    }
  }
  return samples;
}

function summed(samples: Samples, known: Readonly<Record<string, Sample>>): Compared {
  return Object.fromEntries(
    Array.from(samples, ([label, runs]) => [label, { median: { ...medians(runs), ...known[label] }, runs }]),
  );
}

function withFigures(compared: Compared, label: string, figures: Sample): Compared {
  const measured = compared[label];
  if (!measured) throw new Error(`Nothing was measured of ${label}.`);
  return { ...compared, [label]: { ...measured, median: { ...measured.median, ...figures } } };
}

const say = (what: string): void => console.error(`  ${new Date().toISOString().slice(11, 19)}  ${what}`);
