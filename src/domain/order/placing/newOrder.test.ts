import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { parseCachedOrder } from '@/domain/order/cachedOrder';
import { type NewOrder, toOrderDocument } from './newOrder';
import { parseNewOrder } from './newOrderSchema';

const order: NewOrder = {
  id: 'T00000000001',
  userId: 'asha',
  customerName: 'Asha Rao',
  email: 'asha@demo.test',
  phone: '9876543210',
  shippingAddress: '12 Lake View Road, Pune',
  specialInstructions: 'Ring twice',
  paymentMethod: 'card',
  items: [
    { productId: '1', productName: 'Premium Water', size: '1L', image: '', quantity: 2, pricePaise: 299 },
    { productId: '3', productName: 'Compact Water', size: '250ml', image: '', quantity: 4, pricePaise: 99 },
  ],
  shop: { deliveryFeePaise: 299, taxRate: 0.08 },
  placedAt: '2026-11-20T05:12:00.000Z',
};

describe('toOrderDocument', () => {
  const document = toOrderDocument(order);

  it('writes exactly the fields of the schema, and no card field', () => {
    expect(Object.keys(document).sort()).toEqual(
      [
        ...['createdAt', 'customerName', 'customerPhone', 'email', 'estimatedDelivery', 'id', 'items'],
        ...['name', 'orderDate', 'paymentMethod', 'phone', 'placedAt', 'pricing', 'quantities'],
        ...['shippingAddress', 'specialInstructions', 'status', 'statusTimes', 'total', 'units'],
        ...['updatedAt', 'userId'],
      ].sort(),
    );
  });

  it('stores the item sum as total and what is charged beside it (spec §9)', () => {
    expect(document).toMatchObject({
      total: 9.94,
      pricing: { subtotal: 9.94, deliveryFee: 2.99, taxRate: 0.08, tax: 0.8, grandTotal: 13.73 },
      quantities: { '1': 2, '3': 4 },
      units: 6,
      status: 'pending',
    });
  });

  it('estimates delivery five days later and leaves the other times to the server', () => {
    expect(document).toMatchObject({
      estimatedDelivery: { $write: 'inDays', days: 5 },
      createdAt: { $write: 'serverTime' },
      orderDate: { $write: 'serverTime' },
      updatedAt: { $write: 'serverTime' },
      statusTimes: { pending: { $write: 'serverTime' } },
    });
  });

  it('holds where and when it goes, and is estimated for the end of that slot', () => {
    const delivery = { area: 'Koramangala', pin: '560034', day: '2026-11-23', slot: '07:00-10:00' };
    const delivered = toOrderDocument({ ...order, delivery });
    expect(delivered).toMatchObject({
      delivery: { area: 'Koramangala', pin: '560034', slot: '07:00-10:00' },
      estimatedDelivery: { $write: 'instant', iso: '2026-11-23T04:30:00.000Z' },
    });
    const data = JSON.parse(JSON.stringify({ ...delivered, estimatedDelivery: '2026-11-23T04:30:00.000Z' }));
    const read = parseOrder({ id: order.id, data });
    expect(read.delivery).toEqual({ area: 'Koramangala', pin: '560034', slot: '07:00-10:00' });
    expect(parseCachedOrder(JSON.parse(JSON.stringify(read)))).toEqual(read);
    expect(parseOrder({ id: order.id, data: { ...data, delivery: { slot: 'noon' } } })).not.toHaveProperty(
      'delivery',
    );
    expect(parseNewOrder({ ...order, delivery })).toEqual({ ...order, delivery });
    expect(parseNewOrder(order)).toEqual(order);
  });

  it('reads back as the same order', () => {
    const stored = JSON.parse(JSON.stringify(document));
    const { items, pricing, totalPaise, customerName } = parseOrder({ id: order.id, data: stored });
    expect(items).toEqual(order.items);
    expect(customerName).toBe(order.customerName);
    expect(totalPaise).toBe(994);
    expect(pricing?.grandTotalPaise).toBe(1373);
  });
});
