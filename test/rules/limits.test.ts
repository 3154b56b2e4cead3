import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CommitDecision } from '../../local-firebase/rules/testing/rulesTest';
import { createRulesTest } from '../../local-firebase/rules/testing/rulesTest';
import { NOW_MS } from './prepare';
import {
  ASHA,
  CANCELLED,
  cancelling,
  EIGHT,
  item,
  type Lines,
  newOrder,
  ORDER,
  placingByStaff,
  product,
  SETTINGS,
  SHELF,
  STAFF,
  STAFF_STAMP,
  storedOrder,
  takeAll,
} from './shop';
import { asPlain, staged } from './staged';
import {
  commit,
  type Documents,
  inDays,
  serverTime,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorRequest,
  without,
} from './vector';

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

type Usage = { readonly order: number; readonly commit: number; readonly expressions: number };

/** Access calls of the order's own write and of the whole commit; expressions of the dearest write. */
function usageOf({ decisions, usage, reason }: CommitDecision): Usage {
  expect(reason).toBeUndefined();
  // Firestore promises no cache: a document looked at twice by one rule could count twice.
  expect(usage.repeatedCalls).toBe(0);
  const order = decisions[0]?.usage.accessCalls ?? 0;
  return { order, commit: usage.accessCalls, expressions: usage.expressions };
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
const edited: VectorFields = {
  ...STAFF_STAMP,
  ...{ email: 'x'.repeat(254), phone: 'x'.repeat(20), customerPhone: 'x'.repeat(20), label: 'x'.repeat(20) },
  ...{ shippingAddress: 'x'.repeat(2000), specialInstructions: 'x'.repeat(2000) },
};
/** The longest that can be written down of a change, under a command beside many. */
const changes = (status: string): VectorFields => ({
  'changes.C1': {
    ...{ at: serverTime, by: 'staff', byName: 'Staff' },
    from: { email: LONG.email ?? '', shippingAddress: LONG.shippingAddress ?? '' },
    to: { status, email: 'x'.repeat(254), phone: 'x'.repeat(20), shippingAddress: 'x'.repeat(2000) },
  },
});
const cancellingByStaff = commit(
  update(`orders/${ORDER}`, {
    ...edited,
    ...CANCELLED,
    ...changes('cancelled'),
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
      ...changes('pending'),
      ...{ reopenings: { C1: { at: serverTime, by: 'staff', byName: 'Staff' } } },
      ...fields,
    }),
    ...Object.keys(lines).map(id =>
      update(`inventory/${id}`, { inStock: 1, lastOrderId: ORDER, lastCancelledOrderId: '', ...STAFF_STAMP }),
    ),
  );
const ordered = { ...shelf, [`orders/${ORDER}`]: storedOrder(LINES, LONG) };
const cancelled = { ...shelf, [`orders/${ORDER}`]: storedOrder(LINES, { ...LONG, status: 'cancelled' }) };
const uncounted = {
  ...shelf,
  [`orders/${ORDER}`]: without(storedOrder(LINES, { ...LONG, status: 'cancelled' }), 'quantities'),
};

/** Says what is left in each case, for whoever wants to add to the rules. */
const DECISION = readFileSync('docs/adr/0020-what-an-order-may-say-and-how-often.md', 'utf8');

// Firestore's limits: 10 access calls an operation, 20 a commit, 1,000 expressions a request.
describe('the largest legal order, of 8 products and the longest texts', () => {
  const reasoned = { cancelReason: 'x'.repeat(500), lastCommandId: 'C1' };

  it.each([
    ["a customer's order", ASHA, shelf, counted],
    ['a staff order', STAFF, shelf, placingByStaff(LINES, LONG)],
    ["a customer's cancellation", ASHA, ordered, cancelling(LINES, reasoned)],
    ['a staff cancellation', STAFF, ordered, cancellingByStaff],
    ['a reopening', STAFF, cancelled, reopening(LINES)],
    ['a reopening of an older form', STAFF, uncounted, reopening(LINES, { quantities: LINES })],
  ] as const)('%s leaves what the decision says', (name, auth, before, request) => {
    const { order, commit: inCommit, expressions } = usageOf(decide(auth, before, request));
    const left = [10 - order, 20 - inCommit, 1000 - expressions];
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    expect(DECISION).toContain(`| ${[name, ...left].join(' | ')} |`);
  });
});
