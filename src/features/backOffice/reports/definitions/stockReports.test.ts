import { describe, expect, it } from 'vitest';
import { parseProductionLine } from '@/data/production/productionDocument';
import { parseStockItem } from '@/data/stock/stockItemDocument';
import { parseStockMovement } from '@/data/stock/stockMovementDocument';
import { january, orderOf, rowsOf, scope, totalsOf } from '../../../../../test/support/reports';
import { movementReport } from './movementReport';
import { productionReport } from './productionReport';
import { valuationReport } from './valuationReport';

const stock = (id: string, inStock: number, unitPrice: string, more = {}) =>
  parseStockItem({ id, data: { name: `Water ${id}`, size: '1L', inStock, unitPrice, ...more } });

function movement(
  productId: string,
  at: string,
  kind: string,
  quantity: number,
  after: number,
  orderId?: string,
) {
  const data = { productId, kind, quantity, after, at, ...(orderId && { orderId }) };
  const parsed = parseStockMovement({ id: `${productId} ${at}`, data });
  if (!parsed) throw new Error('This is no movement.');
  return parsed;
}

const order = (id: string, at: string, quantity: number, data = {}) =>
  orderOf(id, at, { items: [{ productId: '1', quantity }], quantities: { '1': quantity }, ...data });

describe('the value of the inventory', () => {
  const report = valuationReport(
    scope({
      items: [
        stock('1', 10, '2.99', { sku: 'W-1', category: 'premium' }),
        stock('2', 100, '₹1.79'),
        stock('3', 7, 'on request'),
        stock('4', 500, '9.99', { archived: true }),
      ],
    }),
  );

  it('is what stands on the shelf at today’s prices, the most first', () => {
    expect(rowsOf(report)).toEqual([
      {
        product: 'Water 2',
        size: '1 L',
        sku: null,
        category: null,
        inStock: 100,
        unitPrice: 179,
        value: 17_900,
      },
      {
        product: 'Water 1',
        size: '1 L',
        sku: 'W-1',
        category: 'premium',
        inStock: 10,
        unitPrice: 299,
        value: 2990,
      },
      {
        product: 'Water 3',
        size: '1 L',
        sku: null,
        category: null,
        inStock: 7,
        unitPrice: null,
        value: null,
      },
    ]);
    expect(totalsOf(report, 'inStock', 'unitPrice', 'value')).toEqual([117, null, 20_890]);
  });

  it('says that it is of now, and what it could not value', () => {
    expect(report.notes).toEqual([{ kind: 'asOfNow' }, { kind: 'noPrice', count: 1 }]);
  });
});

describe('stock movement', () => {
  const report = movementReport(
    scope({
      items: [stock('1', 93, '1')],
      orders: [
        order('A', '2025-12-20T06:00:00Z', 5),
        order('B', january(3), 10),
        // Cancelled by the customer, then by staff.
        order('C', january(4), 2, { status: 'cancelled', statusTimes: { cancelled: january(5) } }),
        order('D', january(6), 4, { status: 'cancelled', statusTimes: { cancelled: january(7) } }),
      ],
      movements: [
        movement('1', '2025-12-01T06:00:00Z', 'opening', 100, 100),
        movement('1', january(7), 'restocked', 4, 85, 'D'),
        movement('1', january(8), 'received', 20, 105),
        movement('1', january(9), 'damaged', -3, 102),
        movement('1', january(10), 'correction', -2, 100),
      ],
    }),
  );

  it('leads from what was there, cause by cause, to what is there', () => {
    expect(rowsOf(report)).toEqual([
      {
        product: 'Water 1',
        size: '1 L',
        before: 95,
        received: 20,
        sold: -16,
        returned: 6,
        // Two that were counted, seven that nobody wrote down.
        corrected: -9,
        damaged: -3,
        after: 93,
      },
    ]);
    expect(report.notes).toContainEqual({ kind: 'unexplained', count: 7 });
  });

  it('has what is archived where it moved in the period, and leaves it out where it stood still', () => {
    const archived = (id: string) => stock(id, 0, '1', { archived: true });
    const report = movementReport(
      scope({
        items: [archived('1'), archived('2')],
        orders: [order('A', january(5), 30)],
        movements: [
          movement('1', january(2), 'opening', 40, 40),
          movement('1', january(9), 'correction', -10, 0),
          movement('2', '2025-11-01T06:00:00Z', 'opening', 5, 5),
          movement('2', '2025-12-01T06:00:00Z', 'damaged', -5, 0),
        ],
      }),
    );
    expect(rowsOf(report)).toMatchObject([
      { product: 'Water 1', before: 0, received: 40, sold: -30, corrected: -10, after: 0 },
    ]);
  });

  it('does not know what was there before all that is on this device, and misses no bottle for it', () => {
    const report = movementReport(
      scope({
        items: [stock('1', 105, '1')],
        orders: [order('B', january(6), 10)],
        movements: [
          movement('1', '2025-12-01T06:00:00Z', 'opening', 200, 200),
          movement('1', january(7), 'received', 5, 105),
        ],
        latestOnly: true,
      }),
    );
    expect(rowsOf(report)).toMatchObject([
      { before: null, received: 5, sold: -10, corrected: 0, after: 105 },
    ]);
    expect(totalsOf(report, 'before', 'sold', 'after')).toEqual([null, -10, 105]);
    expect(report.notes).toEqual([{ kind: 'returns' }]);
  });

  it('adds up, whatever the cause', () => {
    for (const row of rowsOf(report)) {
      const moved = ['received', 'sold', 'returned', 'corrected', 'damaged'] as const;
      const sum = moved.reduce((total, cause) => total + Number(row[cause]), Number(row.before));
      expect(sum).toBe(row.after);
    }
  });
});

describe('production', () => {
  it('says of each line how far it has come, and of all runs together', () => {
    const line = (id: string, data = {}) => parseProductionLine({ id, data: { name: id, ...data } });
    const report = productionReport(
      scope({
        lines: [
          line('Line 10', { status: 'stopped', target: 6000, completed: 600 }),
          line('Line 2', {
            status: 'running',
            product: 'Premium Water 1L',
            efficiency: 88,
            target: 3000,
            completed: 1500,
            estimatedCompletion: january(15, '18:00'),
          }),
        ],
      }),
    );
    expect(rowsOf(report)).toEqual([
      {
        line: 'Line 2',
        product: 'Premium Water 1L',
        status: 'running',
        efficiency: 0.88,
        completed: 1500,
        target: 3000,
        done: 0.5,
        expected: '2026-01-15',
      },
      {
        line: 'Line 10',
        product: null,
        status: 'stopped',
        efficiency: 0,
        completed: 600,
        target: 6000,
        done: 0.1,
        expected: null,
      },
    ]);
    expect(totalsOf(report, 'completed', 'target', 'done')).toEqual([1500, 3000, 0.5]);
    expect(report.basis).toEqual({ kind: 'runs', count: 1 });
    expect(report.notes).toContainEqual({ kind: 'noRun', count: 1 });
  });
});
