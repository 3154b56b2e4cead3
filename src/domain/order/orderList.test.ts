import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { bottleCount, countByStatus, newestFirst } from './orderList';

const anOrder = (id: string, data = {}) => parseOrder({ id, data });

describe('newestFirst', () => {
  it('puts the latest first and undated orders last, equals by id', () => {
    const orders = [
      anOrder('undated'),
      anOrder('old', { orderDate: '2026-01-01T10:00:00Z' }),
      anOrder('b', { orderDate: '2026-01-15T10:00:00Z' }),
      anOrder('a', { orderDate: '2026-01-15T10:00:00.000000Z' }),
      anOrder('zone', { orderDate: '2026-01-15T18:30:00+05:30' }),
      anOrder('bad', { orderDate: 'soon' }),
    ];
    expect(newestFirst(orders).map(({ id }) => id)).toEqual(['zone', 'a', 'b', 'old', 'bad', 'undated']);
  });

  it('tells two orders of one millisecond by their microseconds, as the server does', () => {
    const orders = [
      anOrder('a', { orderDate: '2026-01-15T10:00:00.123001Z' }),
      anOrder('b', { orderDate: '2026-01-15T10:00:00.123002Z' }),
    ];
    expect(newestFirst(orders).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('never loses or doubles an order, and gives the same list from any arrangement', () => {
    const order = fc
      .record({ id: fc.uuid(), day: fc.option(fc.integer({ min: 1, max: 28 })) })
      .map(({ id, day }) => anOrder(id, day === null ? {} : { orderDate: Date.UTC(2026, 0, day) }));
    const lists = fc.uniqueArray(order, { selector: ({ id }) => id });
    fc.assert(
      fc.property(
        lists.chain(list =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          const sorted = newestFirst(list);
          expect(newestFirst(shuffled)).toEqual(sorted);
          expect(new Set(sorted)).toEqual(new Set(list));
        },
      ),
    );
  });
});

describe('bottleCount', () => {
  it('adds up the lines of an order', () => {
    const items = [
      { productId: '1', quantity: 2 },
      { productId: '2', quantity: 5 },
    ];
    expect(bottleCount(anOrder('A', { items }))).toBe(7);
    expect(bottleCount(anOrder('B'))).toBe(0);
  });
});

describe('countByStatus', () => {
  it('counts each status, and an unknown one nowhere', () => {
    const orders = ['pending', 'pending', 'shipped', 'lost'].map(status => anOrder(status, { status }));
    expect(countByStatus(orders)).toEqual({
      pending: 2,
      processing: 0,
      shipped: 1,
      delivered: 0,
      cancelled: 0,
    });
  });
});
