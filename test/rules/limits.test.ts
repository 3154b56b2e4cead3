import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CommitDecision } from '../../local-firebase/rules/testing/rulesTest';
import { createRulesTest } from '../../local-firebase/rules/testing/rulesTest';
import { NOW_MS } from './prepare';
import {
  ASHA,
  CANCELLED,
  cancelling,
  changeOf,
  EIGHT,
  item,
  type Lines,
  newOrder,
  ORDER,
  placingByStaff,
  pricePaise,
  pricing,
  product,
  SETTINGS,
  SHELF,
  STAFF,
  STAFF_STAMP,
  storedOrder,
  takeAll,
} from './shop';
import { asPlain, staged } from './staged';
import { traced } from './traced';
import {
  commit,
  type Documents,
  inDays,
  indianTime,
  serverTime,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorRequest,
  without,
} from './vector';
import { aRun, RUN, RUNS } from './vectors/runs';
import { STOPS } from './vectors/stops';

const rules = readFileSync('firestore.rules', 'utf8');
const plain = (documents: Documents) =>
  Object.fromEntries(Object.entries(documents).map(([path, fields]) => [path, asPlain(fields, NOW_MS)]));

function decide(auth: VectorAuth, before: Documents, request: VectorRequest): CommitDecision {
  if (request.kind !== 'commit') throw new Error('Only commits are measured.');
  const after = plain(staged(before, request.writes));
  const writes = request.writes.map(({ path }) => ({ kind: 'set', path, data: after[path] ?? {} }) as const);
  return createRulesTest({ rules, documents: plain(before) })
    .as(auth)
    .commit(writes);
}

type Usage = CommitDecision['usage'];
type Used = { readonly order: number; readonly commit: number; readonly expressions: number };

/** Access calls of the order's own write and of the whole commit; expressions of the dearest write. */
function usedBy({ decisions, usage, reason }: CommitDecision): Used {
  expect(reason).toBeUndefined();
  // Firestore promises no cache: a document looked at twice by one rule could count twice.
  const calls = ({ accessCalls, repeatedCalls }: Usage) => accessCalls + repeatedCalls;
  const [order] = decisions;
  return { order: order ? calls(order.usage) : 0, commit: calls(usage), expressions: usage.expressions };
}

const LINES: Lines = Object.fromEntries(EIGHT.map(id => [id, 999]));
const IMAGE = `https://${'x'.repeat(1992)}`;
const ITEMS = EIGHT.map(id => ({
  ...item(id, 999),
  productName: 'x'.repeat(200),
  size: 'x'.repeat(50),
  image: IMAGE,
}));
const LONG: VectorFields = {
  name: 'x'.repeat(200),
  customerName: 'x'.repeat(200),
  items: ITEMS,
  shippingAddress: 'x'.repeat(2000),
  specialInstructions: 'x'.repeat(2000),
  email: `${'a'.repeat(248)}@bc.de`,
};
/** Products that staff have edited, that have been sold and returned, and that hold all there can be. */
const shelf: Documents = {
  ...SHELF,
  'settings/shop': { ...SETTINGS, maxUnits: 7992 },
  // An account of long standing, whose turn it just is.
  'orderPace/asha': {
    count: 12,
    times: Object.fromEntries(['0', '1', '2', '3', '4'].map(place => [place, inDays(-1 / 1439)])),
    lastOrderId: 'X',
  },
  ...Object.fromEntries(
    EIGHT.map(id => [
      `inventory/${id}`,
      product(id, {
        ...{ name: 'x'.repeat(200), size: 'x'.repeat(50), image: IMAGE, description: 'x'.repeat(2000) },
        ...{ lastCommandId: 'C0', lastOrderId: 'X', lastCancelledOrderId: 'Y', archived: false },
      }),
    ]),
  ),
};
const counted = commit(
  set(`orders/${ORDER}`, newOrder(LINES, LONG)),
  ...takeAll(LINES),
  update('orderPace/asha', { count: 13, 'times.2': serverTime, lastOrderId: ORDER }),
);
const PAYMENT: VectorFields = {
  ...{ state: 'refunded', method: 'upi', amount: 1, reference: 'x'.repeat(60), at: serverTime, by: 'staff' },
};
const edited: VectorFields = {
  ...STAFF_STAMP,
  ...{ email: 'x'.repeat(254), phone: 'x'.repeat(20), customerPhone: 'x'.repeat(20), label: 'x'.repeat(20) },
  ...{ shippingAddress: 'y'.repeat(2000), specialInstructions: 'x'.repeat(2000) },
};
/** The longest that can be written down of a change, under a command beside many. */
const changes = (status: string, from: string, more: VectorFields = {}): VectorFields => ({
  'changes.C1': {
    ...{ at: serverTime, by: 'staff', byName: 'Staff' },
    from: {
      ...{ status: from, email: LONG.email ?? '', phone: '9876543210' },
      shippingAddress: LONG.shippingAddress ?? '',
    },
    to: {
      ...{ status, email: 'x'.repeat(254), phone: 'x'.repeat(20), shippingAddress: 'y'.repeat(2000) },
      ...more,
    },
  },
});
const cancellingByStaff = commit(
  update(`orders/${ORDER}`, {
    ...edited,
    ...CANCELLED,
    ...changes('cancelled', 'pending', { payment: PAYMENT }),
    payment: PAYMENT,
    cancelReason: 'x'.repeat(500),
    restocked: true,
  }),
  ...EIGHT.flatMap(id => [
    update(`inventory/${id}`, { inStock: 1999, lastCancelledOrderId: ORDER, ...STAFF_STAMP }),
    set(`stockMovements/C1-${id}`, {
      ...{
        productId: id,
        kind: 'restocked',
        quantity: 999,
        after: 1999,
        reason: 'x'.repeat(500),
        orderId: ORDER,
      },
      ...{ by: 'staff', byName: 'Staff', at: serverTime, commandId: 'C1' },
    }),
  ]),
);
const reopening = (lines: Lines, fields: VectorFields = {}) =>
  commit(
    update(`orders/${ORDER}`, {
      ...edited,
      ...{ status: 'pending', 'statusTimes.pending': serverTime },
      ...changes('pending', 'cancelled'),
      ...{ reopenings: { C1: { at: serverTime, by: 'staff', byName: 'Staff' } } },
      ...fields,
    }),
    ...Object.keys(lines).map(id =>
      update(`inventory/${id}`, { inStock: 1, lastOrderId: ORDER, lastCancelledOrderId: '', ...STAFF_STAMP }),
    ),
  );
