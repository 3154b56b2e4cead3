import type { Who } from './attackedShop';
import {
  ASHA,
  changeOf,
  item,
  newOrder,
  ORDER,
  paced,
  placing,
  product,
  STAFF,
  STAFF_STAMP,
  storedOrder,
  take,
} from './shop';
import { traceOf } from './traced';
import {
  commit,
  type Documents,
  incrementBy,
  inDays,
  list,
  remove,
  serverTime,
  set,
  update,
  type VectorFields,
  type VectorRequest,
  without,
} from './vector';

const one = { '4': 1 };
const named = (fields: VectorFields) => placing(one, { items: [{ ...item('4', 1), ...fields }] });
const OLD = '0LDP4PQRS0';
const NOTED = 'customers/asha';
const note: VectorFields = { notes: 'Pays at once.', ...STAFF_STAMP };
const noted = update(NOTED, note);
/** What the attacked shop notes of her is another name and other notes. */
const told = {
  as: STAFF,
  before: { name: 'Asha', notes: 'Pays late.' },
  after: { name: 'Asha', ...note },
};
const movement = (fields: VectorFields) =>
  set('stockMovements/C1-4', {
    ...{ productId: '4', kind: 'received', quantity: 1, after: 1001, reason: '' },
    ...{ by: 'staff', byName: 'Staff', at: serverTime, commandId: 'C1' },
    ...fields,
  });

/** A commit that the rules allow, but for what makes an attack of it. */
export type Legal = { readonly who: Who; readonly request: VectorRequest; readonly before?: Documents };
export type Attack = readonly [name: string, who: Who, request: VectorRequest, but?: Legal];

const made = (fields: VectorFields = {}): VectorRequest => {
  const after = product('1', { inStock: 12, ...STAFF_STAMP, ...fields });
  return commit(
    set('inventory/new', after),
    set('stockMovements/C1-new', {
      ...{ productId: 'new', kind: 'opening', quantity: 12, after: 12, reason: 'New product' },
      ...{ by: 'staff', byName: 'Staff', at: serverTime, commandId: 'C1' },
    }),
    traceOf('inventory/new', { as: STAFF, before: {}, after }),
  );
};

/** Of a stock that is no whole number, the movement says how many more there are than the shop has shown. */
const countedAnew = (quantity: number): VectorRequest =>
  commit(
    update('inventory/4', { inStock: 5000, ...STAFF_STAMP }),
    movement({ kind: 'correction', quantity, after: 5000 }),
  );

const moved: VectorFields = { shippingAddress: '1, Other Road', ...STAFF_STAMP };
const rewritten: VectorFields = {
  ...moved,
  'changes.C1': changeOf(moved, storedOrder({ '1': 2 })),
};
const CANCELLED = 'CANCE11ED0';
const reopened = update(`orders/${CANCELLED}`, {
  ...{ status: 'delivered', 'statusTimes.delivered': serverTime, ...STAFF_STAMP },
  'changes.C1': changeOf({ status: 'delivered' }, { status: 'cancelled' }),
  reopenings: { C1: { at: serverTime, by: 'staff', byName: 'Staff' } },
});
const takenAgain = update('inventory/1', {
  ...{ inStock: incrementBy(-2), lastOrderId: CANCELLED, lastCancelledOrderId: '', ...STAFF_STAMP },
});

