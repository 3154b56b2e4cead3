import { describe, expect, it } from 'vitest';
import type { Json } from '@/services/outboxLog/commandRecord';
import { aQueuedEdit } from '../../../../test/support/edits';
import { updateOrderCommand } from './updateOrderCommand';

const said = (edit: Parameters<typeof aQueuedEdit>[0], record: Parameters<typeof aQueuedEdit>[1] = {}) =>
  updateOrderCommand.describe(aQueuedEdit(edit, record).entry, english => english);

describe('the description of an order’s edit', () => {
  it('says what changes, from what it was', () => {
    expect(said({ orderId: '7GK2', email: 'new@demo.test' })).toEqual({
      title: 'Order #7GK2',
      details: ['Status: Pending → Processing', 'Email: asha@demo.test → new@demo.test'],
      problem: null,
      edit: null,
    });
  });

  it('names no field that stays', () => {
    expect(said({}).details).toEqual(['Status: Pending → Processing']);
  });

  it('says where the order goes now, and what becomes of the bottles of a cancelled one', () => {
    const seen = {
      ...{ updatedAt: null, email: 'asha@demo.test', status: 'pending' as const },
      ...{ phone: '9876543210', shippingAddress: 'Old Road' },
    };
    const moved = { status: 'pending', phone: '9000000001', shippingAddress: 'New Road', seen } as const;
    expect(said(moved).details).toEqual([
      'Phone: 9876543210 → 9000000001',
      'Delivery address: Old Road → New Road',
    ]);
    const cancellation = { restock: false, reason: 'Broken' };
    expect(said({ status: 'cancelled', cancellation }).details).toEqual([
      'Status: Pending → Cancelled',
      'Do not restock (damaged or lost)',
      'Reason: Broken',
    ]);
  });

  it('says which run the order is put into, or taken out of, and to which day it is moved', () => {
    const run = { id: 'RUN00000000000000001', driver: '', stop: 1.5 };
    const stays = { status: 'pending' } as const;
    expect(said({ ...stays, run, runName: 'Lake View' }).details).toEqual(['Put into run Lake View']);
    expect(said({ ...stays, run }).details).toEqual(['Its place in its run changes']);
    const out = { id: '', driver: '', stop: 0 };
    const moved = { run: out, estimatedDelivery: '2026-01-16T04:30:00.000Z' };
    expect(said({ ...stays, ...moved }).details).toEqual([
      'Removed from its run',
      'Moved to another day: Fri 16 Jan',
    ]);
    expect(said({ ...stays, ...moved, slot: '07:00-10:00' }).details[1]).toBe(
      'Moved to another day: Fri 16 Jan, 7:00 am – 10:00 am',
    );
  });

  it.each<[Json, string]>([
    [
      { kind: 'outOfStock', productName: 'Premium Water', inStock: 2 },
      'This order cannot be reopened: only 2 left of Premium Water.',
    ],
    [
      {
        kind: 'conflict',
        now: { status: 'shipped', email: 'a@b.in', updatedAt: '2026-01-15T08:30:00.000000Z' },
      },
      'Someone else changed this order, and it was left as they made it: Shipped, a@b.in. Changed 15 Jan 2026, 2:00 pm.',
    ],
    [
      { kind: 'conflict', now: { status: null, email: 'a@b.in', updatedAt: null } },
      'Someone else changed this order, and it was left as they made it: Unknown, a@b.in.',
    ],
    [{ kind: 'denied' }, 'This change was refused. Nothing was saved.'],
    ['from another version', 'This change was refused. Nothing was saved.'],
  ])('says of one that failed with %j why', (reason, problem) => {
    const failure = { code: 'refused', reason, at: '2026-01-15T09:00:00.000Z' };
    const description = said({ orderId: '7GK2' }, { status: 'failed', failure });
    expect(description.problem).toBe(problem);
    expect(description.edit).toEqual({ to: '/admin/dashboard/orders?edit=7GK2', state: null });
  });

  it('offers no edit of an order that is gone', () => {
    const failure = { code: 'refused', reason: { kind: 'gone' }, at: '2026-01-15T09:00:00.000Z' };
    expect(said({}, { status: 'failed', failure })).toMatchObject({
      problem: 'This order no longer exists.',
      edit: null,
    });
  });

  it('throws for what it cannot read', () => {
    expect(() => said({}, { payload: { orderId: 'A1' } })).toThrow();
  });
});
