import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as waitMs } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownerOf } from '../../scripts/emulator/owner';
import { bundle } from '../soak/bundles';
import {
  buyOne,
  CUSTOMERS,
  expectToldApart,
  openPhone,
  type Phone,
  signInOn,
  UNITS,
} from '../soak/lastUnits';
import { becomeBrowser, loadPage } from '../soak/stage';
import { officialAuth } from '../support/official';
import { openOfficialShop } from '../support/officialShop';

// By this name vitest.config.ts beside this file knows the bundle, and leaves it as it is.
const folder = mkdtempSync(join(tmpdir(), 'soak-'));
let pageUrl = '';
beforeAll(async () => {
  pageUrl = await bundle('page', folder);
  becomeBrowser();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The true time: the emulators have no other. */
const time = {
  nowMs: () => Date.now(),
  later: (delayMs: number) => waitMs(delayMs),
  settle: async () => {},
};
/** Where the machine is busy, those who met another may have to try many times. */
const LONGEST_MS = 600_000;
/** Its requests go where the SDK sends them. */
const network = { connect: () => {} };

it('sells the last 30 bottles to 30 of 50 customers who buy at once, and tells 20 why not', {
  timeout: LONGEST_MS,
}, async () => {
  const shop = await openOfficialShop();
  const accounts = ownerOf(officialAuth());
  await Promise.all(CUSTOMERS.map(one => accounts.putAccount({ ...one, emailVerified: true })));
  expect((await shop.read('inventory/1'))?.fields.inStock).toEqual({ integerValue: String(UNITS) });

  const phones: Phone[] = [];
  for (const one of CUSTOMERS) {
    const page = await loadPage(pageUrl, one.uid);
    const phone = await openPhone(one, { page, network, time, env: shop.source.env });
    expect(await signInOn(phone, one)).toMatchObject({ outcome: 'signedIn' });
    phones.push(phone);
  }
  await Promise.all(phones.map(buyOne));
  // All are told, though who met another may have had to try again.
  await vi.waitFor(
    () => {
      const statuses = phones.flatMap(({ tab }) => tab.entries().map(({ status }) => status));
      expect(statuses.filter(status => status !== 'done' && status !== 'failed')).toEqual([]);
    },
    { timeout: LONGEST_MS },
  );

  expectToldApart(phones);
  expect((await shop.read('inventory/1'))?.fields.inStock).toEqual({ integerValue: '0' });
  const orders = await shop.list('orders');
  expect(orders).toHaveLength(UNITS);
  expect(new Set(orders.map(({ fields }) => JSON.stringify(fields.userId))).size).toBe(UNITS);
});
