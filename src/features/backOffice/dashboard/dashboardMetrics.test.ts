import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { parseProductionLine } from '@/data/production/productionDocument';
import { parseStockItem } from '@/data/stock/stockItemDocument';
import { sizesOf } from '@/domain/metrics/bottles';
import { dateOrders } from '@/domain/metrics/datedOrders';
import { ledgersOf } from '@/domain/metrics/stockThen';
import { dashboardMetrics } from './dashboardMetrics';

/** A Thursday, 14:30 in India. */
const NOW = Date.UTC(2026, 0, 15, 9);

const order = (orderDate: string | null, quantity = 1, status = 'pending') =>
  parseOrder({
    id: `${orderDate}`,
    data: {
      orderDate,
      status,
      // It says what it likes: the inventory knows its size.
      items: [{ productId: '1', size: '20L', quantity }],
      quantities: { '1': quantity },
      statusTimes: { [status]: orderDate },
    },
  });
const item = (id: string, inStock: number, archived = false) =>
  parseStockItem({ id, data: { name: id, size: '500ml', inStock, reorderPoint: 10, archived } });

const ORDERS = [
  // Today; and, in London, yesterday.
  order('2026-01-14T18:30:00Z', 2),
  order('2026-01-15T08:00:00Z', 4),
  order('2026-01-15T08:30:00Z', 20, 'cancelled'),
  // Yesterday by this time, and after it.
  order('2026-01-14T08:00:00Z', 2),
  order('2026-01-14T10:00:00Z', 2),
  // Monday, and last Monday.
  order('2026-01-12T08:00:00Z', 2),
  order('2026-01-05T08:00:00Z', 2),
  // Last month, last quarter.
  order('2025-12-10T08:00:00Z', 2),
  order('2025-10-01T08:00:00Z', 2),
  order(null),
];
const ITEMS = [item('1', 30), item('2', 90), item('old', 500, true)];

const metrics = (unit: 'day' | 'week' | 'month' | 'quarter') =>
  dashboardMetrics(
    {
      orders: dateOrders(ORDERS),
      items: ITEMS,
      sizesToday: sizesOf(ITEMS),
      ledgers: ledgersOf(ITEMS, ORDERS, []),
      lines: [parseProductionLine({ id: 'l', data: { status: 'running', target: 100, completed: 80 } })],
    },
    unit,
    NOW,
  );

describe('the dashboard’s figures', () => {
  it.each([
    // Three today, one yesterday by this time; 6 bottles of 500 ml that were not cancelled, and 2.
    ['day', 3, 2, 3000, 2],
    // Four orders more than last week; 12 bottles, and 2.
    ['week', 6, 5, 6000, 5],
    ['month', 7, 6, 7000, 6],
    // 14 days and a half of a quarter: the October one lies in the same part of the quarter before.
    ['quarter', 7, 6, 7000, 6],
  ] as const)('of this %s count what was placed in it', (unit, count, change, ml, waterChange) => {
    const { orders, water } = metrics(unit);
    expect(orders).toEqual({ count, change, undated: 1 });
    expect(water).toEqual({ ml, orders: count - 1, bottlesOfNoSize: 0, change: waterChange });
  });

  it('have no change where there was nothing before', () => {
    const { orders, water } = dashboardMetrics(
      {
        orders: dateOrders(ORDERS.slice(0, 3)),
        items: [],
        sizesToday: new Map(),
        ledgers: new Map(),
        lines: [],
      },
      'day',
      NOW,
    );
    expect([orders.change, water.change]).toEqual([null, null]);
  });

  it('of stock and production are of now, whatever the period', () => {
    for (const unit of ['day', 'quarter'] as const) {
      const { inventory, production } = metrics(unit);
      // Spec §9: 120 bottles ÷ (2 products × 100); the archived one is on no shelf.
      expect(inventory).toMatchObject({ fraction: 0.6, bottles: 120, products: 2 });
      expect(production.fraction).toBe(0.8);
    }
  });

  it('of stock have changed since the period began', () => {
    // Six bottles were sold today, and 20 cancelled; 14 bottles since October.
    expect(metrics('day').inventory.change).toBeCloseTo(120 / 126 - 1, 10);
    expect(metrics('quarter').inventory.change).toBeCloseTo(120 / 134 - 1, 10);
  });
});
