import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSale } from '@/domain/metrics/datedOrders';
import { invoicedAt } from '@/domain/order/invoice/invoice';
import type { Order } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import { paiseToRupees } from '@/lib/number/money';
import type { Period } from '@/lib/time/periods';
import { JANUARY, orderOf, scope } from '../../../../../test/support/reports';
import { chargesOf } from './chargesOf';
import { customersReport } from './customersReport';
import { deliveryReport } from './deliveryReport';
import { productsReport } from './productsReport';
import { type ColumnId, type Report, totalIn } from './report';
import type { ReportScope } from './reportData';
import { salesReport } from './salesReport';
import { taxReport } from './taxReport';

const paise = fc.integer({ min: 0, max: 9_999_999 });
const item = fc.record({
  productId: fc.constantFrom('1', '2', '3'),
  size: fc.constantFrom('1L', '500ml', 'Jar'),
  quantity: fc.integer({ min: 1, max: 999 }),
  price: paise.map(paiseToRupees),
});
const pricing = fc.record({ subtotal: paise, deliveryFee: paise, tax: paise }).map(parts => ({
  subtotal: paiseToRupees(parts.subtotal),
  deliveryFee: paiseToRupees(parts.deliveryFee),
  taxRate: 0.08,
  tax: paiseToRupees(parts.tax),
  grandTotal: paiseToRupees(parts.subtotal + parts.deliveryFee + parts.tax),
}));

/** Orders of January of every kind there is: with prices kept and without, of one item, of none, cancelled. */
const anyOrder = fc
  .record({
    atMs: fc.integer({ min: JANUARY.fromMs, max: JANUARY.toMs - 1 }),
    status: fc.constantFrom('pending', 'shipped', 'delivered', 'cancelled', 'lost'),
    items: fc.array(item, { maxLength: 3 }),
    total: fc.option(paise.map(paiseToRupees)),
    pricing: fc.option(pricing),
    userId: fc.constantFrom('asha', ''),
    email: fc.constantFrom('a@example.com', 'A@example.com', ''),
    shippingAddress: fc.constantFrom('Pune 411001', 'Hyderabad 500034', 'Somewhere'),
  })
  .map(({ atMs, ...data }) => orderOf(`order ${atMs}`, new Date(atMs).toISOString(), data));
const anyOrders = fc.array(anyOrder, { maxLength: 12 });

/** January in parts of any lengths. */
const anySplit = fc
  .uniqueArray(fc.integer({ min: JANUARY.fromMs + 1, max: JANUARY.toMs - 1 }), { maxLength: 6 })
  .map(cuts => {
    const edges = [JANUARY.fromMs, ...cuts.sort((one, other) => one - other), JANUARY.toMs];
    return edges.slice(1).map((toMs, at): Period => ({ fromMs: edges[at] ?? toMs, toMs }));
  });

type Sum = {
  readonly make: (given: ReportScope) => Report;
  readonly column: ColumnId;
  readonly of: (order: Order) => number;
  /** The orders it is about. */
  readonly counts?: (order: Order) => boolean;
};

const isInvoiced = (order: Order): boolean => invoicedAt(order) !== null;

const SUMS: readonly Sum[] = [
  { make: salesReport, column: 'orders', of: () => 1 },
  { make: salesReport, column: 'bottles', of: bottleCount },
  { make: salesReport, column: 'subtotal', of: order => chargesOf(order).subtotal },
  { make: salesReport, column: 'tax', of: order => chargesOf(order).tax },
  { make: salesReport, column: 'total', of: order => chargesOf(order).total },
  { make: productsReport, column: 'bottles', of: bottleCount },
  { make: productsReport, column: 'sales', of: order => order.totalPaise },
  { make: customersReport, column: 'orders', of: () => 1 },
  { make: customersReport, column: 'total', of: order => chargesOf(order).total },
  { make: taxReport, column: 'taxable', of: order => chargesOf(order).subtotal, counts: isInvoiced },
  { make: taxReport, column: 'tax', of: order => chargesOf(order).tax, counts: isInvoiced },
  { make: deliveryReport, column: 'orders', of: () => 1 },
];

describe('the total of', () => {
  it.each(SUMS.map(sum => [`${sum.make.name}: ${sum.column}`, sum] as const))(
    '%s is the sum over the orders, however time is cut',
    (_name, { make, column, of, counts = isSale }) => {
      fc.assert(
        fc.property(anyOrders, anySplit, (orders, split) => {
          const sold = orders.filter(counts).reduce((sum, order) => sum + of(order), 0);
          expect(Number(totalIn(make(scope({ orders })), column))).toBe(sold);
          const parts = split.map(period => Number(totalIn(make(scope({ orders, period })), column)));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(sold);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('the halves of a tax are equal and fall short of it by a paisa a row at most, and all parts are the tax', () => {
    fc.assert(
      fc.property(anyOrders, orders => {
        const report = taxReport(scope({ orders }));
        const [cgst, sgst, ...others] = (['cgst', 'sgst', 'rounding', 'igst', 'unassigned'] as const).map(
          id => Number(totalIn(report, id)),
        );
        expect(cgst).toBe(sgst);
        expect(Number(totalIn(report, 'rounding'))).toBeLessThanOrEqual(report.rows.length);
        const parts = [cgst, sgst, ...others].reduce<number>((sum, part) => sum + (part ?? 0), 0);
        expect(parts).toBe(totalIn(report, 'tax'));
      }),
      { numRuns: 60 },
    );
  });
});
