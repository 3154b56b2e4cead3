import { describe, expect, it } from 'vitest';
import { aStaffOrder } from '../../../../test/support/takenOrders';
import { nextLabel, parseStaffOrder, placedOrder } from './staffOrder';

describe('nextLabel', () => {
  const labels = (...given: (string | null)[]) => given.map(label => ({ label }));

  it.each([
    [[], 'ORD-001'],
    [labels(null, null), 'ORD-003'],
    [labels('ORD-003', null), 'ORD-004'],
    [labels('ORD-003', 'ORD-004'), 'ORD-005'],
    [labels('ORD-001', 'ord-003'), 'ORD-003'],
    [Array.from({ length: 999 }, () => ({ label: null })), 'ORD-1000'],
  ])('after %j is %s', (orders, label) => {
    expect(nextLabel(orders)).toBe(label);
  });
});

describe('parseStaffOrder', () => {
  it('reads what was stored', () => {
    expect(parseStaffOrder(JSON.parse(JSON.stringify(aStaffOrder())))).toEqual(aStaffOrder());
    const forAccount = { ...aStaffOrder(), accountEmail: 'nila@demo.test' };
    expect(parseStaffOrder(JSON.parse(JSON.stringify(forAccount)))).toEqual(forAccount);
  });

  it.each([
    ['no order', { ...aStaffOrder(), order: undefined }],
    ['no label', { ...aStaffOrder(), label: '' }],
    ['a path for a command', { ...aStaffOrder(), commandId: 'a/b' }],
    ['no products', aStaffOrder({ items: {} })],
  ])('throws for one with %s', (_what, payload) => {
    expect(() => parseStaffOrder(payload)).toThrow();
  });
});

it('an order that is not on the server yet is shown as it will be there', () => {
  expect(placedOrder(aStaffOrder({ items: { '1': 2, '2': 1 } }))).toMatchObject({
    id: 'T00000000001',
    label: 'ORD-001',
    userId: null,
    accountEmail: null,
    customerName: 'Nila Iyer',
    totalPaise: 897,
    pricing: { grandTotalPaise: 897 + 72 + 299 },
    status: 'pending',
    orderedAt: '2026-01-15T09:00:00.000Z',
    estimatedDelivery: '2026-01-20T09:00:00.000Z',
    quantities: { '1': 2, '2': 1 },
    updatedAt: null,
    lastCommandId: 'C1',
  });
  expect(placedOrder({ ...aStaffOrder(), accountEmail: 'nila@demo.test' }).accountEmail).toBe(
    'nila@demo.test',
  );
});
