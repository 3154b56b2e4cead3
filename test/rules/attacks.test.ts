import * as lite from 'firebase/firestore/lite';
import { count, getAggregate, getCount, sum } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AttackedShop, openAttackedShop, type Who } from './attackedShop';
import { type Attack, CANCELLED_ORDER, HOLES } from './holes';
import { make as makeAt, type Sdk } from './sdkRequest';
import {
  cancelling,
  changeOf,
  EIGHT,
  giveBack,
  item,
  newOrder,
  ORDER,
  OTHER_ORDER,
  paced,
  placing,
  pricing,
  product,
  SETTINGS,
  SHELF,
  STAFF_STAMP,
  storedOrder,
  take,
} from './shop';
import {
  commit,
  type Documents,
  get,
  incrementBy,
  inDays,
  list,
  remove,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorRequest,
} from './vector';

/** Someone with the app's own SDK and a browser's console. */
let shop: AttackedShop;
const sdk = lite as unknown as Sdk;
const make = (db: lite.Firestore, request: VectorRequest) => makeAt(sdk, db, request, Date.now());

const [OLD, SHIPPED, REOPENED, RAVIS] = ['0LDP4PQRS0', 'SH1PPED000', 'RE0PENED00', 'RAV1S00000'];
const two = { '1': 2 };
const BEFORE: Documents = {
  ...SHELF,
  'inventory/2': product('2', { lastCancelledOrderId: REOPENED, updatedAt: inDays(-1) }),
  'inventory/3': product('3', { archived: true }),
  [`orders/${OLD}`]: storedOrder(two, { id: OLD }),
  [`orders/${SHIPPED}`]: storedOrder(two, { id: SHIPPED, status: 'shipped' }),
  [`orders/${REOPENED}`]: storedOrder(
    { '2': 2 },
    {
      id: REOPENED,
      statusTimes: { pending: inDays(-1), cancelled: inDays(-2) },
    },
  ),
  [`orders/${RAVIS}`]: storedOrder(two, { id: RAVIS, userId: 'ravi' }),
  ...CANCELLED_ORDER,
  [`orders/${OLD}/staffNotes/n1`]: { text: 'Pays late.', author: 'staff', at: inDays(-1) },
  'users/ravi': { name: 'Ravi', phone: '9876543210' },
  'stockMovements/C0-1': { productId: '1', kind: 'received', quantity: 1000, after: 1000 },
  'customers/asha': { name: 'Asha', notes: 'Pays late.' },
};

beforeAll(async () => {
  shop = await openAttackedShop('demo-attacks-sdk');
});
beforeEach(() => shop.reset(BEFORE));
afterAll(() => shop.close());

async function expectDenied(request: () => Promise<unknown>): Promise<void> {
  const before = await shop.contents();
  await expect(request()).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await shop.contents()).toEqual(before);
}

const own = [['userId', '==', 'asha']] as const;
const place = (order: VectorFields) => placing(two, order);
const placeOf = (who: Who) =>
  commit(
    set(`orders/${ORDER}`, newOrder(two, { userId: who, accountEmail: `${who}@demo.test` })),
    take('1', 2),
    paced({}, who),
  );
/** A bottle of each product. */
const placeEach = (...ids: readonly string[]) => placing(Object.fromEntries(ids.map(id => [id, 1])));
const cancelOf = (id: string) =>
  update(`orders/${id}`, {
    status: 'cancelled',
    cancelledAt: serverTime,
    'statusTimes.cancelled': serverTime,
    updatedAt: serverTime,
  });
const profile: VectorFields = { name: 'Asha', role: 'admin', updatedAt: serverTime };

