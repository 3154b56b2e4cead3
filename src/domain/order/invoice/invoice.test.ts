import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { invoiceOf } from './invoice';

const SELLER = {
  name: 'Eawa',
  address: 'Bengaluru 560034',
  gstin: '29AAACE0000A1Z5',
  state: 'Karnataka',
  ...{ fssai: '10020043000001', hsn: '2201', upi: '' },
};
const item = {
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '',
  quantity: 2,
  price: 2.99,
};
const CURRENT = {
  userId: 'asha',
  customerName: 'Asha Rao',
  shippingAddress: '12 Lake View Road, Pune 411001',
  items: [item],
  total: 5.98,
  pricing: { subtotal: 5.98, deliveryFee: 2.99, taxRate: 0.08, tax: 0.48, grandTotal: 9.45 },
  status: 'shipped',
  orderDate: '2026-01-14T09:00:00Z',
  statusTimes: { pending: '2026-01-14T09:00:00Z', shipped: '2026-01-16T09:00:00Z' },
};
type Data = Parameters<typeof parseOrder>[0]['data'];
const invoice = (data: Data = {}, named: { name: string; size: string }[] = []) =>
  invoiceOf(parseOrder({ id: '7GK2M9QX4TRB', data: { ...CURRENT, ...data } }), named, {
    seller: SELLER,
    ...{ supportPhone: '9000000000', supportEmail: '' },
  });

describe('invoiceOf', () => {
  it('says who sold what to whom, for how much', () => {
    expect(invoice()).toMatchObject({
      kind: 'invoice',
      number: 'INV-7GK2M9QX4TRB',
      date: '2026-01-16T09:00:00Z',
      seller: SELLER,
      buyer: { name: 'Asha Rao', address: '12 Lake View Road, Pune 411001' },
      placeOfSupply: 'Maharashtra',
      settled: null,
      support: { phone: '9000000000', email: '' },
      rows: [{ name: 'Premium Water', size: '1L', quantity: 2, unitPaise: 299, amountPaise: 598 }],
      charges: { subtotalPaise: 598, deliveryFeePaise: 299, taxRate: 0.08, taxPaise: 48 },
      totalPaise: 945,
    });
  });

  it('has a number of the 16 characters an invoice may have', () => {
    expect(invoice().number).toHaveLength(16);
  });

  it.each([
    ['delivered', { delivered: '2026-02-02T09:00:00Z' }, '2026-02-02T09:00:00Z'],
    [
      'delivered',
      { shipped: '2026-01-30T09:00:00Z', delivered: '2026-02-02T09:00:00Z' },
      '2026-01-30T09:00:00Z',
    ],
    ['delivered', {}, '2026-01-14T09:00:00Z'],
    ['shipped', {}, '2026-01-14T09:00:00Z'],
  ])('of a %s order with the times %j is of %s', (status, times, date) => {
    const statusTimes = { pending: '2026-01-14T09:00:00Z', ...times };
    expect(invoice({ status, statusTimes })).toMatchObject({ kind: 'invoice', date });
  });

  it.each([
    ['pending', 'summary', '2026-01-14T09:00:00Z', false],
    ['processing', 'summary', '2026-01-14T09:00:00Z', false],
    ['shipped', 'invoice', '2026-01-16T09:00:00Z', false],
    ['delivered', 'invoice', '2026-01-16T09:00:00Z', false],
    ['cancelled', 'summary', '2026-01-14T09:00:00Z', true],
    ['misspelt', 'summary', '2026-01-14T09:00:00Z', false],
  ])('of a %s order is the %s', (status, kind, date, cancelled) => {
    expect(invoice({ status })).toMatchObject({ kind, date, cancelled });
  });

  it.each([
    ['pending', 'cash', 'due'],
    ['shipped', 'card', 'due'],
    ['delivered', 'cash', null],
    ['cancelled', 'cash', null],
    ['misspelt', 'cash', null],
    ['delivered', null, null],
  ])('of a %s order with %s says whether it is paid: %s', (status, paymentMethod, settled) => {
    expect(invoice({ status, paymentMethod }).settled).toBe(settled);
  });

  it.each([
    ['delivered', 'paid', 9.45, 'paid', null],
    ['shipped', 'paid', 9.45, 'paid', null],
    ['delivered', 'partly', 5, 'due', 500],
    ['delivered', 'refunded', 9.45, null, null],
    ['cancelled', 'paid', 9.45, null, null],
  ])('of a %s order that was %s with ₹%s', (status, state, amount, settled, partPaise) => {
    const payment = { state, method: 'cash', amount, reference: '', at: '2026-01-16T09:00:00Z' };
    expect(invoice({ status, paymentMethod: 'cash', payment })).toMatchObject({ settled, partPaise });
  });

  it.each<[string, Data, [number | null, number | null], number | null]>([
    [
      '3 at 33.33',
      { items: [{ ...item, quantity: 3, price: 33.33 }], pricing: null, total: 99.99 },
      [3333, 9999],
      9999,
    ],
    [
      '1.005, which a double holds as a little less',
      { items: [{ ...item, quantity: 1, price: 1.005 }], pricing: null, total: 1.005 },
      [101, 101],
      101,
    ],
    [
      '999 at 0.07',
      { items: [{ ...item, quantity: 999, price: 0.07 }], pricing: null, total: 69.93 },
      [7, 6993],
      6993,
    ],
    [
      '0.1 + 0.2 as its total',
      { items: [{ ...item, quantity: 3, price: 0.1 }], pricing: null, total: 0.1 + 0.2 },
      [10, 30],
      30,
    ],
  ])('counts %s in whole paise', (_what, data, [unit, amount], total) => {
    const { rows, totalPaise } = invoice(data);
    expect([rows[0]?.unitPaise, rows[0]?.amountPaise, totalPaise]).toEqual([unit, amount, total]);
  });

  it('of an old order takes its total without fee and tax, and the name that its product has today', () => {
    const legacy = {
      items: null,
      productId: '4',
      quantity: 3,
      price: 4.99,
      total: null,
      pricing: null,
      statusTimes: null,
    };
    expect(invoice(legacy, [{ name: 'Premium Water', size: '2L' }])).toMatchObject({
      rows: [{ name: 'Premium Water', size: '2L', quantity: 3, unitPaise: 499, amountPaise: 1497 }],
      charges: null,
      totalPaise: 1497,
      date: '2026-01-14T09:00:00Z',
    });
  });

  it('leaves open what an order does not say, though its product has a price today', () => {
    const legacy = { items: null, productId: '4', quantity: 3, total: null, pricing: null };
    expect(invoice(legacy, [{ name: 'Premium Water', size: '2L' }])).toMatchObject({
      rows: [{ unitPaise: null, amountPaise: null }],
      totalPaise: null,
    });
  });
});
