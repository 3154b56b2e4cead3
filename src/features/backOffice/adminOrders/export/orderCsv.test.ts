import fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { CSV_LAYOUTS, type CsvLayout, csvRowCount, orderCsv } from './orderCsv';

const water = { productId: '1', productName: 'Premium Water', size: '1L', quantity: 2, price: 2.99 };
const ORDER = parseOrder({
  id: '8K0Q1ZT5M7XW',
  data: {
    label: 'ORD-214',
    name: 'Asha Rao',
    email: 'asha@demo.test',
    phone: '9876543210',
    shippingAddress: '12 Lake View Road, "Rose Villa"\nPune 411001',
    specialInstructions: '=HYPERLINK("http://evil.example")',
    paymentMethod: 'cash',
    items: [water, { ...water, productId: '2', size: '500ml', quantity: 1, price: 1250 }],
    total: 1255.98,
    pricing: { subtotal: 1255.98, deliveryFee: 2.99, taxRate: 0.08, tax: 100.48, grandTotal: 1359.45 },
    status: 'pending',
    // After midnight in India.
    orderDate: '2026-01-14T19:05:00.000Z',
    estimatedDelivery: '2026-01-19T19:05:00.000Z',
  },
});
const CHOSEN = parseOrder({
  id: 'CHOSEN',
  data: {
    items: [water],
    delivery: { area: 'Koramangala', pin: '560034', slot: '17:00-20:00' },
    estimatedDelivery: '2026-01-20T14:30:00.000Z',
  },
});
const LEGACY = parseOrder({ id: '123456789012', data: { productId: '3', quantity: '2', price: '1.5' } });
const BARE = parseOrder({ id: 'BARE', data: { items: [] } });

/** The file as a spreadsheet reads it, each row by its headings. */
async function rowsOf(orders: Parameters<typeof orderCsv>[0], layout: CsvLayout) {
  const csv = await orderCsv(orders, layout);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = parse<Record<string, string>>(csv.slice(1), { header: true, newline: '\r\n' });
  expect(errors).toEqual([]);
  return data;
}

describe('a file with one row per order', () => {
  it('holds the order in plain numbers, texts and times', async () => {
    expect(await rowsOf([ORDER], 'orders')).toEqual([
      {
        'Order ID': "'8K0Q-1ZT5-M7XW",
        Label: 'ORD-214',
        'Ordered at (UTC)': '2026-01-14T19:05:00.000Z',
        'Ordered at (India)': '2026-01-15 00:35',
        Status: 'pending',
        Customer: 'Asha Rao',
        Email: 'asha@demo.test',
        Phone: "'9876543210",
        Address: '12 Lake View Road, "Rose Villa"\nPune 411001',
        Payment: 'cash',
        Items: 'Premium Water 1 L × 2; Premium Water 500 ml × 1',
        Bottles: '3',
        Subtotal: '1255.98',
        'Delivery fee': '2.99',
        Tax: '100.48',
        Total: '1359.45',
        'Payment state': 'due',
        Paid: '0.00',
        'To pay': '1359.45',
        'Paid by': '',
        'Payment reference': '',
        Instructions: `'=HYPERLINK("http://evil.example")`,
        'Estimated delivery (India)': '2026-01-20 00:35',
        'Delivery day': '',
        'Delivery slot': '',
        'Delivery area': '',
      },
    ]);
  });

  it.each(CSV_LAYOUTS)('says the day, the slot and the area that were chosen (%s)', async layout => {
    expect((await rowsOf([CHOSEN], layout))[0]).toMatchObject({
      'Delivery day': '2026-01-20',
      'Delivery slot': '17:00-20:00',
      'Delivery area': 'Koramangala',
    });
  });

  it('leaves empty what an old order does not know', async () => {
    const [row] = await rowsOf([LEGACY], 'orders');
    expect(row).toMatchObject({
      'Ordered at (UTC)': '',
      'Ordered at (India)': '',
      Status: 'unknown',
      Payment: '',
      Bottles: '2',
      Subtotal: '3.00',
      Tax: '',
      Total: '3.00',
    });
  });

  it('ends its lines as RFC 4180 says', async () => {
    const lines = (await orderCsv([LEGACY, BARE], 'orders')).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toMatch(/[\r\n]/);
  });
});

describe('a file with one row per item', () => {
  it('names the order in each, and holds no sum of it that would add up to too much', async () => {
    const rows = await rowsOf([ORDER], 'items');
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      'Order ID': "'8K0Q-1ZT5-M7XW",
      Phone: "'9876543210",
      'Product ID': "'2",
      Product: 'Premium Water',
      Size: '500ml',
      Quantity: '1',
      'Unit price': '1250.00',
      'Line total': '1250.00',
    });
    expect(Object.keys(rows[0] ?? {})).not.toContain('Total');
  });

  it('misses no order', async () => {
    const rows = await rowsOf([BARE, LEGACY], 'items');
    expect(rows.map(row => row['Order ID'])).toEqual(["'BARE", "'1234-5678-9012"]);
    expect(rows[0]).toMatchObject({ 'Product ID': '', Quantity: '', 'Line total': '' });
  });
});

it.each([
  ['orders', 3],
  ['items', 4],
] as const)('a file of %s has as many rows as was said before', async (layout, count) => {
  const orders = [ORDER, LEGACY, BARE];
  expect(csvRowCount(orders, layout)).toBe(count);
  expect(await rowsOf(orders, layout)).toHaveLength(count);
});

describe('whatever people have typed', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ';'),
      fc.string({ unit: 'grapheme' }),
    ),
    maxLength: 12,
  });
  const typed = fc.record({
    name: text,
    email: text,
    phone: text,
    shippingAddress: text,
    specialInstructions: text,
  });
  const FORMULA = /^[=+\-@\t\r]/;

  it('is read back as it was, and no cell of it is a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 4 }), async people => {
        const orders = people.map((data, index) => parseOrder({ id: `A${index}`, data }));
        const rows = await rowsOf(orders, 'orders');
        expect(rows).toHaveLength(orders.length);
        for (const [index, order] of orders.entries()) {
          const row = rows[index] ?? {};
          for (const [heading, value] of [
            ['Customer', order.customerName],
            ['Email', order.email],
            ['Phone', order.phone],
            ['Address', order.shippingAddress],
            ['Instructions', order.specialInstructions],
          ] as const) {
            const cell = row[heading];
            // As it was, or with the one mark before it that makes it a text.
            expect([value, `'${value}`]).toContain(cell);
            expect(cell).not.toMatch(FORMULA);
          }
        }
      }),
    );
  });
});
