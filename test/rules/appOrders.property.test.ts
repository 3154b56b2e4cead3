import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '@/entities/order/placeOrder';
import type { PlainDocument, WriteData } from '@/services/firebase/plainData';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { loadRules } from '../../local-firebase/rules/rules';
import { corruptions } from './corruptions';
import { type OrderInShop, orderInShop } from './orderArbitraries';
import { prepare } from './prepare';
import { ASHA } from './shop';
import {
  isList,
  isMarker,
  set,
  update,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
} from './vector';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'), 'both');

const isAllowed = ({ shop }: OrderInShop, writes: readonly VectorWrite[]) =>
  prepare({
    name: '',
    auth: ASHA,
    before: shop,
    request: { kind: 'commit', writes },
    expect: 'allow',
  }).allowed(rules);

/** What the app itself writes for an order: its own code, with a shop that only answers and takes notes. */
async function writesOf({ order, shop }: OrderInShop): Promise<VectorWrite[]> {
  const writes: VectorWrite[] = [];
  async function run(request: FirestoreRequest): Promise<unknown> {
    if ('get' in request) return plainDocument(request.get, shop[request.get]);
    if (!('transaction' in request)) throw new Error('An order needs no list.');
    return request.run({
      get: async () => null,
      set: (path, data) => void writes.push(set(path, data satisfies WriteData)),
      update: (path, data) => void writes.push(update(path, data satisfies WriteData)),
    });
  }
  expect(await placeOrder(order, run)).toEqual({ outcome: 'placed' });
  return writes;
}

/** As the app's gateway reads it. */
function plainDocument(path: string, fields: VectorFields | undefined): PlainDocument | null {
  if (fields === undefined) return null;
  const data = Object.entries(fields).map(([name, value]) => [name, plainValue(value)] as const);
  return { id: path.slice(path.indexOf('/') + 1), data: Object.fromEntries(data) };
}

function plainValue(value: VectorValue): PlainDocument['data'][string] {
  if (typeof value !== 'object' || value === null) return value;
  if (isMarker(value)) return value.$write === 'double' ? value.value : '2026-01-14T09:00:00.000000Z';
  if (isList(value)) return value.map(plainValue);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainValue(inner)]));
}

describe('the rules', () => {
  it('allow every order that the app places: any 1 to 8 products, quantities, prices, fee, rate and texts', async () => {
    await fc.assert(
      fc.asyncProperty(orderInShop, async placed => {
        expect(isAllowed(placed, await writesOf(placed))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('deny such an order with any one field corrupted', async () => {
    await fc.assert(
      fc.asyncProperty(orderInShop, fc.nat(), async (placed, pick) => {
        const writes = await writesOf(placed);
        const corrupted = corruptions(writes);
        const chosen = corrupted[pick % corrupted.length];
        expect(isAllowed(placed, chosen?.writes ?? []), chosen?.what).toBe(false);
      }),
      { numRuns: 250 },
    );
  });
});
