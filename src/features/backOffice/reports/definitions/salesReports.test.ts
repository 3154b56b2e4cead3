import { describe, expect, it } from 'vitest';
import { parseStockItem } from '@/data/stock/stockItemDocument';
import { NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { periodAt, periodOfDays } from '@/lib/time/periods';
import {
  JANUARY,
  january,
  NOW_MS,
  orderOf,
  rowsOf,
  scope,
  totalsOf,
} from '../../../../../test/support/reports';
import { customersReport } from './customersReport';
import { productsReport } from './productsReport';
import { salesReport } from './salesReport';

const item = (productId: string, quantity: number, price: number, size = '1L') => ({
  productId,
  productName: `Water ${productId}`,
  size,
  quantity,
  price,
});
/** Spec §9: the fee 2.99, the tax 8 % of the items' sum. */
const charged = (subtotal: number, tax: number) => ({
  total: subtotal,
  pricing: { subtotal, deliveryFee: 2.99, taxRate: 0.08, tax, grandTotal: subtotal + 2.99 + tax },
});

const ORDERS = [
  orderOf('A', january(13), { userId: 'asha', items: [item('1', 2, 2.99)], ...charged(5.98, 0.48) }),
  orderOf('B', january(13, '23:59'), {
    userId: 'asha',
    customerName: 'Asha Rao',
    email: 'asha@example.com',
    phone: '9876543210',
    items: [item('1', 1, 2.99), item('2', 4, 1.79, '500ml')],
    ...charged(10.15, 0.81),
  }),
  orderOf('C', january(15), {
    email: 'Ravi@example.com',
    items: [item('2', 1, 1.79, '500ml')],
    ...charged(1.79, 0.14),
  }),
  orderOf('D', january(14), { email: 'ravi@example.com', status: 'cancelled', items: [item('1', 9, 2.99)] }),
  // From before orders had items, fee and tax.
  orderOf('E', january(12), { email: 'ravi@EXAMPLE.com', productId: 'old', quantity: 2, total: 4.98 }),
  orderOf('F', '2025-12-31T18:29:59Z', { items: [item('1', 50, 2.99)] }),
  orderOf('G', null, { items: [item('1', 50, 2.99)] }),
];

describe('sales by day', () => {
  const report = salesReport(scope({ orders: ORDERS }));

  it('adds up what was charged each day in India, days without an order too', () => {
    expect(rowsOf(report).slice(11)).toEqual([
      { day: '2026-01-12', orders: 1, bottles: 2, subtotal: 498, delivery: 0, tax: 0, total: 498 },
      { day: '2026-01-13', orders: 2, bottles: 7, subtotal: 1613, delivery: 598, tax: 129, total: 2340 },
      { day: '2026-01-14', orders: 0, bottles: 0, subtotal: 0, delivery: 0, tax: 0, total: 0 },
      { day: '2026-01-15', orders: 1, bottles: 1, subtotal: 179, delivery: 299, tax: 14, total: 492 },
    ]);
    expect(totalsOf(report, 'day', 'orders', 'bottles', 'total')).toEqual([null, 4, 10, 3330]);
  });

  it('ends today: the rest of the month has not come', () => {
    expect(rowsOf(report)[0]?.day).toBe('2026-01-01');
    expect(rowsOf(report)).toHaveLength(15);
  });

  it('says what it is based on, and what it leaves out', () => {
    expect(report.basis).toEqual({ kind: 'orders', count: 4 });
    expect(report.notes).toEqual([{ kind: 'cancelledLeftOut' }, { kind: 'undated', count: 1 }]);
    expect(report.headline.value).toBe(3330);
  });

  it.each([
    ['month', 15, 'day'],
    ['quarter', 15, 'day'],
  ] as const)('of this %s has %d bars, one a %s', (unit, bars, label) => {
    const { chart } = salesReport(scope({ orders: ORDERS, period: periodAt(unit, NOW_MS) }));
    expect(chart.bars).toHaveLength(bars);
    expect(chart.label.id).toBe(label);
  });

  it('of a long time has a bar a week or a month, and still a row a day', () => {
    const orders = [...ORDERS, orderOf('H', '2024-12-01T06:00:00Z')];
    const year = salesReport(scope({ orders, period: periodAt('year', Date.UTC(2025, 5)) }));
    expect(year.rows).toHaveLength(365);
    expect(year.chart.label.id).toBe('month');
    expect(year.chart.bars).toHaveLength(12);
    const quarter = salesReport(scope({ orders, period: periodAt('quarter', Date.UTC(2025, 10)) }));
    expect(quarter.rows).toHaveLength(92);
    expect(quarter.chart.label.id).toBe('weekFrom');
    expect(quarter.chart.bars).toHaveLength(14);
  });

  it('has no row where there is no order, nor before the first', () => {
    expect(salesReport(scope({ orders: [] })).rows).toEqual([]);
    const before = periodOfDays('1999-01-01', '1999-12-31') ?? JANUARY;
    expect(salesReport(scope({ orders: ORDERS, period: before })).rows).toEqual([]);
  });
});

describe('sales by product', () => {
  const items = [parseStockItem({ id: '2', data: { name: 'Essential Water', size: '500ml' } })];
  const report = productsReport(scope({ orders: ORDERS, items }));

  it('has the best first, with bottles, litres, items’ sum and its share', () => {
    expect(rowsOf(report)).toMatchObject([
      { product: 'Water 1', size: '1 L', orders: 2, bottles: 3, litres: 3000, sales: 897 },
      { product: 'Essential Water', size: '500 ml', orders: 2, bottles: 5, litres: 2500, sales: 895 },
      // An old order's total is its one product's; what that held nobody knows.
      { product: 'old', size: 'Standard', orders: 1, bottles: 2, litres: 0, sales: 498 },
    ]);
    expect(rowsOf(report)[0]?.share).toBeCloseTo(897 / 2290, 10);
    expect(totalsOf(report, 'bottles', 'litres', 'sales')).toEqual([10, 5500, 2290]);
    expect(report.notes).toContainEqual({ kind: 'noSize', count: 2 });
  });

  it('has a row for what the inventory calls a product, whatever one of its orders does', () => {
    const forged = { ...item('2', 1, 1.79, '999 x 99999999999L'), productName: 'EAWA Jar 20L, PAID' };
    const orders = [orderOf('A', january(13), { items: [forged], total: 1.79 }), ...ORDERS];
    expect(rowsOf(productsReport(scope({ orders, items })))).toMatchObject([
      { product: 'Essential Water', size: '500 ml', bottles: 6, litres: 3000 },
      { product: 'Water 1' },
      { product: 'old' },
    ]);
    const unknown = productsReport(scope({ orders: orders.slice(0, 1) }));
    expect(rowsOf(unknown)).toMatchObject([{ product: 'EAWA Jar 20L, PAID', litres: 0 }]);
    expect(unknown.notes).toContainEqual({ kind: 'noSize', count: 1 });
  });

  it('counts an order once of a product that stands in it on two lines', () => {
    const orders = [
      orderOf('A', january(13), { items: [item('1', 2, 2.99), item('1', 1, 2.99)], total: 8.97 }),
    ];
    expect(rowsOf(productsReport(scope({ orders })))).toMatchObject([
      { product: 'Water 1', orders: 1, bottles: 3, sales: 897 },
    ]);
  });

  it('has a nameless row for what an order was charged beyond its items', () => {
    const orders = [orderOf('A', january(13), { items: [item('1', 1, 1), item('2', 1, 2)], total: 4.5 })];
    expect(rowsOf(productsReport(scope({ orders })))).toMatchObject([
      { product: 'Water 2', sales: 200 },
      { product: null, orders: 1, bottles: 0, sales: 150 },
      { product: 'Water 1', sales: 100 },
    ]);
  });
});

describe('sales by customer', () => {
  it('takes a user’s orders together, else an email’s, however that is written', () => {
    const report = customersReport(scope({ orders: ORDERS }));
    expect(rowsOf(report)).toEqual([
      {
        customer: 'Asha Rao',
        email: 'asha@example.com',
        phone: '9876543210',
        orders: 2,
        bottles: 7,
        total: 2340,
        lastOrder: '2026-01-13',
      },
      {
        customer: null,
        email: 'Ravi@example.com',
        phone: null,
        orders: 2,
        bottles: 3,
        total: 990,
        lastOrder: '2026-01-15',
      },
    ]);
    expect(report.headline.value).toBe(2);
    expect(report.chart.bars.map(({ label }) => label)).toEqual(['Asha Rao', 'Ravi@example.com']);
  });

  it('calls them as staff do, and takes those together whom the list of customers takes together', () => {
    const asha = { ...NOTHING_STORED, id: 'CUST-482-X', email: 'ASHA@shop.test', name: 'Asha (Pune)' };
    const of = (id: string, data: Parameters<typeof orderOf>[2]) => orderOf(id, january(3), data);
    const report = customersReport(
      scope({
        overlays: [{ ...asha, updatedAt: null, lastCommandId: null }],
        orders: [
          of('A1', { email: 'asha@shop.test', name: 'A. Rao', total: 1 }),
          of('A2', { phone: '98765 43210', name: 'Ravi', total: 2 }),
          of('A3', { phone: '+91 9876543210', name: 'Ravi', total: 3 }),
          of('A4', { name: 'Nobody', total: 4 }),
          of('A5', { name: 'Nobody', total: 4 }),
        ],
      }),
    );
    expect(rowsOf(report).map(({ customer, orders, total }) => [customer, orders, total])).toEqual([
      ['Ravi', 2, 500],
      ['Nobody', 1, 400],
      ['Nobody', 1, 400],
      ['Asha (Pune)', 1, 100],
    ]);
  });
});
