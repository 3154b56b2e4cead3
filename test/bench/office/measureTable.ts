import { setTimeout as delay } from 'node:timers/promises';
import type { BareBrowser, BarePage } from '../browser/bareBrowser';
import { logNetwork } from '../browser/networkLog';
import { addProbe, readFindings, waitForFinding } from '../browser/probe';
import { type Throttle, throttle } from '../browser/throttle';
import type { Sample } from '../figures/median';
import { isScript, type LoggedRequest } from '../figures/requests';
import { sizesOf } from '../figures/sizes';
import type { TableCandidate } from './candidate';

export const SLOW_TABLET: Throttle = { cpu: 4 };
const TIMEOUT_MS = 180_000;
/** What a page does as soon as its rows are all there is part of its load. */
const AFTER_LOAD_MS = 1500;
const AFTER_SCROLL_MS = 300;

type Progress = { readonly first: number; readonly last: number; readonly total: number };
export type TableFindings = {
  readonly firstRowsMs: number | null;
  readonly allRowsMs: number | null;
  readonly wholeMs: number | null;
  readonly blockingMs: number;
  readonly progress: Progress | null;
};
export type TablePage = {
  readonly page: BarePage;
  readonly requests: () => readonly LoggedRequest[];
};

/** Opens a table in a page of its own and, for what asks for more, leaves it open. */
export async function openTable(
  browser: BareBrowser,
  { url, row, whole }: TableCandidate,
  slow: Throttle,
): Promise<TablePage> {
  const page = await browser.newPage();
  const log = await logNetwork(page.session);
  await addProbe(page, 'table.js', { row, whole: whole ?? null });
  await throttle(page.session, slow);
  await page.goto(url);
  return { page, requests: log.requests };
}

/** Null when the first rows did not come in time. */
export const waitForRows = (page: BarePage): Promise<TableFindings | null> =>
  waitForFinding<TableFindings>(page, 'firstRowsMs', TIMEOUT_MS);

/** Null when what the page has to show was not all there in time. */
export const waitForWhole = (page: BarePage): Promise<TableFindings | null> =>
  waitForFinding<TableFindings>(page, 'wholeMs', TIMEOUT_MS);

/** What is alive, in bytes, after a collection. */
export async function heapBytes({ session }: BarePage): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** First rows, blocking, nodes, heap; then two seconds of scrolling; then one keystroke that leaves one row. */
export async function measureTable(
  browser: BareBrowser,
  candidate: TableCandidate,
  query: string,
): Promise<Sample> {
  const { page, requests } = await openTable(browser, candidate, SLOW_TABLET);
  const rows = await waitForWhole(page);
  if (!rows) {
    await page.close();
    return { firstRowsMs: null };
  }
  await delay(AFTER_LOAD_MS);
  const settled = (await readFindings<TableFindings>(page)) ?? rows;
  const domNodes = await page.evaluate<number>('document.querySelectorAll("*").length');
  const heap = await heapBytes(page);
  const scroll = await page.evaluate<{ p95Ms: number; worstMs: number }>('benchScroll()');
  await delay(AFTER_SCROLL_MS);
  const filterMs = await page.evaluate<number | null>(
    `benchFilter(${JSON.stringify(candidate.search)}, ${JSON.stringify(query)})`,
  );
  const sizes = await sizesOf(
    requests()
      .filter(isScript)
      .map(({ url }) => url),
  );
  await page.close();
  return {
    firstRowsMs: rows.firstRowsMs,
    allRowsMs: rows.allRowsMs,
    wholeMs: rows.wholeMs,
    blockingMs: settled.blockingMs,
    domNodes,
    heapBytes: heap,
    scrollP95Ms: scroll.p95Ms,
    scrollWorstMs: scroll.worstMs,
    filterMs,
    scriptBrotli: sizes.brotli,
  };
}
