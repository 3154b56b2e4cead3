import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { partsOf, periodAt } from '@/lib/time/periods';
import { dateOrders, ordersWithin } from './datedOrders';

const at = (orderDate: string | null) => parseOrder({ id: orderDate ?? 'none', data: { orderDate } });
const JANUARY = periodAt('month', Date.UTC(2026, 0, 15));

describe('the orders of a period', () => {
  it('are those placed in it, by the days of India; one without a date is in none', () => {
    const orders = dateOrders([
      at('2025-12-31T18:29:59.999Z'),
      at('2025-12-31T18:30:00Z'),
      at('2026-01-31T18:29:59.999999Z'),
      at('2026-01-31T18:30:00Z'),
      at(null),
    ]);
    expect(ordersWithin(orders, JANUARY).map(({ id }) => id)).toEqual([
      '2025-12-31T18:30:00Z',
      '2026-01-31T18:29:59.999999Z',
    ]);
    expect(orders.undated).toBe(1);
  });

  it('are each in exactly one of the parts it is cut into', () => {
    const moments = fc.array(fc.integer({ min: JANUARY.fromMs, max: JANUARY.toMs - 1 }));
    fc.assert(
      fc.property(moments, fc.constantFrom('day', 'week', 'quarter'), (placed, unit) => {
        const orders = dateOrders(placed.map(ms => at(new Date(ms).toISOString())));
        const found = partsOf(unit, JANUARY).flatMap(part => ordersWithin(orders, part));
        expect(found.map(({ id }) => id).sort()).toEqual(placed.map(ms => new Date(ms).toISOString()).sort());
      }),
    );
  });
});
