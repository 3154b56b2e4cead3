import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { newestFirst } from '@/domain/order/orderList';
import { toListed } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { NEWEST_FIRST, nextSort, parseSort, SORT_KEYS, sortOrders, sortText } from './orderSort';

const item = (quantity: number) => ({
  productId: '1',
  productName: 'Water',
  size: '1L',
  quantity,
  price: 10,
});
const ORDERS = newestFirst(
  [
    {
      id: 'A',
      data: { name: 'meena', orderDate: '2026-01-03T09:00:00Z', status: 'shipped', items: [item(2)] },
    },
    {
      id: 'B',
      data: { name: 'Émile', orderDate: '2026-01-02T09:00:00Z', status: 'pending', items: [item(5)] },
    },
    { id: 'C', data: { email: 'asha@demo.test', orderDate: '2026-01-01T09:00:00Z', items: [item(2)] } },
    { id: 'D', data: { status: 'cancelled', items: [item(1)] } },
  ].map(parseOrder),
).map(toListed);

const sorted = (text: string) =>
  sortOrders(ORDERS, parseSort(text))
    .map(({ order }) => order.id)
    .join('');

describe('sortOrders', () => {
  it.each([
    ['-date', 'ABCD'],
    ['date', 'CBAD'],
    ['customer', 'CBAD'],
    ['-customer', 'ABCD'],
    // Equals stay newest first, either way round.
    ['bottles', 'DACB'],
    ['-bottles', 'BACD'],
    ['total', 'DACB'],
    ['-total', 'BACD'],
    ['status', 'BADC'],
    ['-status', 'DABC'],
  ])('by %s', (text, ids) => {
    expect(sorted(text)).toBe(ids);
  });

  it('loses none, and does not depend on how they were sorted before', () => {
    const order = fc.record({
      id: fc.string({ minLength: 1 }),
      data: fc.record({
        name: fc.constantFrom('', 'Asha', 'asha', 'Zoya', 'मीना'),
        orderDate: fc.constantFrom(null, '2026-01-03T09:00:00Z', '2026-01-04T09:00:00Z'),
        status: fc.constantFrom('pending', 'shipped', 'lost'),
        total: fc.constantFrom(1, 2, 3),
      }),
    });
    const orders = fc.uniqueArray(order, { selector: ({ id }) => id, maxLength: 30 });
    fc.assert(
      fc.property(orders, fc.constantFrom(...SORT_KEYS), fc.boolean(), (documents, by, descending) => {
        const listed = newestFirst(documents.map(parseOrder)).map(toListed);
        const once = sortOrders(listed, { by, descending });
        expect(new Set(once)).toEqual(new Set(listed));
        expect(once).toHaveLength(listed.length);
        expect(sortOrders(listed, { by, descending })).toEqual(once);
      }),
    );
  });
});

describe('how the list is sorted', () => {
  it.each([
    ['total', '-total'],
    ['date', 'customer'],
    ['customer', '-customer'],
    ['-customer', 'customer'],
  ])('%s and %s are read as they are written', (one, other) => {
    expect([one, other].map(text => sortText(parseSort(text)))).toEqual([one, other]);
  });

  it.each([
    ['total', '-date', '-total'],
    ['total', '-total', 'total'],
    ['total', 'total', '-total'],
    ['customer', '-date', 'customer'],
    ['date', 'status', '-date'],
  ] as const)('pressing %s after %s sorts by %s', (by, before, after) => {
    expect(sortText(nextSort(parseSort(before), by))).toBe(after);
  });

  it('is newest first where the address says nothing that is known', () => {
    expect(parseSort('weight')).toBe(NEWEST_FIRST);
  });
});
