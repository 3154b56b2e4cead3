import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/entities/order/orderDocument';
import { bottleCount, countByStatus, newestFirst, PAGE_SIZE, pageOf } from './orderListRules';

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

describe('pageOf', () => {
  const rows = Array.from({ length: 60 }, (_, index) => index + 1);
  it.each([
    ['the first page', 60, 1, { number: 1, count: 3, from: 1, to: 25, total: 60 }],
    ['the last, which is not full', 60, 3, { number: 3, count: 3, from: 51, to: 60, total: 60 }],
    ['a page beyond the last', 60, 99, { number: 3, count: 3, from: 51, to: 60, total: 60 }],
    ['a full last page', 50, 2, { number: 2, count: 2, from: 26, to: 50, total: 50 }],
    ['one row', 1, 1, { number: 1, count: 1, from: 1, to: 1, total: 1 }],
    ['no rows', 0, 1, { number: 1, count: 1, from: 0, to: 0, total: 0 }],
  ])('shows %s', (_what, length, asked, expected) => {
    const { rows: shown, ...position } = pageOf(rows.slice(0, length), asked);
    expect(position).toEqual(expected);
    expect(shown).toEqual(rows.slice(0, length).slice(Math.max(0, expected.from - 1), expected.to));
  });

  it('shows every row on exactly one page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 4 * PAGE_SIZE }), list => {
        const { count } = pageOf(list, 1);
        const pages = Array.from({ length: count }, (_, index) => pageOf(list, index + 1));
        expect(pages.flatMap(page => page.rows)).toEqual(list);
        expect(pages.every(page => page.rows.length <= PAGE_SIZE)).toBe(true);
      }),
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
