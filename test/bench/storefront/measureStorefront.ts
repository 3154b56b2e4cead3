import type { BrowserContext } from '@playwright/test';
import { withFreshBareBrowser } from '../browser/bareBrowser';
import { withFreshBrowser } from '../browser/launch';
import { logNetwork } from '../browser/networkLog';
import { addProbe, readFindings, waitForFinding } from '../browser/probe';
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
import type { StorefrontCandidate } from './candidate';

const BAD_PHONE: Throttle = { network: 'slow3g', cpu: 4 };
const ONLINE_TIMEOUT_MS = 90_000;
const OFFLINE_TIMEOUT_MS = 10_000;
/** A list of one is a heading. */
const PRODUCTS_OF_A_LIST = 2;
/** A service worker may still be fetching what it keeps: the next visit is tomorrow's. */
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

/** One run: a first visit, a second and one without a network in the same browser; and one that uses the page. */
export async function measureStorefront(candidate: StorefrontCandidate): Promise<Sample> {
  const looked = await withFreshBrowser('phone', async context => {
    const cold = await visit(context, candidate, BAD_PHONE);
    await new Promise(resolve => setTimeout(resolve, UNTIL_NEXT_VISIT_MS));
    const warm = await visit(context, candidate, BAD_PHONE);
    await context.setOffline(true);
    const offline = await visit(context, candidate, null);
    return { cold, warm, offline };
  });
  return {
    ...coldFigures(looked.cold, candidate),
    warmListMs: looked.warm.seen?.listMs ?? null,
    warmBytesBeforeList: wireBytes(finishedBy(looked.warm.requests, looked.warm.seen?.listMs ?? null)),
    offlineListMs: looked.offline.seen?.listMs ?? null,
    ...(candidate.live && (await usePage(candidate))),
    ...(candidate.orderNow && { orderNowWithoutScript: await orderNowWithoutScript(candidate) }),
  };
}

async function visit(
  context: BrowserContext,
  { url, list, orderNow }: StorefrontCandidate,
  slow: Throttle | null,
): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = await logNetwork(session);
  await addProbe(page, 'visit.js', { list, orderNow: orderNow ?? null, atLeast: PRODUCTS_OF_A_LIST });
  if (slow) await throttle(session, slow);
  // Offline without a service worker there is no page at all; the findings say so.
  await page.goto(url, { waitUntil: 'commit', timeout: ONLINE_TIMEOUT_MS }).catch(() => null);
  await waitForFinding<Seen>(page, 'listMs', slow ? ONLINE_TIMEOUT_MS : OFFLINE_TIMEOUT_MS);
  if (slow) await log.rest();
  const seen = await readFindings<Seen>(page);
  await page.close();
  return { seen, requests: log.requests() };
}

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

/** How long until what can be pressed does something, until the app is what does it, and what script had come by then. */
async function usePage({ url, live, before }: StorefrontCandidate): Promise<Sample> {
  return await withFreshBareBrowser('phone', async browser => {
    const page = await browser.newPage();
    const log = await logNetwork(page.session);
    await addProbe(page, 'use.js', { live, before: before ?? null });
    await throttle(page.session, BAD_PHONE);
    await page.goto(url);
    const used = await waitForFinding<Used>(page, 'appMs', ONLINE_TIMEOUT_MS);
    const { liveMs = null, appMs = null } = used ?? {};
    const scripts = finishedBy(log.requests(), appMs).filter(isScript);
    const sizes = await sizesOf(scripts.map(script => script.url));
    return { liveMs, appMs, scriptBrotli: sizes.brotli, scriptGzip: sizes.gzip };
  });
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
