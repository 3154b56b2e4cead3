import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { withFreshBrowser } from '../browser/launch';
import { logNetwork } from '../browser/networkLog';
import { addProbe, waitForFinding } from '../browser/probe';
import { type Throttle, throttle } from '../browser/throttle';
import type { Sample } from '../figures/median';
import { finishedBy, wireBytes } from '../figures/requests';
import { gridTable, productTable, type TableCandidate } from '../office/candidate';
import { SLOW_TABLET } from '../office/measureTable';
import { forget, makeStaffProfile } from '../office/staffProfile';
import { openLine, SLOW_3G } from '../serve/line';
import type { Shop } from '../serve/shop';
import { productStorefront, type StorefrontCandidate, storefrontFloors } from '../storefront/candidate';
import { recordTrace } from './mainThread';

const FOLDER = fileURLToPath(new URL('../results', import.meta.url));
const TIMEOUT_MS = 120_000;
const UNTIL_CACHED_MS = 3000;
/** The backend's own page of the shop; of a floor, a missing one. */
const OF_NO_APP = '/__local/meter';

type Visit = {
  readonly label: string;
  readonly url: string;
  readonly probe: { readonly file: string; readonly options: object; readonly finding: string };
  readonly slow: Throttle;
};

async function traceVisit(context: BrowserContext, { label, url, probe, slow }: Visit): Promise<Sample> {
  const page = await context.newPage();
  // The origin's process is there before the recording: of one that starts meanwhile the beginning may be missing.
  await page.goto(new URL(OF_NO_APP, url).href);
  const session = await context.newCDPSession(page);
  const log = await logNetwork(session);
  await addProbe(page, probe.file, probe.options);
  await throttle(session, slow);
  const trace = await recordTrace(session);
  await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  const found = await waitForFinding<Record<string, number>>(page, probe.finding, TIMEOUT_MS);
  const untilMs = found?.[probe.finding];
  if (untilMs === undefined) throw new Error(`${label} was never there.`);
  const file = join(FOLDER, `${label.replaceAll(/\W+/g, '-')}.trace.json`);
  const times = await trace.stop({ url, untilMs, file });
  const came = finishedBy(log.requests(), untilMs);
  await page.close();
  return { ...times, requests: came.length, bytes: wireBytes(came) };
}

const untilApp = ({ label, url, live, before }: StorefrontCandidate): Visit => ({
  label: `${label}, cold, slow 3G`,
  url,
  probe: { file: 'use.js', options: { live, before: before ?? null }, finding: 'appMs' },
  slow: { cpu: 4 },
});

const untilRows = (table: TableCandidate, label: string, slow: Throttle = SLOW_TABLET): Visit => ({
  label,
  url: table.url,
  probe: { file: 'table.js', options: { row: table.row, whole: null }, finding: 'firstRowsMs' },
  slow,
});

export type Traced = Readonly<Record<string, Sample>>;

/** One visit each, recorded: where the time goes until a visitor's app is there, and its floor's. */
export async function traceStorefront(shop: Shop, floors: string): Promise<Traced> {
  mkdirSync(FOLDER, { recursive: true });
  const traced: Record<string, Sample> = {};
  for (const candidate of [productStorefront(shop.origin), ...storefrontFloors(floors)]) {
    if (!candidate.live) continue;
    const { origin } = new URL(candidate.url);
    const line = await openLine(origin, SLOW_3G);
    const visit = untilApp({ ...candidate, url: candidate.url.replace(origin, line.origin) });
    try {
      traced[visit.label] = await withFreshBrowser('phone', context => traceVisit(context, visit));
    } finally {
      await line.close();
    }
  }
  return traced;
}

/** The same until staff's first rows: of a later visit, of the vanilla floor, and of a cold one on slow 4G. */
export async function traceOffice(shop: Shop, floors: string, orders: number): Promise<Traced> {
  mkdirSync(FOLDER, { recursive: true });
  const table = productTable(shop.origin);
  const profile = await makeStaffProfile(shop.origin);
  try {
    const open = async (context: BrowserContext) => {
      const page = await context.newPage();
      await page.goto(table.url);
      await page.locator(table.row).nth(5).waitFor();
      await page.waitForTimeout(UNTIL_CACHED_MS);
      await page.close();
    };
    await profile.visit(open);
    const later = await profile.visit(context =>
      traceVisit(context, untilRows(table, 'product, later visit')),
    );
    const grid = gridTable(floors, 'vanilla', orders);
    const floor = await withFreshBrowser('desk', context =>
      traceVisit(context, untilRows(grid, 'floor: vanilla')),
    );
    await profile.visit(context => forget(context, shop.origin, 'session and orders'));
    const cold = await profile.visit(context =>
      traceVisit(
        context,
        untilRows(table, 'product, cold, slow 4G, orders kept', { ...SLOW_TABLET, network: 'slow4g' }),
      ),
    );
    return {
      'product, later visit': later,
      'floor: vanilla': floor,
      'product, cold, slow 4G, orders kept': cold,
    };
  } finally {
    profile.remove();
  }
}
