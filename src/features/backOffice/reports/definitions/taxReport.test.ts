import { describe, expect, it } from 'vitest';
import { taxParts } from '@/domain/order/invoice/taxParts';
import { january, orderOf, rowsOf, scope, totalsOf } from '../../../../../test/support/reports';
import { taxReport } from './taxReport';

const PUNE = '12 Lake View Road, Pune 411001';
const HYDERABAD = '4 Banjara Hills, Hyderabad 500034';

const order = (id: string, shippingAddress: string, subtotal: number, tax: number, taxRate = 0.08) =>
  orderOf(id, january(10), {
    status: 'delivered',
    shippingAddress,
    total: subtotal,
    pricing: { subtotal, deliveryFee: 2.99, taxRate, tax, grandTotal: subtotal + 2.99 + tax },
  });

describe('the parts of a tax', () => {
  it.each([
    [100, 'Maharashtra', 'Maharashtra', { cgst: 50, sgst: 50 }],
    [101, 'Maharashtra', ' maharashtra ', { cgst: 50, sgst: 50, rounding: 1 }],
    [100, 'Jammu and Kashmir', 'Jammu & Kashmir', { cgst: 50, sgst: 50 }],
    [100, 'Telangana', 'Maharashtra', { igst: 100 }],
    [100, null, 'Maharashtra', { unassigned: 100 }],
    [100, 'Telangana', '', { unassigned: 100 }],
  ])('of %d paise to %s from %s', (tax, place, seller, parts) => {
    const none = { cgst: 0, sgst: 0, rounding: 0, igst: 0, unassigned: 0 };
    expect(taxParts(tax, place, seller)).toEqual({ ...none, ...parts });
  });
});

