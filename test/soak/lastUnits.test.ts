import { IDBFactory } from 'fake-indexeddb';
import { afterAll, expect, it } from 'vitest';
import { createDevice } from './device';
import { createNetwork } from './network';
import { type Customer, customer, openShop } from './shop';
import { openStage } from './stage';
import { openTab } from './tab';

const CUSTOMERS = Array.from({ length: 50 }, (_, n) => customer(`customer-${n + 1}`));
const UNITS = 30;
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

  /** A phone of the customer's own. */
  async function aPhone({ uid, email, password }: Customer) {
    globalThis.indexedDB = new IDBFactory();
    const opening = openTab({
      page: await stage.loadPage(uid),
      host: `${uid}.test`,
      device: createDevice({ time, hasLocks: true }),
      network,
      time,
      chance: () => 0.5,
      orderId: () => '',
      watch: () => {},
    });
    const tab = await time.drive(opening, MINUTE_MS);
    if (!tab) throw new Error(`The phone of ${uid} does not start.`);
    // Auth opens its database at the first sign-in, and it has to be this phone's.
    const signIn = tab.store.dispatch(tab.page.signIn('storefront', email, password));
    expect(await time.drive(signIn, MINUTE_MS)).toMatchObject({ outcome: 'signedIn' });
    return { tab, uid };
  }

  const phones: Awaited<ReturnType<typeof aPhone>>[] = [];
  for (const one of CUSTOMERS) phones.push(await aPhone(one));
  const saved = phones.map(({ tab: { store, page }, uid }, n) => {
    const id = `T${String(n).padStart(11, '0')}`;
    const payload = {
      id,
      userId: uid,
      customerName: uid,
      email: `${uid}@demo.test`,
      phone: '9876543210',
      shippingAddress: '12 Lake View Road, Pune 411001',
      specialInstructions: '',
      paymentMethod: 'cash' as const,
      items: [
        { productId: '1', productName: 'Premium Water', size: '1L', image: '', quantity: 1, pricePaise: 299 },
      ],
      shop: { deliveryFeePaise: 299, taxRate: 0.08 },
      placedAt: new Date().toISOString(),
    };
    return store.dispatch(page.queueCommand(page.placeOrderCommand, { id, uid, payload }));
  });
  await time.drive(Promise.all(saved), MINUTE_MS);
  await time.pass(5 * MINUTE_MS);

  const told = phones.flatMap(({ tab }) => tab.entries());
  const refused = told.filter(({ status }) => status === 'failed');
  expect(told.filter(({ status }) => status === 'done')).toHaveLength(UNITS);
  expect(refused).toHaveLength(CUSTOMERS.length - UNITS);
  for (const { failure } of refused) {
    expect(failure?.reason).toMatchObject({ kind: 'item', refusal: { reason: { kind: 'outOfStock' } } });
  }
  expect(shop.stockOf('1')).toBe(0);
  expect(shop.orders()).toHaveLength(UNITS);
  expect(broken).toEqual([]);
});
