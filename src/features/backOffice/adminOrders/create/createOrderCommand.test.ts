import { describe, expect, it } from 'vitest';
import { aQueuedOrder } from '../../../../../test/support/takenOrders';
import { createOrderCommand } from './createOrderCommand';

const said = (...queued: Parameters<typeof aQueuedOrder>) =>
  createOrderCommand.describe(aQueuedOrder(...queued).entry, english => english);

describe('the description of an order that staff take', () => {
  it('says who it is for, what is in it, what it costs and where it goes', () => {
    expect(said()).toEqual({
      title: 'New order ORD-001',
      details: [
        'Nila Iyer, 9812345670',
        'Water 1, 1 L × 2',
        'Total: ₹9.45',
        '31 Residency Road, Bengaluru 560025',
      ],
      problem: null,
      edit: { to: '/admin/dashboard/orders?new=C1', state: null },
    });
  });

  it('says why it was refused', () => {
    const reason = { kind: 'charges', fromPaise: 945, toPaise: 1045 };
    const failure = { code: 'refused', reason, at: '2026-01-15T09:00:00.000Z' };
    expect(said({}, { status: 'failed', failure }).problem).toMatch(
      /^Delivery fee or tax has changed: the total is now ₹10\.45 instead of ₹9\.45\./,
    );
  });

  it('throws for what it cannot read', () => {
    expect(() => said({}, { payload: {} })).toThrow();
  });
});
