import { describe, expect, it } from 'vitest';
import { buildSeed } from './buildSeed';
import { isDouble, type SeedFields, type SeedValue } from './seedValue';

const STATUSES = ['pending', 'processing', 'shipped', 'delivered'];

describe.each([24, 300])('each of %d orders', count => {
  const { documents, accounts } = buildSeed('2026-11-20', { orders: count });
  const inventory = new Map(
    documents.flatMap(({ path, fields }) =>
      path.startsWith('inventory/') ? [[path.slice(10), fields] as const] : [],
    ),
  );
  const orders = documents.flatMap(({ path, fields }) =>
    path.startsWith('orders/') ? [{ path, fields }] : [],
  );
  const current = orders.filter(({ fields }) => fields.updatedAt !== undefined).map(({ fields }) => fields);

  it('has an id of Crockford base32, in its path and its fields', () => {
    for (const { path, fields } of orders) {
      expect(path).toMatch(/^orders\/[0-9A-HJKMNP-TV-Z]{10,20}$/);
      expect(fields.id).toBe(path.slice('orders/'.length));
    }
  });

  it('adds up in paise, at the inventory’s prices', () => {
    for (const order of current) {
      const lines = items(order).map(item => paise(item.price) * Number(item.quantity));
      const subtotal = lines.reduce((sum, line) => sum + line, 0);
      const { pricing } = order as { pricing: SeedFields };
      expect(paise(order.total)).toBe(subtotal);
      expect(paise(pricing.subtotal)).toBe(subtotal);
      expect(paise(pricing.tax)).toBe(Math.round(subtotal * 0.08));
      expect(paise(pricing.grandTotal)).toBe(subtotal + 299 + paise(pricing.tax));
      for (const item of items(order)) {
        expect(paise(item.price)).toBe(
          Math.round(Number(inventory.get(String(item.productId))?.unitPrice) * 100),
        );
      }
    }
  });

  it('has 1 to 8 distinct products, whose quantities and units agree with its items', () => {
    for (const order of current) {
      const list = items(order);
      expect(list.length).toBeGreaterThanOrEqual(1);
      expect(list.length).toBeLessThanOrEqual(8);
      expect(order.quantities).toEqual(Object.fromEntries(list.map(item => [item.productId, item.quantity])));
      expect(Object.keys(order.quantities as SeedFields)).toHaveLength(list.length);
      expect(order.units).toBe(list.reduce((sum, item) => sum + Number(item.quantity), 0));
    }
  });

  it('went through its statuses in their order, and was updated when it reached the last', () => {
    for (const order of current) {
      const times = Object.entries(order.statusTimes as { [status: string]: Date });
      // What could not be delivered is prepared again, later than it was on its way.
      if (order.attempt) {
        expect(times.map(([status]) => status).sort()).toEqual(['pending', 'processing', 'shipped']);
        expect(order.status).toBe('processing');
        continue;
      }
      const reached = times.map(([status]) => status);
      const expected =
        order.status === 'cancelled' ? ['pending', 'cancelled'] : STATUSES.slice(0, reached.length);
      expect(reached).toEqual(expected);
      expect(reached.at(-1)).toBe(order.status);
      const ms = times.map(([, date]) => date.getTime());
      expect(ms).toEqual(ms.toSorted((a, b) => a - b));
      expect(order.updatedAt).toEqual(times.at(-1)?.[1]);
      expect(order.cancelledAt).toEqual(order.status === 'cancelled' ? order.updatedAt : undefined);
      expect(order.createdAt).toEqual(order.orderDate);
      expect(order.placedAt).toBe((order.orderDate as Date).toISOString());
    }
  });

  it('belongs to a customer with an account, or was labelled by staff', () => {
    for (const order of current) {
      if (order.userId === '') expect(order.label).toMatch(/^ORD-\d{3,}$/);
      else expect(order.label).toBeUndefined();
      expect(order.phone).toMatch(/^[6-9]\d{9}$/);
      expect(String(order.shippingAddress).length).toBeGreaterThanOrEqual(10);
    }
  });

  it('is one of seven of the demonstration customer, or of somebody else', () => {
    const own = orders
      .filter(({ fields }) => fields.userId === accounts[0]?.uid)
      .map(({ fields }) => fields.status);
    expect(own.toSorted()).toEqual([
      'cancelled',
      'delivered',
      'delivered',
      'delivered',
      'pending',
      'processing',
      'shipped',
    ]);
  });

  it.each([
    [
      'a single product instead of items',
      (order: SeedFields) => order.items === undefined && order.productId !== undefined,
    ],
    ['ISO texts as dates', (order: SeedFields) => typeof order.orderDate === 'string'],
    ['no date', (order: SeedFields) => order.orderDate === undefined && order.createdAt === undefined],
    ['no updatedAt', (order: SeedFields) => order.updatedAt === undefined && order.orderDate instanceof Date],
    [
      'card fields, with the number that is published for tests',
      (order: SeedFields) => order.cardNumber === '4111111111111111',
    ],
  ])('may be of an older form: %s', (_title, hasShape) => {
    const found = orders.filter(({ fields }) => hasShape(fields));
    expect(found.length).toBeGreaterThanOrEqual(2);
    for (const { fields } of found) expect(fields.pricing).toBeUndefined();
  });

  it('names products that the inventory or the products collection knows', () => {
    const known = new Set(documents.map(({ path }) => path));
    for (const { fields } of orders) {
      if (fields.productId !== undefined) expect(known).toContain(`products/${fields.productId}`);
      else for (const item of items(fields)) expect(known).toContain(`inventory/${item.productId}`);
    }
  });
});

function items(order: SeedFields): readonly SeedFields[] {
  return order.items as readonly SeedFields[];
}

function amount(value: SeedValue | undefined): number {
  if (value === undefined || !isDouble(value)) throw new Error(`Not a double: ${JSON.stringify(value)}.`);
  return value.value;
}

function paise(value: SeedValue | undefined): number {
  const exact = amount(value) * 100;
  expect(Math.abs(exact - Math.round(exact))).toBeLessThan(1e-6);
  return Math.round(exact);
}
