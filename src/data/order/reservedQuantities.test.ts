import { describe, expect, it } from 'vitest';
import type { CommandRecord, CommandStatus, Json } from '@/services/outboxLog/commandRecord';
import { reservedQuantities } from './reservedQuantities';

const entry = (payload: Json, status: CommandStatus = 'pending', name = 'placeOrder'): CommandRecord => ({
  seq: 1,
  v: 1,
  id: 'T0000000001',
  area: 'storefront',
  uid: 'asha',
  name,
  payload,
  status,
  queuedAt: '2026-01-15T09:00:00.000Z',
  tries: 0,
  nextTryAt: null,
  failure: null,
  outcomeUnknown: false,
});
const order = (...items: Json[]): Json => ({ items });

describe('reservedQuantities', () => {
  it('adds up what waits or is being sent, by product', () => {
    expect(
      reservedQuantities([
        entry(order({ productId: '1', quantity: 2 }, { productId: '2', quantity: 1 })),
        entry(order({ productId: '1', quantity: 3 }), 'sending'),
      ]),
    ).toEqual({ 1: 5, 2: 1 });
  });

  it.each(['failed', 'done', 'discarded'] as const)('leaves out what is %s', status => {
    expect(reservedQuantities([entry(order({ productId: '1', quantity: 2 }), status)])).toEqual({});
  });

  it.each([
    ['another command', entry(order({ productId: '1', quantity: 2 }), 'pending', 'updateOrder')],
    ['no payload', entry(null)],
    ['items that are no list', entry({ items: 'two' })],
    ['an item that is none', entry(order(7, null))],
    ['an item without a product', entry(order({ quantity: 2 }))],
    [
      'a quantity that is none',
      entry(order({ productId: '1', quantity: '2' }, { productId: '2', quantity: -1 })),
    ],
  ])('takes nothing from %s', (_what, damaged) => {
    expect(reservedQuantities([damaged])).toEqual({});
  });

  it('counts a product by any name', () => {
    const promised = reservedQuantities([entry(order({ productId: '__proto__', quantity: 2 }))]);
    expect(Object.entries(promised)).toEqual([['__proto__', 2]]);
  });
});