const AREA: VectorFields = {
  pins: Array.from({ length: 60 }, (_, index) => String(560_001 + index)),
  days: [1, 2, 3, 4, 5, 6, 7],
  slots: ['07:00-08:00', '09:00-10:00', '11:00-12:00', '19:00-20:00'],
  cutOff: 24,
  fee: 20,
};
const areas = Object.fromEntries(EIGHT.map(id => [`${id} ${'x'.repeat(58)}`, AREA]));
const inAreas = { ...shelf, 'settings/shop': { ...SETTINGS, maxUnits: 7992, areas } };
const subtotal = EIGHT.reduce((sum, id) => sum + pricePaise(id) * 999, 0);
/** To the last PIN code of an area, in its last slot. */
const delivered: VectorFields = {
  ...LONG,
  delivery: { area: Object.keys(areas)[7] ?? '', pin: '560060', slot: '19:00-20:00' },
  estimatedDelivery: indianTime(14, 1200),
  pricing: pricing(subtotal, { feePaise: 2000 }),
};
const countedInArea = commit(
  set(`orders/${ORDER}`, newOrder(LINES, delivered)),
  ...takeAll(LINES),
  update('orderPace/asha', { count: 13, 'times.2': serverTime, lastOrderId: ORDER }),
);
const page = 'https://social.example/'.padEnd(200, 'x');
const settled = traced(
  commit(
    set('settings/shop', {
      ...{ ...SETTINGS, ...STAFF_STAMP, maxUnits: 7992, areas },
      ...{ supportPhone: 'x'.repeat(30), supportEmail: 'x'.repeat(254), city: 'x'.repeat(60) },
      hours: { days: [1, 2, 3, 4, 5, 6, 7], slot: '08:00-20:00' },
      taglines: Object.fromEntries(['en', 'hi', 'mr', 'kok'].map(code => [code, 'x'.repeat(120)])),
      social: { instagram: page, facebook: page, youtube: page },
      seller: {
        ...{ name: 'x'.repeat(200), address: 'x'.repeat(500), gstin: 'x'.repeat(15), state: 'x'.repeat(60) },
        ...{ fssai: '1'.repeat(14), hsn: '1'.repeat(8), upi: `${'x'.repeat(100)}@${'x'.repeat(64)}` },
      },
    }),
  ),
  { as: STAFF, before: shelf },
);
const words = { name: 'x'.repeat(200), description: 'x'.repeat(2000), source: 'x'.repeat(200) };
const named = traced(
  commit(
    update('inventory/1', {
      ...{ ...STAFF_STAMP, unitPrice: '1000000.00', sku: 'x'.repeat(50) },
      facts: {
        source: words.source,
        ...Object.fromEntries(['ph', 'tds', 'fssai', 'bis'].map(fact => [fact, 'x'.repeat(40)])),
      },
      translations: Object.fromEntries(['hi', 'mr', 'kok', 'ta'].map(code => [code, words])),
    }),
  ),
  { as: STAFF, before: shelf },
);
const ordered = { ...shelf, [`orders/${ORDER}`]: storedOrder(LINES, LONG) };
const cancelled = { ...shelf, [`orders/${ORDER}`]: storedOrder(LINES, { ...LONG, status: 'cancelled' }) };
const uncounted = {
  ...shelf,
  [`orders/${ORDER}`]: without(storedOrder(LINES, { ...LONG, status: 'cancelled' }), 'quantities'),
};

