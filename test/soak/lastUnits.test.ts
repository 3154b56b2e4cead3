import { afterAll, expect, it } from 'vitest';
import { buyOne, CUSTOMERS, expectToldApart, openPhone, type Phone, signInOn, UNITS } from './lastUnits';
import { createNetwork } from './network';
import { openShop } from './shop';
import { openStage } from './stage';

const MINUTE_MS = 60_000;

const stage = await openStage();
afterAll(() => stage.close());

/** Latencies that differ from one request to the next, the same in every run. */
function aLatency(): () => number {
  let drawn = 7;
  return () => {
    drawn = (drawn * 75 + 74) % 65_537;
    return 2 + (drawn % 60);
  };
}

it('sells the last 30 bottles to 30 of 50 customers who buy at once, and tells 20 why not', async () => {
  const { time } = stage;
  const shop = await openShop(stage.backend, time, { customers: CUSTOMERS, stock: UNITS });
  const broken: string[] = [];
  const latencyMs = aLatency();
  const network = createNetwork({ shop, time, latencyMs, broken: promise => void broken.push(promise) });
  globalThis.fetch = network.fetch;

  const phones: Phone[] = [];
  for (const one of CUSTOMERS) {
    const page = await stage.loadPage(one.uid);
    const phone = await time.drive(openPhone(one, { page, network, time }), MINUTE_MS);
    if (!phone) throw new Error(`The phone of ${one.uid} does not start.`);
    expect(await time.drive(signInOn(phone, one), MINUTE_MS)).toMatchObject({ outcome: 'signedIn' });
    phones.push(phone);
  }
  await time.drive(Promise.all(phones.map(buyOne)), MINUTE_MS);
  await time.pass(5 * MINUTE_MS);

  expectToldApart(phones);
  expect(shop.stockOf('1')).toBe(0);
  expect(shop.orders()).toHaveLength(UNITS);
  expect(broken).toEqual([]);
});
