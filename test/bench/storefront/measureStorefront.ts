import { setTimeout as delay } from 'node:timers/promises';
import { type BareBrowser, withBareBrowser, withFreshBareBrowser } from '../browser/bareBrowser';
import { launch, makeProfile, withFreshBrowser } from '../browser/launch';
import { logNetwork } from '../browser/networkLog';
import { addProbe, type Probed, readFindings, waitForFinding } from '../browser/probe';
import { type Throttle, throttle } from '../browser/throttle';
import type { Sample } from '../figures/median';
import {
  finishedBy,
  freshRead,
  isScript,
  type LoggedRequest,
  needsPreflight,
  wireBytes,
} from '../figures/requests';
import { sizesOf } from '../figures/sizes';
import { closing } from '../serve/closing';
import { openLine, SLOW_3G } from '../serve/line';
import type { StorefrontCandidate } from './candidate';

const BAD_PHONE: Throttle = { cpu: 4 };
const ONLINE_TIMEOUT_MS = 90_000;
const OFFLINE_TIMEOUT_MS = 10_000;
/** A list of one is a heading. */
const PRODUCTS_OF_A_LIST = 2;
/** A service worker may still be fetching what it stores: the next visit is tomorrow's, and the line is quick meanwhile. */
const UNTIL_NEXT_VISIT_MS = 3000;

type Seen = {
  readonly listMs: number | null;
  readonly orderNowMs: number | null;
  readonly lcpMs: number | null;
  readonly cls: number;
  readonly blockingMs: number;
};
type Used = { readonly liveMs: number | null; readonly appMs: number | null };
type Visit = { readonly seen: Seen | null; readonly requests: readonly LoggedRequest[] };

/**
 * One run, all of it over one slow line: a first visit, a second and one without a network on the same device; and one that uses the
 * page.
 */
export function measureStorefront(direct: StorefrontCandidate): Promise<Sample> {
  return closing(async opened => {
    const { origin } = new URL(direct.url);
    const line = await openLine(origin, SLOW_3G);
    opened(line.close);
    const candidate = { ...direct, url: direct.url.replace(origin, line.origin) };
    const { directory, remove } = makeProfile();
    opened(remove);
    const { cold, warm } = await withBareBrowser(directory, 'phone', async browser => {
      const first = await visit(browser, candidate);
      line.setSpeed(null);
      await delay(UNTIL_NEXT_VISIT_MS);
      line.setSpeed(SLOW_3G);
      return { cold: first, warm: await visit(browser, candidate) };
    });
    const offlineListMs = await listOffline(directory, candidate);
    const used = candidate.live && (await usePage(candidate));
    return {
      ...coldFigures(cold, candidate),
      warmListMs: warm.seen?.listMs ?? null,
      warmBytesBeforeList: wireBytes(finishedBy(warm.requests, warm.seen?.listMs ?? null)),
      offlineListMs,
      ...used?.times,
      ...(used && (await scriptSizes(used.scripts.map(url => url.replace(line.origin, origin))))),
      ...(candidate.orderNow && { orderNowWithoutScript: await orderNowWithoutScript(direct) }),
    };
  });
}

async function visit(browser: BareBrowser, candidate: StorefrontCandidate): Promise<Visit> {
  const page = await browser.newPage();
  const log = await logNetwork(page.session);
  await probe(page, candidate);
  await throttle(page.session, BAD_PHONE);
  await page.goto(candidate.url);
  await waitForFinding<Seen>(page, 'listMs', ONLINE_TIMEOUT_MS);
  await log.rest();
  const seen = await readFindings<Seen>(page);
  await page.close();
  return { seen, requests: log.requests() };
}

/** At full speed. By Playwright, which takes the network from the service worker too. */
async function listOffline(directory: string, candidate: StorefrontCandidate): Promise<number | null> {
  const context = await launch(directory, 'phone');
  await context.setOffline(true);
  const page = await context.newPage();
  await probe(page, candidate);
  // Without a service worker there is no page at all; the findings say so.
  await page.goto(candidate.url, { waitUntil: 'commit' }).catch(() => null);
  const seen = await waitForFinding<Seen>(page, 'listMs', OFFLINE_TIMEOUT_MS);
  await context.close();
  return seen?.listMs ?? null;
}

const probe = (page: Probed, { list, orderNow }: StorefrontCandidate) =>
  addProbe(page, 'visit.js', { list, orderNow: orderNow ?? null, atLeast: PRODUCTS_OF_A_LIST });

function coldFigures({ seen, requests }: Visit, { isFirebase }: StorefrontCandidate): Sample {
  const fresh = freshRead(requests);
  return {
    coldListMs: seen?.listMs ?? null,
    coldLcpMs: seen?.lcpMs ?? null,
    coldCls: seen?.cls ?? null,
    coldBlockingMs: seen?.blockingMs ?? null,
    coldBytes: wireBytes(requests),
    coldRequests: requests.length,
    ...(seen?.orderNowMs !== undefined && isFirebase && { orderNowMs: seen.orderNowMs }),
    ...(isFirebase && { firebaseBytes: wireBytes(requests.filter(({ url }) => isFirebase(url))) }),
    ...(fresh && { freshRoundTrips: needsPreflight(fresh) ? 2 : 1, freshStartMs: fresh.startedMs }),
  };
}

/** How long until what can be pressed does something, until the app is what does it, and the scripts that had come by then. */
async function usePage({ url, live, before }: StorefrontCandidate) {
  return await withFreshBareBrowser('phone', async browser => {
    const page = await browser.newPage();
    const log = await logNetwork(page.session);
    await addProbe(page, 'use.js', { live, before: before ?? null });
    await throttle(page.session, BAD_PHONE);
    await page.goto(url);
    const used = await waitForFinding<Used>(page, 'appMs', ONLINE_TIMEOUT_MS);
    const { liveMs = null, appMs = null } = used ?? {};
    const scripts = finishedBy(log.requests(), appMs).filter(isScript);
    return { times: { liveMs, appMs }, scripts: scripts.map(script => script.url) };
  });
}

async function scriptSizes(urls: readonly string[]): Promise<Sample> {
  const { brotli, gzip } = await sizesOf(urls);
  return { scriptBrotli: brotli, scriptGzip: gzip };
}

/** 1 where the page's own HTML has the link: it works before any script has come, and without. */
async function orderNowWithoutScript({ url, orderNow = '' }: StorefrontCandidate): Promise<number> {
  return await withFreshBrowser('phone', async context => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return (await page.locator(orderNow).count()) > 0 ? 1 : 0;
  });
}
