import { setTimeout as delay } from 'node:timers/promises';
import { orderNumber } from '../../../src/domain/order/orderNumber';
import type { Sample } from '../figures/median';
import type { Shop } from '../serve/shop';
import { productTable } from './candidate';
import { measureTable, openTable, SLOW_TABLET, waitForRows, waitForWhole } from './measureTable';
import { forget, makeStaffProfile, type StaffProfile } from './staffProfile';

/** Long enough for what is still written to the device after the list is shown. */
const UNTIL_CACHED_MS = 3000;

/** A device on which staff are signed in and every order has been read. */
export type StaffDevice = {
  /** One run: a later visit, as every morning. */
  measure(orderId: string): Promise<Sample>;
  /** Cold on slow 4G: with nothing but the session, and with the orders kept. */
  measureCold(): Promise<Sample>;
  /** The documents billed for a later visit, with nothing changed and with one order changed. */
  measureReads(): Promise<Sample>;
  remove(): void;
};

export async function makeStaffDevice(shop: Shop): Promise<StaffDevice> {
  const table = productTable(shop.origin);
  const profile = await makeStaffProfile(shop.origin);
  await openAndKeep();

  /** Opens the list at full speed and lets it be kept; answers what was billed. */
  async function openAndKeep(): Promise<number> {
    return await profile.measured(async browser => {
      await shop.resetReads();
      const { page } = await openTable(browser, table, {});
      if (!(await waitForWhole(page))) throw new Error('The list of orders was never whole.');
      await delay(UNTIL_CACHED_MS);
      const reads = await shop.reads();
      await page.close();
      return reads;
    });
  }

  async function cold(device: StaffProfile, keep: 'session' | 'session and orders'): Promise<number | null> {
    await device.visit(context => forget(context, shop.origin, keep));
    return await device.measured(async browser => {
      const { page } = await openTable(browser, table, { ...SLOW_TABLET, network: 'slow4g' });
      const rows = await waitForRows(page);
      await delay(UNTIL_CACHED_MS);
      await page.close();
      return rows?.firstRowsMs ?? null;
    });
  }

  return {
    measure: orderId => profile.measured(browser => measureTable(browser, table, orderNumber(orderId))),
    async measureCold() {
      const slow4gCachedMs = await cold(profile, 'session and orders');
      const other = await makeStaffProfile(shop.origin);
      try {
        return { slow4gCachedMs, slow4gMs: await cold(other, 'session') };
      } finally {
        other.remove();
        // The files of the app are kept again, for the next visit.
        await openAndKeep();
      }
    },
    async measureReads() {
      await openAndKeep();
      const overlap = await shop.ordersInOverlap();
      const laterReads = await openAndKeep();
      await shop.changeAnOrder();
      const laterReadsOneChanged = await openAndKeep();
      return { laterReads, laterReadsOneChanged, laterReadsBeyond: laterReadsOneChanged - 1 - overlap };
    },
    remove: () => profile.remove(),
  };
}