/** Each title begins with a number: `S…` for a risk of the design, `H…` for a hole that was found. */
const ATTACKS: readonly Attack[] = [
  ['S1 lowers stock', 'asha', commit(update('inventory/1', { inStock: incrementBy(-10) }))],
  ['S1 raises stock', 'asha', commit(update('inventory/1', { inStock: incrementBy(10) }))],
  ['S1 lowers stock for an old order', 'asha', commit(take('1', 2, { lastOrderId: OLD }))],
  [
    'S1 lowers stock by more than is ordered',
    'asha',
    commit(set(`orders/${ORDER}`, newOrder(two)), take('1', 900), paced()),
  ],
  [
    'S1 lowers the stock of another product',
    'asha',
    commit(set(`orders/${ORDER}`, newOrder(two)), take('4', 2), paced()),
  ],
  [
    'S1 returns bottles of an order that is not cancelled',
    'asha',
    commit(giveBack('1', 2, { lastCancelledOrderId: OLD })),
  ],
  ['S2 orders without taking from the shelf', 'asha', commit(set(`orders/${ORDER}`, newOrder(two)), paced())],
  [
    'S2 places two orders for one taking',
    'asha',
    commit(
      set(`orders/${ORDER}`, newOrder(two)),
      set(`orders/${OTHER_ORDER}`, newOrder(two, { id: OTHER_ORDER })),
      take('1', 2),
      paced(),
    ),
  ],
  [
    'S3 pays one paisa a bottle',
    'asha',
    place({ items: [{ ...item('1', 2), price: 0.01 }], total: 0.02, pricing: pricing(2) }),
  ],
  ['S3 pays a total of one paisa', 'asha', place({ total: 0.01, pricing: pricing(1) })],
  [
    'S3 hides a wrong price under a negative total',
    'asha',
    place({
      items: [{ ...item('1', 2), price: 0.01 }],
      total: -10_000_000_000,
      pricing: pricing(-1_000_000_000_000),
    }),
  ],
  [
    'S3 pays a price that is no number',
    'asha',
    place({ items: [{ ...item('1', 2), price: Number.NaN }], total: Number.NaN }),
  ],
  [
    'S3 lowers the sum by an item that no product looks at',
    'asha',
    place({
      items: [item('1', 2), { ...item('9', 1), price: -39.99 }],
      ...{ total: 0.01, pricing: pricing(1), units: 3 },
    }),
  ],
  ['S3 pays no fee', 'asha', place({ pricing: pricing(4000, { feePaise: 0 }) })],
  [
    'S3 lowers the price and orders',
    'asha',
    commit(
      set(
        `orders/${ORDER}`,
        newOrder(two, { items: [{ ...item('1', 2), price: 0.01 }], total: 0.02, pricing: pricing(2) }),
      ),
      take('1', 2, { unitPrice: '0.01' }),
      paced(),
    ),
  ],
  [
    'S3 changes the fee of the shop',
    'asha',
    commit(set('settings/shop', { ...SETTINGS, deliveryFee: 0, updatedAt: serverTime })),
  ],
  ['S4 orders what is out of sale', 'asha', placing({ '3': 1 })],
  ['S5 takes the role in the own profile', 'asha', commit(set('users/asha', profile))],
  ['S5 edits a product', 'asha', commit(update('inventory/1', { unitPrice: '0.01', updatedAt: serverTime }))],
  [
    'S5 moves an own order on',
    'asha',
    commit(
      update(`orders/${OLD}`, {
        status: 'delivered',
        'statusTimes.delivered': serverTime,
        updatedAt: serverTime,
        lastCommandId: 'C1',
      }),
    ),
  ],
  [
    'S8 orders with an e-mail that is not verified',
    'mallory',
    placeOf('mallory'),
    { who: 'ravi', request: placeOf('ravi') },
  ],
  ['S9 stores a cvv', 'asha', place({ cvv: '123' })],
  [
    'S9 stores a card in an item',
    'asha',
    place({ items: [{ ...item('1', 2), cardNumber: '4111111111111111' }] }),
  ],
  ['S10 reads someone else’s order', 'asha', get(`orders/${RAVIS}`)],
  ['S10 lists all orders', 'asha', list('orders', { limit: 200 })],
  ['S10 lists own orders without a limit', 'asha', list('orders', { where: own })],
  ['S10 lists orders signed out', 'nobody', list('orders', { where: own, limit: 20 })],
  ['S10 reads what staff say of the order', 'asha', get(`orders/${OLD}/staffNotes/n1`)],
  ['S10 looks for such notes everywhere', 'asha', list('staffNotes', { group: true, limit: 10 })],
  ['S10 reads someone else’s profile', 'asha', get('users/ravi')],
  ['S10 reads what staff keep of a customer', 'asha', get('customers/asha')],
  ['S11 looks for an order signed out', 'nobody', get(`orders/${ORDER}`)],
  ['S12 removes an own order', 'asha', commit(remove(`orders/${OLD}`))],
  [
    'S12 changes what an own order cost',
    'asha',
    commit(update(`orders/${OLD}`, { total: 0, updatedAt: serverTime })),
  ],
  [
    'S12 cancels a shipped order',
    'asha',
    commit(cancelOf(SHIPPED), giveBack('1', 2, { lastCancelledOrderId: SHIPPED })),
  ],
  [
    'S12 cancels someone else’s order',
    'asha',
    commit(cancelOf(RAVIS), giveBack('1', 2, { lastCancelledOrderId: RAVIS })),
  ],
  ['S12 cancels without the bottles', 'asha', commit(cancelOf(OLD))],
  [
    'S12 returns more bottles than were ordered',
    'asha',
    commit(cancelOf(OLD), giveBack('1', 20, { lastCancelledOrderId: OLD })),
  ],
  ['S12 cancels a reopened order by its old mark', 'asha', commit(cancelOf(REOPENED))],
  [
    'S12 cancels a reopened order beside a new one',
    'asha',
    commit(cancelOf(REOPENED), set(`orders/${ORDER}`, newOrder({ '2': 1 })), take('2', 1), paced()),
  ],
  ['S13 writes a note of a megabyte', 'asha', place({ specialInstructions: 'x'.repeat(1_000_000) })],
  [
    'S13 writes lists for texts',
    'asha',
    place({ name: ['x'], customerName: ['x'], specialInstructions: [], placedAt: [] }),
  ],
  [
    'S13 orders nine products',
    'asha',
    placeEach(...EIGHT, '9'),
    { who: 'asha', request: placeEach(...EIGHT), before: { 'inventory/3': product('3') } },
  ],
  [
    'S13 orders half a bottle',
    'asha',
    commit(set(`orders/${ORDER}`, newOrder({ '1': 0.5 }, { units: 0.5 })), take('1', 0.5), paced()),
  ],
  ['S13 orders no bottle', 'asha', placing({ '1': 0 })],
  ['S14 orders in the year 2099', 'asha', place({ orderDate: inDays(26_000), createdAt: inDays(26_000) })],
  ['S14 orders what is delivered already', 'asha', place({ status: 'delivered' })],
  ...HOLES,
];

