import { describe, expect, it } from 'vitest';
import type { Order } from '@/domain/order/order';
import { lastDelivery } from './delivery';

const order = (id: string, fields: Partial<Order>): Order => ({
  id,
  label: null,
  userId: 'asha',
  accountEmail: 'asha@demo.test',
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
  restocked: true,
  reopenings: [],
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
  it('is the latest one’s, whatever order they are stored in', () => {
    const cached = [
      order('A', { orderedAt: '2026-01-12T09:00:00.000Z' }),
      order('B', { orderedAt: '2026-01-14T09:00:00+05:30', phone: '9812345670', paymentMethod: 'cash' }),
      order('C', {}),
    ];
    expect(lastDelivery(cached, 'asha')).toEqual({
      address: 'Address of B',
      phone: '9812345670',
      paymentMethod: 'cash',
    });
  });

  it.each([
    ['nothing is cached', []],
    ['the order is somebody else’s', [order('A', { userId: 'ravi' })]],
    ['nobody knows when it was', [order('A', { orderedAt: null })]],
    ['what is cached cannot be read', [{ id: 'A' }, null, 'order']],
  ])('is unknown where %s', (_what, cached) => {
    expect(lastDelivery(cached, 'asha')).toEqual(NOWHERE);
  });
});
