import { describe, expect, it } from 'vitest';
import { january, orderOf, rowsOf, scope, totalsOf } from '../../../../test/support/reports';
import { taxParts, taxReport } from './taxReport';

const PUNE = '12 Lake View Road, Pune 411001';
const HYDERABAD = '4 Banjara Hills, Hyderabad 500034';

const order = (id: string, shippingAddress: string, subtotal: number, tax: number, taxRate = 0.08) =>
  orderOf(id, january(10), {
    shippingAddress,
    total: subtotal,
    pricing: { subtotal, deliveryFee: 2.99, taxRate, tax, grandTotal: subtotal + 2.99 + tax },
  });

describe('the parts of a tax', () => {
  it.each([
    [100, 'Maharashtra', 'Maharashtra', { cgst: 50, sgst: 50, igst: 0, unassigned: 0 }],
    [101, 'Maharashtra', ' maharashtra ', { cgst: 50, sgst: 51, igst: 0, unassigned: 0 }],
    [100, 'Jammu and Kashmir', 'Jammu & Kashmir', { cgst: 50, sgst: 50, igst: 0, unassigned: 0 }],
    [100, 'Telangana', 'Maharashtra', { cgst: 0, sgst: 0, igst: 100, unassigned: 0 }],
    [100, null, 'Maharashtra', { cgst: 0, sgst: 0, igst: 0, unassigned: 100 }],
    [100, 'Telangana', '', { cgst: 0, sgst: 0, igst: 0, unassigned: 100 }],
  ])('of %d paise to %s from %s', (tax, place, seller, parts) => {
    expect(taxParts(tax, place, seller)).toEqual(parts);
  });
});

describe('the tax report', () => {
  const orders = [
    order('A', PUNE, 100, 8),
    order('B', PUNE, 10.15, 0.81),
    order('C', PUNE, 10, 1.8, 0.18),
    order('D', HYDERABAD, 50, 4),
    orderOf('E', january(11), { shippingAddress: PUNE, total: 20 }),
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
        sgst: 441,
        igst: 0,
        tax: 881,
      },
      { place: 'Telangana', rate: 0.08, orders: 1, taxable: 5000, cgst: 0, sgst: 0, igst: 400, tax: 400 },
      { place: 'Maharashtra', rate: 0.18, orders: 1, taxable: 1000, cgst: 90, sgst: 90, igst: 0, tax: 180 },
      { place: 'Maharashtra', rate: null, orders: 1, taxable: 2000, cgst: 0, sgst: 0, igst: 0, tax: 0 },
    ]);
    expect(totalsOf(report, 'orders', 'taxable', 'tax')).toEqual([5, 19_015, 1461]);
    expect(report.notes).toEqual([{ kind: 'byOrderDay' }, { kind: 'noTax', count: 1 }]);
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
  });
});