describe('an attack through the SDK', () => {
  it.each(ATTACKS.map(([name, who, request, but]) => [name, who, request, but] as const))(
    '%s (%s): denied, and nothing changed',
    async (_name, who, request, but) => {
      if (but?.before) await shop.reset({ ...BEFORE, ...but.before });
      await expectDenied(() => make(shop.db(who), request));
      // Nothing else was in its way.
      if (but) await make(shop.db(but.who), but.request);
    },
  );

  it('S10 counts everyone’s orders, or adds them up: denied', async () => {
    const orders = lite.collection(shop.db('asha'), 'orders');
    await expectDenied(() => getCount(orders));
    await expectDenied(() =>
      getAggregate(lite.query(orders, lite.limit(10)), { n: count(), rupees: sum('total') }),
    );
    const ravis = lite.query(orders, lite.where('userId', '==', 'ravi'), lite.limit(10));
    await expectDenied(() => getCount(ravis));
  });

  it('S12 cancels twice: the second time is denied', async () => {
    const cancel = commit(cancelOf(OLD), giveBack('1', 2, { lastCancelledOrderId: OLD }));
    await make(shop.db('asha'), cancel);
    await expectDenied(() => make(shop.db('asha'), cancel));
  });
});

describe('the pace of orders', () => {
  it('H2 lets five orders through at once, and not the sixth', async () => {
    const db = shop.db('asha');
    const order = (count: number) => {
      const id = `7GK2M4PQR${count}`;
      const times = { [`times.${count}`]: serverTime };
      return commit(
        set(`orders/${id}`, newOrder(two, { id })),
        take('1', 2, { lastOrderId: id }),
        count === 0
          ? paced({ lastOrderId: id })
          : update('orderPace/asha', { count: count + 1, lastOrderId: id, ...times }),
      );
    };
    for (let count = 0; count < 5; count += 1) await make(db, order(count));
    const sixth = commit(
      set(`orders/${ORDER}`, newOrder(two)),
      take('1', 2),
      update('orderPace/asha', { count: 6, 'times.0': serverTime, lastOrderId: ORDER }),
    );
    await expectDenied(() => make(db, sixth));
  });
});

describe('what is legal, through the SDK', () => {
  const stockOf = async (id: string) => (await shop.fieldsOf(`inventory/${id}`))?.inStock;

  it('is to look for an order, place it, read it, list and count the own, and cancel it', async () => {
    const db = shop.db('asha');
    const lines = { '1': 2, '4': 3 };
    await make(db, get(`orders/${ORDER}`));
    await make(db, placing(lines));
    expect(await stockOf('1')).toEqual({ integerValue: '998' });
    await make(db, get(`orders/${ORDER}`));
    await make(db, list('orders', { where: own, limit: 200 }));
    const ownOrders = lite.query(
      lite.collection(db, 'orders'),
      lite.where('userId', '==', 'asha'),
      lite.limit(200),
    );
    expect((await getCount(ownOrders)).data().count).toBe(5);
    await make(db, cancelling(lines));
    expect(await stockOf('1')).toEqual({ integerValue: '1000' });
  });

  it('is for staff to read everything, move an order on and receive stock', async () => {
    const db = shop.db('staff');
    await make(db, list('orders'));
    await make(db, get('customers/asha'));
    expect((await getCount(lite.collection(db, 'orders'))).data().count).toBe(5);
    await make(
      db,
      commit(
        update(`orders/${RAVIS}`, {
          ...{ status: 'processing', 'statusTimes.processing': serverTime },
          'changes.C1': changeOf({ status: 'processing' }, { status: 'pending' }),
          ...STAFF_STAMP,
        }),
      ),
    );
    await make(
      db,
      commit(
        update('inventory/1', { inStock: incrementBy(24), ...STAFF_STAMP }),
        set('stockMovements/C1-1', {
          productId: '1',
          kind: 'received',
          quantity: 24,
          after: 1024,
          reason: '',
          by: 'staff',
          byName: 'Staff',
          at: serverTime,
          commandId: 'C1',
        }),
      ),
    );
    expect(await stockOf('1')).toEqual({ integerValue: '1024' });
  });

  it('is for anyone to see the menu', async () => {
    await make(shop.db('nobody'), list('inventory'));
    await make(shop.db('nobody'), get('settings/shop'));
    await make(shop.db('nobody'), list('products', { limit: 50 }));
    await make(shop.db('mallory'), get('settings/shop'));
  });
});
