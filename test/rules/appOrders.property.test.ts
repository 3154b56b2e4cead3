import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '@/data/order/placeOrder';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { loadRules } from '../../local-firebase/rules/rules';
import { plainDocument, recordWrites } from './appWrites';
import { corrupted, corruptions } from './corruptions';
import { type OrderInShop, orderInShop } from './orderArbitraries';
import { NOW_MS, prepare } from './prepare';
import { ASHA } from './shop';
import type { VectorWrite } from './vector';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'), 'both');

const isAllowed = ({ shop }: OrderInShop, writes: readonly VectorWrite[]) =>
  prepare({
    name: '',
    auth: ASHA,
    before: shop,
    request: { kind: 'commit', writes },
    expect: 'allow',
  }).allowed(rules);

/** What the app itself writes for an order, by its own code. */
async function writesOf({ order, shop }: OrderInShop): Promise<readonly VectorWrite[]> {
  const { transaction, writes } = recordWrites(shop, ASHA);
  async function run(request: FirestoreRequest) {
    if ('get' in request) return plainDocument(request.get, shop);
    if ('transaction' in request) return request.run(transaction);
    throw new Error('An order needs no list.');
  }
  const result = await placeOrder(order, { run, serverNow: () => NOW_MS });
  expect(result).toEqual({ outcome: 'placed' });
  return writes;
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
        const all = corruptions(writes);
        const chosen = all[pick % all.length];
        if (!chosen) throw new Error('There is nothing to corrupt.');
        expect(isAllowed(placed, corrupted(writes, chosen)), JSON.stringify(chosen)).toBe(false);
      }),
      { numRuns: 250 },
    );
  });
});
