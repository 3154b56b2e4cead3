import { describe, expect, it } from 'vitest';
import type { Order } from '@/domain/order/order';
import { anOrderRow } from '../../../test/support/rows';
import { mostOrderedProduct, spendingByMonth, usedAddresses } from './customerProfile';

const order = (orderedAt: string | null, fields: Partial<Order> = {}): Order =>
  anOrderRow({ orderedAt, totalPaise: 1000, ...fields });

const item = (productName: string, quantity: number) => ({
  productId: productName,
  productName,
  size: '1L',
  image: '',
  quantity,
  pricePaise: 100,
});

describe('what a customer spent by month', () => {
  const now = Date.parse('2026-01-15T09:00:00Z');

  it('goes by the months of India, empty ones too, and leaves out what was cancelled or has no date', () => {
    const months = spendingByMonth(
      [
        order('2026-01-10T09:00:00Z'),
        // Already January in India.
        order('2025-12-31T18:30:00Z'),
        order('2025-12-31T18:29:59Z'),
        order('2026-01-12T09:00:00Z', { status: 'cancelled' }),
        order('2025-09-30T09:00:00Z'),
        order(null),
      ],
      now,
      3,
    );
    expect(months.map(({ spentPaise, orders }) => [spentPaise, orders])).toEqual([
      [0, 0],
      [1000, 1],
      [2000, 2],
    ]);
    expect(months.map(({ month }) => new Date(month.fromMs).toISOString())).toEqual([
      '2025-10-31T18:30:00.000Z',
      '2025-11-30T18:30:00.000Z',
      '2025-12-31T18:30:00.000Z',
    ]);
  });
});

describe('the usual product', () => {
  it('is the one most bottles were ordered of, cancelled orders apart', () => {
    const orders = [
      order(null, { items: [item('Sport', 4), item('Premium', 1)] }),
      order(null, { items: [item('Premium', 3), item('Premium', 2)] }),
      order(null, { status: 'cancelled', items: [item('Jar', 90)] }),
    ];
    expect(mostOrderedProduct(orders)).toEqual({ name: 'Premium', size: '1L', bottles: 6, orders: 2 });
  });

  it('is the one ordered last, of several', () => {
    const orders = [order(null, { items: [item('Sport', 2)] }), order(null, { items: [item('Jar', 2)] })];
    expect(mostOrderedProduct(orders)?.name).toBe('Sport');
  });

  it('is none without an order', () => {
    expect(mostOrderedProduct([])).toBeNull();
  });
});

it('the addresses used are told once each, as they were written last', () => {
  const orders = [
    order('2026-01-10T09:00:00Z', { shippingAddress: '12, Lake View Road, Pune' }),
    order('2026-01-09T09:00:00Z', { shippingAddress: '3 Hill Street, Pune' }),
    order('2026-01-08T09:00:00Z', { shippingAddress: '12 lake view road  Pune' }),
    order('2026-01-07T09:00:00Z', { shippingAddress: '' }),
  ];
  expect(usedAddresses(orders)).toEqual([
    { address: '12, Lake View Road, Pune', orders: 2, last: '2026-01-10T09:00:00Z' },
    { address: '3 Hill Street, Pune', orders: 1, last: '2026-01-09T09:00:00Z' },
  ]);
});