/** An attack for each hole that was once found in the rules; `H…` numbers them. */
export const HOLES: readonly Attack[] = [
  [
    'H1 names a cheap bottle as a dear one',
    'asha',
    named({ productName: 'EAWA Jar 20L (₹39.99), PAID', size: '20L' }),
  ],
  ['H2 orders without counting it', 'asha', commit(set(`orders/${ORDER}`, newOrder(one)), take('4', 1))],
  ['H2 orders more than the shop sells at once', 'asha', placing({ '4': 101 })],
  ['H2 writes the count alone', 'asha', commit(paced())],
  ['H3 orders in the name of another account', 'asha', placing(one, { accountEmail: 'ravi@demo.test' })],
  ['H4 orders a bottle of 99,999,999,999 litres', 'asha', named({ size: '999 x 99999999999L' })],
  ['H5 has staff fetch a pixel', 'asha', named({ image: 'https://eve.test/pixel.png' })],
  [
    'H6 hides words in an e-mail',
    'asha',
    placing(one, { email: 'eve@b.co?bcc=x@y.zz&subject=Refund%20approved' }),
  ],
  ['H7 orders without a name', 'asha', placing(one, { name: '', customerName: '' })],
  ['H7 sends it to ten spaces', 'asha', placing(one, { shippingAddress: ' '.repeat(10) })],
  [
    'H7 sends it to ten characters of no width',
    'asha',
    placing(one, { shippingAddress: '\u200b'.repeat(10) }),
  ],
  ['H7 sends it to 2,000 lines', 'asha', placing(one, { shippingAddress: '\n'.repeat(2000) })],
  [
    'H7 sends it to a letter and nine joiners',
    'asha',
    placing(one, { shippingAddress: `a${'\u200d'.repeat(9)}` }),
    { who: 'asha', request: placing(one, { shippingAddress: 'घर १२ क्\u200dषे' }) },
  ],
  [
    'H7 sends it to two letters, 20 lines apart',
    'asha',
    placing(one, { shippingAddress: `a${'\n'.repeat(20)}b` }),
    { who: 'asha', request: placing(one, { shippingAddress: 'Flat\n1 Goa' }) },
  ],
  ['H7 says when in a script', 'asha', placing(one, { placedAt: 'zzz<script>' })],
  ['H7 makes a product without a name', 'staff', made({ name: '' }), { who: 'staff', request: made() }],
  [
    'H8 fills a list with a name',
    'asha',
    placing(one, { name: 'x'.repeat(2400), customerName: 'x'.repeat(2400) }),
  ],
  ['H8 turns a name round', 'asha', placing(one, { name: '\u202enimda', customerName: '\u202enimda' })],
  [
    'H9 keeps a megabyte in a profile',
    'asha',
    commit(set('users/asha', { lastCommandId: 'x'.repeat(900_000), updatedAt: serverTime })),
  ],
  [
    'H9 keeps a map in a profile',
    'asha',
    commit(set('users/asha', { lastCommandId: { a: 1 }, updatedAt: serverTime })),
  ],
  [
    'H10 counts a stock anew by a movement of nothing',
    'staff',
    countedAnew(0),
    {
      who: 'staff',
      request: countedAnew(4000),
      before: { 'inventory/4': product('4', { inStock: 1000.5 }) },
    },
  ],
  [
    'H10 counts a whole stock anew as if there had been none',
    'staff',
    countedAnew(5000),
    { who: 'staff', request: countedAnew(4000) },
  ],
  [
    'H10 moves the stock in another’s name',
    'staff',
    commit(
      update('inventory/4', { inStock: incrementBy(1), ...STAFF_STAMP }),
      movement({ byName: 'Somebody Else' }),
    ),
  ],
  [
    'H12 edits an address and names nobody',
    'staff',
    commit(update(`orders/${OLD}`, without(rewritten, 'lastStaffChange'))),
    { who: 'staff', request: commit(update(`orders/${OLD}`, rewritten)) },
  ],
  [
    'H12 delivers a cancelled order without its stock',
    'staff',
    commit(reopened),
    { who: 'staff', request: commit(reopened, takenAgain) },
  ],
  ['H15 says how many litres an order has', 'asha', placing(one, { litres: 99_999_999 })],
  ['H16 notes something of a customer and leaves no trace', 'staff', commit(noted)],
  ['H16 leaves a trace of what was not changed', 'staff', commit(traceOf(NOTED, told))],
  ['H16 leaves a trace in another’s name', 'staff', commit(noted, traceOf(NOTED, told, { byName: 'Ravi' }))],
  ['H16 leaves a trace of another account', 'staff', commit(noted, traceOf(NOTED, told, { by: 'ravi' }))],
  ['H16 dates a trace back', 'staff', commit(noted, traceOf(NOTED, told, { at: inDays(-1) }))],
  [
    'H16 says that it was otherwise',
    'staff',
    commit(noted, traceOf(NOTED, told, { from: { notes: 'Pays.' } })),
  ],
  ['H16 edits a trace', 'staff', commit(update('changeLog/C0-asha', { byName: 'Staff' }))],
  ['H16 removes a trace', 'staff', commit(remove('changeLog/C0-asha'))],
  ['H16 reads the traces', 'asha', list('changeLog', { limit: 5 })],
  ['H16 leaves a trace as a customer', 'asha', commit(traceOf(NOTED, { ...told, as: ASHA }))],
  ['H17 writes a movement without its stock', 'staff', commit(movement({ after: 1000 }))],
  [
    'H17 writes a movement beside another change of the product',
    'staff',
    commit(
      update('inventory/4', { unitPrice: '0.02', ...STAFF_STAMP }),
      traceOf('inventory/4', {
        as: STAFF,
        before: product('4'),
        after: { ...product('4'), unitPrice: '0.02', ...STAFF_STAMP },
      }),
      movement({ after: 1000 }),
    ),
  ],
];

/** A cancelled order and an entry of the change log for `HOLES`. */
export const CANCELLED_ORDER = {
  'changeLog/C0-asha': { kind: 'customer', id: 'asha', byName: 'Ravi', at: inDays(-1) },
  [`orders/${CANCELLED}`]: storedOrder({ '1': 2 }, { id: CANCELLED, status: 'cancelled' }),
};
