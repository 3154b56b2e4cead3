import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AttackedShop, openAttackedShop, type Who } from './attackedShop';
import { make as makeAt, type Sdk } from './sdkRequest';
import { changeOf, DRIVER, ORDER, OTHER_DRIVER, SHELF, STAFF_STAMP, storedOrder, writtenDown } from './shop';
import {
  commit,
  type Documents,
  get,
  inDays,
  list,
  remove,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorRequest,
} from './vector';
import { aRun, personOf, RUN, stampOf } from './vectors/runs';
import { collect, day, deliver, fail, paidInCash } from './vectors/stops';

/** A driver with the app's own SDK and a browser's console. */
let shop: AttackedShop;
const sdk = lite as unknown as Sdk;

const OTHERS = 'Run00000000000000002';
const [THEIRS, LEFT] = ['0THERS0RDR', 'LEFT0RDER0'];
const PATH = `orders/${ORDER}`;
const EARLIER = { $write: 'instant', iso: '2024-03-01T10:00:00Z' } as const;
const EDITED: VectorFields = { at: EARLIER, by: 'staff', byName: 'Staff', from: {}, to: { email: 'a@b.in' } };
const before: Documents = {
  ...SHELF,
  ...day({ changes: { C0: EDITED } }),
  [`runs/${OTHERS}`]: aRun({ state: 'out', driver: 'driver2' }),
  [`orders/${THEIRS}`]: storedOrder(
    { '1': 2 },
    { id: THEIRS, status: 'shipped', run: { id: OTHERS, driver: 'driver2', stop: 1 } },
  ),
  [`orders/${LEFT}`]: storedOrder({ '1': 2 }, { id: LEFT }),
  'customers/asha': { name: 'Asha', notes: 'Pays late.' },
  'users/asha': { name: 'Asha' },
  'changeLog/C0-shop': { kind: 'settings', id: 'shop' },
  'stockMovements/C0-1': { productId: '1', kind: 'received', quantity: 1000, after: 1000 },
};

/** As the app would send it: what an order's change is, written down in it. */
const make = (who: Who, request: VectorRequest, as = who === 'driver2' ? OTHER_DRIVER : DRIVER) =>
  makeAt(sdk, shop.db(who), writtenDown(request, { as, before }), Date.now());

beforeAll(async () => {
  shop = await openAttackedShop('demo-attacks-drivers');
});
beforeEach(() => shop.reset(before));
afterAll(() => shop.close());

async function expectDenied(request: () => Promise<unknown>): Promise<void> {
  const contents = await shop.contents();
  await expect(request()).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await shop.contents()).toEqual(contents);
}

const partly = paidInCash({ state: 'partly', amount: 20 });
/** What the order's history says of the delivery. */
const told = changeOf(
  { status: 'delivered', handover: { to: 'Asha', at: serverTime, by: 'driver' } },
  { status: 'shipped' },
  DRIVER,
);
/** `but`: the same without the attack, which is allowed. */
const ATTACKS: readonly (readonly [name: string, who: Who, request: VectorRequest, but?: VectorRequest])[] = [
  ['reads another’s run', 'driver', get(`runs/${OTHERS}`)],
  ['reads an order of another’s run', 'driver', get(`orders/${THEIRS}`)],
  ['reads an order of no run', 'driver', get(`orders/${LEFT}`)],
  ['lists all orders', 'driver', list('orders', { limit: 60 })],
  ['lists all runs', 'driver', list('runs', { limit: 50 })],
  [
    'lists another’s orders',
    'driver',
    list('orders', { where: [['run.driver', '==', 'driver2']], limit: 60 }),
  ],
  ['lists who works here', 'driver', list('people', { limit: 10 })],
  ['reads what staff note of a customer', 'driver', get('customers/asha')],
  ['reads a customer’s profile', 'driver', get('users/asha')],
  ['reads the change log', 'driver', get('changeLog/C0-shop')],
  ['reads movements of stock', 'driver', get('stockMovements/C0-1')],
  ['lists how far all runs have come', 'driver', list('runProgress', { limit: 10 })],
  ['keeps some of what was paid', 'driver', collect({ state: 'partly', amount: 20 }, { amount: 46.19 })],
  ['writes down less than the run says', 'driver', collect({}, { amount: 20 })],
  ['raises a payment without collecting', 'driver', deliver({ payment: paidInCash() })],
  ['says more is paid than it costs', 'driver', collect({ amount: 50 })],
  ['writes down a payment alone', 'driver', commit(update(PATH, { payment: partly, ...stampOf(DRIVER) }))],
  ['delivers an order of another’s run', 'driver2', deliver({}, { by: OTHER_DRIVER })],
  [
    'delivers without the run',
    'driver',
    commit(update(PATH, { status: 'delivered', 'statusTimes.delivered': serverTime, ...stampOf(DRIVER) })),
  ],
  ['changes the price', 'driver', deliver({ total: 1 })],
  ['changes where it goes', 'driver', deliver({ shippingAddress: '1 Other Road, Pune 411001' })],
  [
    'ships an order of their own accord',
    'driver',
    commit(
      update(`orders/${LEFT}`, { status: 'shipped', 'statusTimes.shipped': serverTime, ...stampOf(DRIVER) }),
    ),
  ],
  [
    'takes an order into their run',
    'driver',
    commit(update(`orders/${LEFT}`, { run: { id: RUN, driver: 'driver', stop: 2 }, ...stampOf(DRIVER) })),
  ],
  [
    'edits an entry of an order’s history',
    'driver',
    deliver({
      'changes.C1': told,
      'changes.C0': { at: EARLIER, by: 'staff', byName: 'Staff', from: {}, to: { email: 'x@y.zz' } },
    }),
    deliver({ 'changes.C1': told }),
  ],
  [
    'empties an order’s history',
    'driver',
    deliver({ changes: { C1: told } }),
    deliver({ changes: { C0: EDITED, C1: told } }),
  ],
  [
    'closes the run',
    'driver',
    commit(
      update(`runs/${RUN}`, {
        state: 'closed',
        closing: {
          cash: 0,
          upi: 0,
          reason: '',
          back: {},
          at: serverTime,
          by: 'driver',
          byName: 'Ravi Kumar',
        },
        ...stampOf(DRIVER),
      }),
    ),
  ],
  [
    'takes another’s run over',
    'driver',
    commit(update(`runs/${OTHERS}`, { driver: 'driver', driverName: 'Ravi Kumar', ...stampOf(DRIVER) })),
  ],
  [
    'makes a run',
    'driver',
    commit(set('runs/Run00000000000000003', { ...aRun({ createdAt: serverTime }), ...stampOf(DRIVER) })),
  ],
  [
    'counts stops that are not done',
    'driver',
    commit(set(`runProgress/${RUN}`, { done: 5, updatedAt: serverTime })),
  ],
  [
    'makes themselves an admin',
    'driver',
    commit(update('people/driver', { role: 'admin', ...stampOf(DRIVER) })),
  ],
  ['receives stock', 'driver', commit(update('inventory/1', { inStock: 2000, ...STAFF_STAMP }))],
  ['changes the settings', 'driver', commit(update('settings/shop', { deliveryFee: 0, ...stampOf(DRIVER) }))],
  ['removes the run', 'driver', commit(remove(`runs/${RUN}`))],
  [
    'of none: a customer says that an own order was handed over',
    'asha',
    commit(update(PATH, { handover: { to: 'x', at: serverTime, by: 'asha' }, updatedAt: serverTime })),
  ],
  [
    'of none: a customer puts an own order into a run',
    'asha',
    commit(update(PATH, { run: { id: OTHERS, driver: 'driver2', stop: 1 }, updatedAt: serverTime })),
  ],
  [
    'of none: a customer puts an own order off',
    'asha',
    commit(update(PATH, { estimatedDelivery: inDays(9), updatedAt: serverTime })),
  ],
  ['of none: a customer lists how far all runs have come', 'asha', list('runProgress', { limit: 10 })],
  ['of none: a customer reads a run', 'asha', get(`runs/${RUN}`)],
];

