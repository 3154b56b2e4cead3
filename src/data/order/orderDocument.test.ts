import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlainValue } from '@/lib/plainData';
import { parseInstant } from '@/lib/time/instants';
import { parseOrder } from './orderDocument';

const item = {
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '',
  quantity: 2,
  price: 2.99,
};
const current = {
  userId: 'asha',
  name: 'Asha Rao',
  customerName: 'Asha Rao',
  email: 'asha@demo.test',
  phone: '9876543210',
  shippingAddress: '12 Lake View Road',
  items: [item],
  total: 5.98,
  pricing: { subtotal: 5.98, deliveryFee: 2.99, taxRate: 0.08, tax: 0.48, grandTotal: 9.45 },
  status: 'shipped',
  paymentMethod: 'cash',
  orderDate: '2026-11-20T05:12:00.123456Z',
  updatedAt: '2026-11-20T06:00:00.000001Z',
};

const parse = (data: { [field: string]: PlainValue }) => parseOrder({ id: 'A1', data });

describe('parseOrder', () => {
  it('reads a current document', () => {
    expect(parse(current)).toMatchObject({
      id: 'A1',
      userId: 'asha',
      customerName: 'Asha Rao',
      items: [{ productId: '1', productName: 'Premium Water', quantity: 2, pricePaise: 299 }],
      totalPaise: 598,
      pricing: { subtotalPaise: 598, taxPaise: 48, grandTotalPaise: 945 },
      status: 'shipped',
      orderedAt: '2026-11-20T05:12:00.123456Z',
      updatedAt: '2026-11-20T06:00:00.000001Z',
    });
  });

  it('reads a legacy order of a single product (spec §3)', () => {
    const legacy = parse({ productId: '4', quantity: 3, price: 4.99, customerPhone: '9000000001' });
    expect(legacy.items).toEqual([
      { productId: '4', productName: '', size: 'Standard', image: '', quantity: 3, pricePaise: 499 },
    ]);
    expect(legacy.totalPaise).toBe(1497);
    expect(legacy.phone).toBe('9000000001');
  });

  it.each<[PlainValue]>([[null], [{}], ['two bottles'], [[]], [[null, 'x', 7]]])(
    'has no items where items is %j',
    items => {
      expect(parse({ ...current, items }).items).toEqual([]);
    },
  );

  it.each<[PlainValue, string | null]>([
    ['pending', 'pending'],
    ['Delivered', 'delivered'],
    ['lost', null],
    [null, null],
    [7, null],
  ])('reads the status %j as %j', (status, expected) => {
    expect(parse({ ...current, status }).status).toBe(expected);
  });

  it('never carries card fields of an old document into the app', () => {
    const order = parse({ ...current, cardNumber: '4111111111111111', expiryDate: '12/29', cvv: '123' });
    expect(JSON.stringify(order)).not.toMatch(/4111|12\/29|cvv|cardNumber/);
  });

  it('falls back from orderDate to createdAt to placedAt', () => {
    const { orderDate: _, ...undated } = current;
    expect(parse({ ...undated, createdAt: '2026-01-02T00:00:00Z' }).orderedAt).toBe('2026-01-02T00:00:00Z');
    expect(parse({ ...undated, placedAt: '2026-01-03T00:00:00Z' }).orderedAt).toBe('2026-01-03T00:00:00Z');
    expect(parse(undated).orderedAt).toBeNull();
  });

  it('reads 500 items, and leaves out the half that is none', () => {
    const items = Array.from({ length: 500 }, (_, n) => (n % 2 ? item : n));
    expect(parse({ ...current, items }).items).toHaveLength(250);
  });

  it.each<[PlainValue, number | null]>([
    [5.98, 598],
    ['5.98', 598],
    [' 5.98 ', 598],
    [0, 0],
    // Without one that can be read it is the sum of the items.
    ['₹5.98', 598],
    ['', 598],
    [-1, 598],
    [Number.NaN, 598],
    [Number.POSITIVE_INFINITY, 598],
    [1e300, 598],
    [null, 598],
    [{}, 598],
  ])('reads a total of %j as %d paise', (total, paise) => {
    expect(parse({ ...current, total }).totalPaise).toBe(paise);
  });

  it.each<[PlainValue, number]>([
    [3, 3],
    ['3', 3],
    [0, 1],
    [-1, 1],
    [1.5, 1],
    ['', 1],
    [null, 1],
    [Number.NaN, 1],
    ['1e9', 1],
  ])('reads an item’s quantity of %j as %d', (quantity, expected) => {
    expect(parse({ ...current, items: [{ ...item, quantity }] }).items[0]?.quantity).toBe(expected);
  });

  it.each(['', ' ', 'x', '<script>', '__proto__', 'constructor', 'नीरा', '👩‍👩‍👧', 'e\u0301'])(
    'takes the name %j for a name',
    customerName => {
      expect(parse({ customerName, name: '' }).customerName).toBe(customerName.trim());
    },
  );

  it.each([
    ['A\u202enimda', 'Animda'],
    ['\u200bAsha\t\u0007Rao\n', 'Asha Rao'],
    ['\u200b\u200b', ''],
    ['x'.repeat(10_000), `${'x'.repeat(199)}…`],
  ])('shows a name stored as %j without what misleads', (customerName, shown) => {
    expect(parse({ customerName, name: '' }).customerName).toBe(shown);
  });

  it.each([
    ['asha@demo.test', 'asha@demo.test'],
    ['', null],
    [undefined, null],
    [7, '7'],
    [{}, null],
  ])('reads the account’s email %j as %j', (accountEmail, read) => {
    expect(parse({ ...(accountEmail !== undefined && { accountEmail }) }).accountEmail).toBe(read);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is not upset by a product or a field called %s',
    name => {
      const data = JSON.parse(`{"${name}": {"polluted": true}, "items": [{"productId": "${name}"}]}`);
      const order = parse(data);
      expect(order.items).toMatchObject([{ productId: name }]);
      expect(order).not.toHaveProperty('polluted');
      expect(Object.prototype).not.toHaveProperty('polluted');
    },
  );

  it('survives any document', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), data => {
        const order = parse({ items: [item], ...(data as { [field: string]: PlainValue }) });
        expect(Number.isSafeInteger(order.totalPaise)).toBe(true);
      }),
    );
  });
});

describe('parseInstant', () => {
  it.each<[PlainValue, string | null]>([
    ['2026-11-20T05:12:00.123456Z', '2026-11-20T05:12:00.123456Z'],
    ['2026-11-20T10:42:00+05:30', '2026-11-20T05:12:00.000Z'],
    [Date.UTC(2026, 10, 20), '2026-11-20T00:00:00.000Z'],
    ['', null],
    ['Invalid Date', null],
    [null, null],
    [{ seconds: 1 }, null],
    ['0000-01-01T00:00:00Z', null],
    [8.64e15 + 1, null],
    // Seconds, which as milliseconds are a day of January 1970.
    [1_795_151_520, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [[], null],
    [{ seconds: 1_795_151_520, nanoseconds: 0 }, null],
    ['1999-12-31T23:59:59Z', null],
    ['2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z'],
    ['2099-12-31T23:59:59Z', '2099-12-31T23:59:59Z'],
    ['2100-01-01T00:00:00Z', null],
    [-1, null],
  ])('reads %j as %j', (value, instant) => {
    expect(parseInstant(value)).toBe(instant);
  });
});
