import { describe, expect, it } from 'vitest';
import { buildSeed } from './buildSeed';
import { buildStockLedger } from './buildStockLedger';
import { PRODUCTS } from './catalogue';
import { DAY_MS, dayInIndia, startOfDayMs } from './day';
import { planOrders } from './orderPlan';
import { createSeededRandom } from './random';
import type { SeedFields } from './seedValue';

describe.each([24, 300, 2000])('the stock of a shop with %d orders', count => {
  const { documents } = buildSeed('2026-11-20', { orders: count });
  const inCollection = (name: string) =>
    documents.flatMap(({ path, fields }) =>
      path.startsWith(`${name}/`) ? [{ id: path.slice(name.length + 1), fields }] : [],
    );
  const products = inCollection('inventory').filter(({ fields }) => fields.updatedAt !== undefined);

  it.each(products)(
    'of product $id follows from its movements and orders, and is never below 0',
    ({ id, fields }) => {
      const changes = [...movementChanges(id), ...orderChanges(id)].sort((a, b) => a.atMs - b.atMs);
      let stock = 0;
      for (const { quantity, after } of changes) {
        stock += quantity;
        expect(stock).toBeGreaterThanOrEqual(0);
        if (after !== undefined) expect(after).toBe(stock);
      }
      expect(changes[0]?.kind).toBe('opening');
      expect(stock).toBe(fields.inStock);
    },
  );

  it('names orders that exist', () => {
    const orderIds = new Set(inCollection('orders').map(({ id }) => id));
    for (const { fields } of inCollection('stockMovements')) {
      if (fields.orderId !== '') expect(orderIds).toContain(fields.orderId);
    }
    for (const { fields } of products) {
      if (fields.lastOrderId !== undefined) expect(orderIds).toContain(fields.lastOrderId);
    }
  });

  function movementChanges(productId: string) {
    return inCollection('stockMovements').flatMap(({ fields }) =>
      fields.productId === productId
        ? [
            {
              kind: fields.kind,
              atMs: timeOf(fields.at),
              quantity: Number(fields.quantity),
              after: fields.after,
            },
          ]
        : [],
    );
  }

  /** Sales, and cancellations by customers; those by staff are movements. */
  function orderChanges(productId: string) {
    return inCollection('orders').flatMap(({ fields }) => {
      const quantity = Number((fields.quantities as SeedFields | undefined)?.[productId] ?? 0);
      if (quantity === 0) return [];
      const sold = { kind: 'sold', atMs: timeOf(fields.orderDate), quantity: -quantity, after: undefined };
      if (fields.status !== 'cancelled' || fields.userId === '') return [sold];
      return [sold, { kind: 'returned', atMs: timeOf(fields.cancelledAt), quantity, after: undefined }];
    });
  }
});

function timeOf(value: SeedFields[string] | undefined): number {
  if (!(value instanceof Date)) throw new Error(`Not a timestamp: ${String(value)}.`);
  return value.getTime();
}

it('is opened after the last order of an older form, whatever the day it is planted on', () => {
  const [product] = PRODUCTS;
  if (!product) throw new Error('The shop sells nothing.');
  for (let ahead = 0; ahead < 100; ahead += 1) {
    const todayMs = startOfDayMs('2026-11-01') + ahead * DAY_MS;
    const random = createSeededRandom(`${dayInIndia(todayMs)} 300`);
    const orders = planOrders(random, { todayMs, count: 300 });
    const openedAtMs = buildStockLedger(product, orders, todayMs)[0]?.atMs ?? 0;
    const older = orders.filter(({ shape }) => shape !== 'current');
    expect(older.every(({ placedAtMs }) => placedAtMs < openedAtMs)).toBe(true);
  }
});
