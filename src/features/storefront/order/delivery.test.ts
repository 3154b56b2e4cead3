import { describe, expect, it } from 'vitest';
import type { Order } from '@/entities/order/order';
import { lastDelivery, profileDelivery } from './delivery';

const order = (id: string, fields: Partial<Order>): Order => ({
  id,
  label: null,
  userId: 'asha',
  customerName: 'Asha',
  email: 'asha@demo.test',
  phone: '9876543210',
  shippingAddress: `Address of ${id}`,
  specialInstructions: '',
  paymentMethod: 'card',
  items: [],
  quantities: null,
  statusTimes: {},
  cancelReason: '',
  totalPaise: 0,
  pricing: null,
  status: 'pending',
  orderedAt: '2026-01-10T09:00:00.000Z',
  estimatedDelivery: null,
  updatedAt: null,
  lastCommandId: null,
  ...fields,
});
const NOWHERE = { address: '', phone: '' };

describe('the delivery of the last order', () => {
  it('is the latest one’s, whatever order they are kept in', () => {
    const kept = [
      order('A', { orderedAt: '2026-01-12T09:00:00.000Z' }),
      order('B', { orderedAt: '2026-01-14T09:00:00+05:30', phone: '9812345670' }),
      order('C', {}),
    ];
    expect(lastDelivery(kept, 'asha')).toEqual({ address: 'Address of B', phone: '9812345670' });
  });

  it.each([
    ['nothing is kept', []],
    ['the order is somebody else’s', [order('A', { userId: 'ravi' })]],
    ['nobody knows when it was', [order('A', { orderedAt: null })]],
    ['what is kept cannot be read', [{ id: 'A' }, null, 'order']],
  ])('is unknown where %s', (_what, kept) => {
    expect(lastDelivery(kept, 'asha')).toEqual(NOWHERE);
  });
});

describe('the delivery of a profile', () => {
  it.each([
    [
      'all of it',
      { address: ' 1 Lake Road, Pune ', phone: '9876543210' },
      { address: '1 Lake Road, Pune', phone: '9876543210' },
    ],
    ['an address alone', { address: '1 Lake Road, Pune' }, { address: '1 Lake Road, Pune', phone: '' }],
    ['no texts', { address: 7, phone: null }, NOWHERE],
    ['nothing', {}, NOWHERE],
  ])('is read from %s', (_what, data, delivery) => {
    expect(profileDelivery({ id: 'asha', data })).toEqual(delivery);
  });

  it('is unknown where there is no profile', () => {
    expect(profileDelivery(null)).toEqual(NOWHERE);
  });
});
