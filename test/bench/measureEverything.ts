import { withFreshBareBrowser } from './browser/bareBrowser';
import { medians, type Sample } from './figures/median';
import { routeSizes } from './figures/routeSizes';
import { buildFloors } from './floors/build';
import { gridTable } from './office/candidate';
import { measureFirstSync } from './office/firstSync';
import { makeStaffDevice } from './office/measureOffice';
import { measureTable } from './office/measureTable';
import type { Options } from './options';
import { closing } from './serve/closing';
import { serveFolder } from './serve/folder';
import { openShop, type Shop } from './serve/shop';
import { productStorefront, type StorefrontCandidate, storefrontFloors } from './storefront/candidate';
import { runLighthouse } from './storefront/lighthouse';
import { measureStorefront } from './storefront/measureStorefront';
import { type Traced, traceOffice, traceStorefront } from './trace/traceVisits';

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
  /** Where the time went of one recorded visit each, by label. */
  readonly traced?: Traced;
  readonly large: { readonly orders: number; readonly compared: Compared; readonly startMs: number } | null;
};

export function measureEverything(options: Options): Promise<Results> {
  return closing(async opened => {
    const floors = await buildFloors(options.grids, ORDERS);
    opened(floors.remove);
    const site = await serveFolder(floors.directory);
    opened(site.close);
    const shop = await openShop(ORDERS);
    opened(shop.stop);
    const storefront =
      options.only === 'office' ? null : await compareStorefronts(options, shop, site.origin);
    const traced = options.trace ? await traceVisits(options, shop, site.origin) : {};
    if (options.only === 'storefront') {
      return { storefront, traced, office: null, firstSync: null, large: null };
    }
    const office = await compareTables(options, shop, site.origin);
    if (options.orders !== ORDERS) {
      return { storefront, traced, office, ...(await compareLarge(options, shop)) };
    }
    say('first synchronisation');
    return {
      storefront,
      traced,
      office,
      firstSync: { orders: ORDERS, figures: await measureFirstSync(shop) },
      large: null,
    };
  });
}

async function traceVisits({ only }: Options, shop: Shop, floors: string): Promise<Traced> {
  say('traces');
  return {
    ...(only !== 'office' && (await traceStorefront(shop, floors))),
    ...(only !== 'storefront' && (await traceOffice(shop, floors, ORDERS))),
  };
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

function compareTables(options: Options, shop: Shop, floors: string): Promise<Compared> {
  return closing(async opened => {
    const query = await shop.anOrderId();
    const empty = await openShop(FEWEST_ORDERS);
    opened(empty.stop);
    const emptyQuery = await empty.anOrderId();
    const device = await makeStaffDevice(shop);
    opened(device.remove);
    const emptyDevice = await makeStaffDevice(empty);
    opened(emptyDevice.remove);

    const measureProduct = async (): Promise<Sample> => {
      const sample = await device.measure(query);
      const { heapBytes } = await emptyDevice.measure(emptyQuery);
      return {
        ...sample,
        heapOverEmptyBytes: difference(sample.heapBytes, heapBytes),
        ...(await device.measureCold()),
        ...(await device.measureReads()),
      };
    };
    const grids = options.grids.map(grid => gridTable(floors, grid, ORDERS));
    const samples = await inTurns(
      options.runs,
      [
        { label: 'product', measure: measureProduct },
        ...grids.map(grid => ({
          label: grid.label,
          measure: () => withFreshBareBrowser('desk', browser => measureTable(browser, grid, query)),
        })),
      ],
      candidate => candidate.measure(),
    );
    return summed(samples, { product: { routeBrotli: routeSizes().orders } });
  });
}

/** A shop of many more orders, in turns with that of 10,000; and what a first visit to it is like. */
function compareLarge({ orders, runs }: Options, usual: Shop): Promise<Pick<Results, 'firstSync' | 'large'>> {
  return closing(async opened => {
    const shop = await openShop(orders);
    opened(shop.stop);
    say(`first synchronisation with ${orders} orders`);
    const firstSync = { orders, figures: await measureFirstSync(shop) };

    const party = async (label: string, where: Shop) => {
      const device = await makeStaffDevice(where);
      opened(device.remove);
      return { label, device, query: await where.anOrderId() };
    };
    const large = await party('product', shop);
    const small = await party(`product, ${ORDERS} orders`, usual);
    const samples = await inTurns(runs, [large, small], async ({ device, query }) => ({
      ...(await device.measure(query)),
      ...(await device.measureReads()),
    }));
    const firstRowsRatio = quotient(firstRowsOf(samples, large.label), firstRowsOf(samples, small.label));
    return {
      firstSync,
      large: { orders, startMs: shop.startMs, compared: summed(samples, { product: { firstRowsRatio } }) },
    };
  });
}

type Known = number | null | undefined;

const isKnown = (value: Known): value is number => value !== null && value !== undefined;

const difference = (one: Known, other: Known): number | null =>
  isKnown(one) && isKnown(other) ? one - other : null;

const quotient = (one: Known, other: Known): number | null => (isKnown(one) && other ? one / other : null);

const firstRowsOf = (samples: Samples, label: string): Known => medians(samples.get(label) ?? []).firstRowsMs;

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

const say = (what: string): void => console.error(`  ${new Date().toISOString().slice(11, 19)}  ${what}`);
