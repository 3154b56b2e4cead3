import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import { cancelProblem, parseCancellation, parseCancelProblem, returnedQuantities } from './cancellation';

const item = {
  productId: '1',
  productName: 'Premium Water',
  size: '1L',
  image: '',
  quantity: 2,
  price: 2.99,
};
const other = { ...item, productId: '2' };
const CURRENT = { userId: 'asha', status: 'pending', items: [item], quantities: { '1': 2 } };
const order = (data: Parameters<typeof parseOrder>[0]['data']) =>
  parseOrder({ id: 'A1', data: { ...CURRENT, ...data } });

describe('cancelProblem', () => {
  it.each([
    ['nothing of a pending order', {}, null],
    ['that it is too late', { status: 'processing' }, { kind: 'tooLate', status: 'processing' }],
    ['that it is over', { status: 'delivered' }, { kind: 'tooLate', status: 'delivered' }],
    ['that its status is unknown', { status: 'lost' }, { kind: 'tooLate', status: null }],
    ['that staff reopened it', { statusTimes: { cancelled: '2026-01-14T09:00:00Z' } }, { kind: 'reopened' }],
    ['that it holds no quantities', { quantities: null }, { kind: 'cannotReturn' }],
    ['that a line has no quantity', { items: [item, other] }, { kind: 'cannotReturn' }],
    [
      'that it is of a single product',
      { items: null, productId: '1', quantity: 2, quantities: null },
      { kind: 'cannotReturn' },
    ],
    [
      'that it has more lines than the rules look at',
      { items: Array.from({ length: 9 }, () => item) },
      { kind: 'cannotReturn' },
    ],
  ])('says %s', (_what, data, problem) => {
    expect(cancelProblem(order(data), DEFAULT_SHOP)).toEqual(problem);
  });

  it('says that the shop takes them by phone only', () => {
    expect(cancelProblem(order({}), { cancelsPending: false })).toEqual({ kind: 'byPhone' });
  });
});

describe('returnedQuantities', () => {
  it('takes what the rules compare with, not the lines', () => {
    const returned = returnedQuantities(
      order({ items: [item, other], quantities: { '1': 2, '2': 7, '3': 1 } }),
    );
    expect([...(returned ?? [])]).toEqual([
      ['1', 2],
      ['2', 7],
    ]);
  });
});

describe('what was stored on the device', () => {
  const kept = { commandId: 'C1', orderId: '7GK2M9QX4TRB', userId: 'asha', cancelReason: 'Too late' };

  it('is read back', () => {
    expect(parseCancellation(kept)).toEqual(kept);
  });

  it.each([
    [null],
    [{ ...kept, orderId: 'a/b' }],
    [{ ...kept, orderId: '..' }],
    [{ ...kept, userId: '' }],
    [{ ...kept, commandId: 'C'.repeat(41) }],
    [{ ...kept, cancelReason: 'x'.repeat(501) }],
  ])('is refused where it is %j', payload => {
    expect(() => parseCancellation(payload)).toThrow();
  });

  it.each([
    [
      { kind: 'tooLate', status: 'shipped' },
      { kind: 'tooLate', status: 'shipped' },
    ],
    [{ kind: 'reopened' }, { kind: 'reopened' }],
    [{ kind: 'tooLate', status: 'eaten' }, { kind: 'denied' }],
    [{ kind: 'of a later version' }, { kind: 'denied' }],
    [null, { kind: 'denied' }],
  ])('gives the reason %j as %j', (reason, problem) => {
    expect(parseCancelProblem(reason)).toEqual(problem);
  });
});