/** All that staff can change of an order at once, on its way to a driver. */
const planned: VectorFields = {
  ...{ status: 'shipped', payment: PAYMENT, estimatedDelivery: inDays(1) },
  ...{ run: { id: RUN, driver: 'x'.repeat(128), stop: 1.5 } },
  handover: { to: 'x'.repeat(100), at: serverTime, by: 'staff' },
  attempt: { reason: 'other', note: 'x'.repeat(200), at: serverTime, by: 'staff' },
  delivery: { area: 'East', pin: '560038', slot: '07:00-10:00' },
};
const awaited = storedOrder(LINES, {
  ...LONG,
  estimatedDelivery: { $write: 'instant', iso: '2024-03-01T10:00:00Z' },
  delivery: { area: 'East', pin: '560038', slot: '17:00-20:00' },
});
const planning = commit(
  update(`orders/${ORDER}`, {
    ...edited,
    ...planned,
    'statusTimes.shipped': serverTime,
    'changes.C1': changeOf({ ...edited, ...planned }, awaited),
  }),
);

const SEVEN = EIGHT.slice(1);
const home = { ...shelf, [`runs/${RUN}`]: aRun({ state: 'out' }) };
/** A run home again, of which bottles of 7 products are missing. */
const closing = traced(
  commit(
    update(`runs/${RUN}`, {
      ...{ state: 'closed', ...STAFF_STAMP },
      closing: {
        ...{ cash: 1, upi: 1, reason: 'x'.repeat(200), back: Object.fromEntries(SEVEN.map(id => [id, 0])) },
        ...{ at: serverTime, by: 'staff', byName: 'Staff' },
      },
    }),
    ...SEVEN.flatMap(id => [
      update(`inventory/${id}`, { inStock: 1, ...STAFF_STAMP }),
      set(`stockMovements/C1-${id}`, {
        ...{ productId: id, kind: 'damaged', quantity: -999, after: 1, reason: 'x'.repeat(60) },
        ...{ by: 'staff', byName: 'Staff', at: serverTime, commandId: 'C1' },
      }),
    ]),
  ),
  { as: STAFF, before: home },
);
/** Without the traces of the products: their movements are. */
const closed =
  closing.kind === 'commit'
    ? commit(...closing.writes.filter(({ path }) => !/^changeLog\/C1-\d$/.test(path)))
    : closing;

function vectorOf(name: string) {
  const found = [...STOPS, ...RUNS].find(vector => vector.name === name);
  if (!found?.auth) throw new Error(`There is no vector “${name}” of somebody.`);
  return [found.auth, found.before, found.request] as const;
}

/** Says what is left in each case, for whoever wants to add to the rules. */
const TABLE = readFileSync('test/rules/README.md', 'utf8');

// Firestore's limits: 10 access calls an operation, 20 a commit, 1,000 expressions a request.
describe('the largest legal order, of 8 products and the longest texts', () => {
  const reasoned = { cancelReason: 'x'.repeat(500), lastCommandId: 'C1' };

  it.each([
    ["a customer's order", ASHA, shelf, counted],
    ['a staff order', STAFF, shelf, placingByStaff(LINES, LONG)],
    ["a customer's order in an area", ASHA, inAreas, countedInArea],
    ['a staff order in an area', STAFF, inAreas, placingByStaff(LINES, delivered)],
    ["a customer's cancellation", ASHA, ordered, cancelling(LINES, reasoned)],
    ['a staff cancellation', STAFF, ordered, cancellingByStaff],
    ['a reopening', STAFF, cancelled, reopening(LINES)],
    ['the settings with 8 areas', STAFF, shelf, settled],
    ['a product in 4 languages', STAFF, shelf, named],
    ['all that staff change of an order', STAFF, { [`orders/${ORDER}`]: awaited }, planning],
    ['a stop, paid at the door', ...vectorOf('stops: the rest')],
    ['a stop that failed', ...vectorOf('stops: an order could not be delivered')],
    ['a stop taken back', ...vectorOf('stops: a failure is taken back')],
    ['a stop that the office takes back', ...vectorOf('stops: the office takes an own delivery back')],
    ['a stop that the office records', ...vectorOf('stops: the office says what was collected')],
    ['a run that its driver starts', ...vectorOf('runs: its driver sends one out')],
    ['a run that is deleted', ...vectorOf('runs: staff delete one that is planned')],
    ['a run that is closed, 7 products missing', STAFF, home, closed],
    ['a reopening of an older form', STAFF, uncounted, reopening(LINES, { quantities: LINES })],
  ] as const)('%s leaves what the table says', (name, auth, before, request) => {
    const { order, commit: inCommit, expressions } = usedBy(decide(auth, before, request));
    const left = [10 - order, 20 - inCommit, 1000 - expressions];
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    expect(TABLE).toContain(`| ${[name, ...left].join(' | ')} |`);
  });
});
