import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CommitDecision } from '../../local-firebase/rules/testing/rulesTest';
import { createRulesTest } from '../../local-firebase/rules/testing/rulesTest';
import { NOW_MS } from './prepare';
import {
  ASHA,
  cancelling,
  EIGHT,
  item,
  type Lines,
  placing,
  product,
  SHELF,
  STAFF,
  storedOrder,
} from './shop';
import { asPlain, staged } from './staged';
import type { Documents, VectorAuth, VectorFields, VectorRequest } from './vector';

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
const LONG: VectorFields = {
  shippingAddress: 'x'.repeat(2000),
  specialInstructions: 'x'.repeat(2000),
  email: `${'a'.repeat(248)}@bc.de`,
  items: EIGHT.map(id => ({ ...item(id, 999), productName: 'x'.repeat(200), image: 'x'.repeat(2000) })),
};
/** Products that staff have edited, that have been sold and returned, and that hold all there can be. */
const shelf: Documents = {
  ...SHELF,
  ...Object.fromEntries(
    EIGHT.map(id => [
      `inventory/${id}`,
      product(id, { lastCommandId: 'C0', lastOrderId: 'X', lastCancelledOrderId: 'Y', archived: false }),
    ]),
  ),
};
const ordered = { ...shelf, 'orders/7GK2M4PQRS': storedOrder(LINES, LONG) };

// Firestore's limits: 10 access calls an operation, 20 a commit, 1,000 expressions a request.
describe('the largest legal order, of 8 products and the longest texts', () => {
  const staffs = { ...LONG, userId: '', label: 'ORD-001', lastCommandId: 'C1' };
  const reasoned = { cancelReason: 'x'.repeat(500), lastCommandId: 'C1' };

  it.each([
    ['is placed', 250, ASHA, shelf, placing(LINES, LONG)],
    ['is placed by staff', 160, STAFF, shelf, placing(LINES, staffs)],
    ['is cancelled', 560, ASHA, ordered, cancelling(LINES, reasoned)],
  ] as const)(
    '%s with 1 access call left, 3 in the commit, and %d expressions',
    (_name, left, auth, before, request) => {
      const { order, commit, expressions } = usageOf(decide(auth, before, request));
      expect([10 - order, 20 - commit]).toEqual([1, 3]);
      expect(1000 - expressions).toBeGreaterThanOrEqual(left);
    },
  );
});