describe('the tax report', () => {
  const orders = [
    order('A', PUNE, 100, 8),
    order('B', PUNE, 10.15, 0.81),
    order('C', PUNE, 10, 1.8, 0.18),
    order('D', HYDERABAD, 50, 4),
    orderOf('E', january(11), { status: 'shipped', shippingAddress: PUNE, total: 20 }),
    orderOf('F', january(11), { shippingAddress: PUNE, status: 'cancelled', total: 900 }),
  ];

  it('sums up by state and rate: within the state by halves, between states as one', () => {
    const report = taxReport(scope({ orders }));
    expect(rowsOf(report)).toEqual([
      {
        place: 'Maharashtra',
        rate: 0.08,
        orders: 2,
        taxable: 11_015,
        cgst: 440,
        sgst: 440,
        rounding: 1,
        igst: 0,
        tax: 881,
      },
      {
        place: 'Telangana',
        rate: 0.08,
        orders: 1,
        taxable: 5000,
        cgst: 0,
        sgst: 0,
        rounding: 0,
        igst: 400,
        tax: 400,
      },
      {
        place: 'Maharashtra',
        rate: 0.18,
        orders: 1,
        taxable: 1000,
        cgst: 90,
        sgst: 90,
        rounding: 0,
        igst: 0,
        tax: 180,
      },
      {
        place: 'Maharashtra',
        rate: null,
        orders: 1,
        taxable: 2000,
        cgst: 0,
        sgst: 0,
        rounding: 0,
        igst: 0,
        tax: 0,
      },
    ]);
    expect(totalsOf(report, 'orders', 'taxable', 'tax')).toEqual([5, 19_015, 1461]);
    expect(report.notes).toEqual([
      { kind: 'byInvoiceDay' },
      { kind: 'halvesByRow' },
      { kind: 'cancelledSum', count: 1, paise: 90_000 },
      { kind: 'noTax', count: 1 },
    ]);
  });

  it('halves what the orders of a row come to, so that the halves fall short of it by a paisa at most', () => {
    const odd = (id: string) => order(id, PUNE, 10.15, 0.81);
    const even = taxReport(scope({ orders: [odd('A'), odd('B')] }));
    expect(rowsOf(even)).toMatchObject([{ cgst: 81, sgst: 81, tax: 162 }]);
    expect(even.columns.map(({ id }) => id)).not.toContain('rounding');
    const three = taxReport(scope({ orders: [odd('A'), odd('B'), odd('C')] }));
    expect(rowsOf(three)).toMatchObject([{ cgst: 121, sgst: 121, rounding: 1, tax: 243 }]);
  });

  it('goes by the day of the invoice, and says what of the period’s orders has none', () => {
    const cameTo = (status: 'shipped' | 'delivered', id: string, orderDate: string, at: string) =>
      orderOf(id, orderDate, {
        ...{ status, shippingAddress: PUNE, statusTimes: { [status]: at } },
        pricing: { subtotal: 100, deliveryFee: 0, taxRate: 0.08, tax: 8, grandTotal: 108 },
      });
    const report = taxReport(
      scope({
        orders: [
          cameTo('shipped', 'DECEMBER', '2025-12-31T10:00:00.000Z', january(2)),
          cameTo('shipped', 'JANUARY', january(31), '2026-02-01T10:00:00.000Z'),
          // Never set to Shipped.
          cameTo('delivered', 'STRAIGHT', '2025-12-30T10:00:00.000Z', january(3)),
          orderOf('P', january(3), { shippingAddress: PUNE, total: 20 }),
          orderOf('Q', january(4), { status: 'processing', shippingAddress: PUNE, total: 30 }),
          orderOf('OLD', '2025-12-01T10:00:00.000Z', { shippingAddress: PUNE, total: 70 }),
        ],
      }),
    );
    expect(totalsOf(report, 'orders', 'taxable', 'tax')).toEqual([2, 20_000, 1600]);
    expect(report.basis).toEqual({ kind: 'orders', count: 2 });
    expect(report.notes).toContainEqual({ kind: 'notInvoiced', count: 2, paise: 5000 });
  });

  it('says what had an invoice of the period and has none any more, each order once', () => {
    const gone = (id: string, orderDate: string, fields: Parameters<typeof orderOf>[2]) =>
      orderOf(id, orderDate, { shippingAddress: PUNE, total: 20, ...fields });
    const orders = [
      gone('CANCELLED', '2025-12-30T10:00:00.000Z', {
        ...{ status: 'cancelled', total: 70 },
        statusTimes: { shipped: january(2), cancelled: january(10) },
      }),
      // Never set to Shipped.
      gone('SETBACK', '2025-12-31T10:00:00.000Z', {
        status: 'processing',
        statusTimes: { delivered: january(3), processing: january(4) },
      }),
      gone('OFJANUARY', january(5), {
        ...{ status: 'cancelled' },
        statusTimes: { shipped: january(6), cancelled: january(7) },
      }),
      gone('LATER', january(8), {
        ...{ status: 'cancelled', total: 5 },
        statusTimes: { shipped: '2026-02-02T10:00:00.000Z', cancelled: '2026-02-03T10:00:00.000Z' },
      }),
      gone('NEVERLEFT', january(9), { total: 9, statusTimes: { pending: january(9) } }),
    ];
    expect(taxReport(scope({ orders })).notes).toEqual([
      { kind: 'byInvoiceDay' },
      { kind: 'notInvoiced', count: 1, paise: 900 },
      { kind: 'cancelledSum', count: 1, paise: 500 },
      { kind: 'invoiceGone', count: 3, paise: 11_000 },
    ]);
  });

  it('assigns nothing where it does not know from where, or to where', () => {
    const report = taxReport(scope({ orders: [order('A', 'Somewhere', 100, 8)] }));
    expect(rowsOf(report)).toMatchObject([
      { place: null, igst: 0, cgst: 0, sgst: 0, unassigned: 800, tax: 800 },
    ]);
    expect(report.notes).toContainEqual({ kind: 'placeUnknown', count: 1 });

    const homeless = taxReport(scope({ orders, sellerState: '' }));
    expect(totalsOf(homeless, 'unassigned', 'tax')).toEqual([1461, 1461]);
    expect(homeless.notes).toContainEqual({ kind: 'sellerUnknown' });
    expect(homeless.unfinished).toBeUndefined();
  });

  it('divides nothing before the settings are read, and is not finished', () => {
    const report = taxReport(scope({ orders, sellerState: null }));
    expect(report.columns.map(({ id }) => id)).toEqual(['place', 'rate', 'orders', 'taxable', 'tax']);
    expect(totalsOf(report, 'orders', 'taxable', 'tax')).toEqual([5, 19_015, 1461]);
    expect(report.notes).toContainEqual({ kind: 'settingsNotRead' });
    expect(report.notes).not.toContainEqual({ kind: 'sellerUnknown' });
    expect(report.unfinished).toBe(true);
  });
});
