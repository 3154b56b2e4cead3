import { setTimeout as delay } from 'node:timers/promises';
import { readFindings } from '../browser/probe';
import type { Sample } from '../figures/median';
import type { Shop } from '../serve/shop';
import { productTable } from './candidate';
import { heapBytes, openTable, type TableFindings, waitForWhole } from './measureTable';
import { makeStaffProfile } from './staffProfile';

const POLL_INTERVAL_MS = 20;
const UNTIL_CACHED_MS = 3000;
/** Where it is cut off: at this share of what it will read. */
const SHARE = 0.4;
/** As many orders as a mirror holds (`LATEST`), however many there are. */
const MOST_ORDERS = 20_000;

/** A first reading of all orders, cut off on its way by closing the page, and taken up again. */
export async function measureFirstSync(shop: Shop): Promise<Sample> {
  const table = productTable(shop.origin);
  const profile = await makeStaffProfile(shop.origin);
  try {
    await shop.resetReads();
    const began = Date.now();
    const before = await profile.measured(async browser => {
      const { page } = await openTable(browser, table, {});
      for (;;) {
        const findings = await readFindings<TableFindings>(page);
        const { progress = null, wholeMs = null } = findings ?? {};
        if (wholeMs !== null) return progress;
        if (
          progress &&
          progress.total > 0 &&
          progress.last >= Math.min(progress.total, MOST_ORDERS) * SHARE
        ) {
          await page.close();
          return progress;
        }
        await delay(POLL_INTERVAL_MS);
      }
    });
    const readBefore = await shop.reads();
    return await profile.measured(async browser => {
      const { page } = await openTable(browser, table, {});
      const whole = await waitForWhole(page);
      const syncMs = Date.now() - began;
      await delay(UNTIL_CACHED_MS);
      const ordersCached = await page.evaluate<number>(COUNT_ORDERS);
      const syncReads = await shop.reads();
      return {
        progressShown: before && before.total > 0 ? 1 : 0,
        readBeforeCut: before?.last ?? null,
        // What the first visit had brought is not read again: the second began where it stood.
        resumed: whole && syncReads - readBefore < ordersCached ? 1 : 0,
        ordersCached,
        syncReads,
        syncReadsBeyond: syncReads - ordersCached,
        syncMs,
        syncHeapBytes: await heapBytes(page),
      };
    });
  } finally {
    profile.remove();
  }
}

/** How many orders the heading says there are. */
const COUNT_ORDERS = `(() => {
  const said = /of ([\\d,]+) orders/.exec(document.querySelector('main').textContent);
  return said ? Number(said[1].replaceAll(',', '')) : 0;
})()`;