describe('a driver', () => {
  it.each(ATTACKS.map(([name, who, request, but]) => [name, who, request, but] as const))(
    '%s: denied',
    async (_name, who, request, but) => {
      await expectDenied(() => make(who, request));
      if (but) await make(who, but);
    },
  );

  it.each([
    ['planned', 'planned'],
    ['closed', 'closed'],
  ])('delivers in a run that is %s: denied', async (_name, state) => {
    await shop.reset({ ...before, [`runs/${RUN}`]: aRun({ state }) });
    await expectDenied(() => make('driver', deliver()));
  });

  it('serves after they have left, with the token they have: denied', async () => {
    await make('driver', get(PATH));
    await shop.reset({ ...before, 'people/driver': personOf('Ravi Kumar', { active: false }) });
    for (const request of [get(PATH), get(`runs/${RUN}`), deliver(), fail()]) {
      await expectDenied(() => make('driver', request));
    }
  });

  it('lowers what was paid before: denied', async () => {
    await shop.reset({ ...before, ...day({ payment: { ...partly, at: EARLIER } }) });
    const lower = collect({ state: 'partly', amount: 10 }, { amount: 10 });
    await expectDenied(() => make('driver', lower));
  });

  it('lowers what was collected of an own order, beside a complaint of it: denied', async () => {
    await shop.reset({ ...before, ...day({ userId: 'driver' }) });
    await make('driver', collect());
    const stop = { outcome: 'delivered', method: '', amount: 0, reference: '', note: '' };
    const lower = commit(
      update(PATH, {
        complaint: { kind: 'other', text: '', at: serverTime },
        ...{ updatedAt: serverTime, lastCommandId: 'X1' },
      }),
      update(`runs/${RUN}`, {
        [`stops.${ORDER}`]: { ...stop, at: serverTime, by: 'driver', command: 'X1' },
        ...{ lastOrderId: ORDER, ...stampOf(DRIVER, 'X1') },
      }),
      set(`runProgress/${RUN}`, { done: 1, updatedAt: serverTime }),
    );
    await expectDenied(() => make('driver', lower));
  });

  it('delivers one stop twice: denied', async () => {
    await make('driver', collect());
    await expectDenied(() => make('driver', collect()));
  });

  it('may read their own and deliver it, once it is out', async () => {
    await make('driver', list('runs', { where: [['driver', '==', 'driver']], limit: 50 }));
    await make('driver', list('orders', { where: [['run.driver', '==', 'driver']], limit: 60 }));
    await make('driver', collect());
    expect((await shop.fieldsOf(PATH))?.status).toEqual({ stringValue: 'delivered' });
    expect((await shop.fieldsOf(`runProgress/${RUN}`))?.done).toEqual({ integerValue: '1' });
  });
});
