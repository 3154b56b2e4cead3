import { describe, expect, it } from 'vitest';
import { parseOrder } from '@/data/order/orderDocument';
import { matchesSeenVersion } from '@/domain/order/edit/orderEdit';
import type { OrderStatus } from '@/domain/order/order';
import { anEdit } from '../../../../../test/support/edits';
import { bulkEdit, MAX_BULK_ORDERS, nextStatus, planBulk, undoEdit } from './bulkStatusRules';

const item = (productId: string, quantity: number) => ({
  productId,
  productName: `Water ${productId}`,
  quantity,
});
const order = (id: string, status: string, items = [item('1', 2)]) =>
  parseOrder({
    id,
    data: { email: 'asha@demo.test', status, items, updatedAt: '2026-01-14T09:00:00.000000Z' },
  });
const shelf = (inStock: number) => new Map([['1', { name: 'Premium Water', inStock }]]);
const BY = { id: 'admin', name: 'Admin User' };

describe('nextStatus', () => {
  it.each([
    [['pending', 'pending'], 'processing'],
    [['shipped'], 'delivered'],
    [['pending', 'shipped'], null],
    [['delivered'], null],
    [['cancelled'], null],
    [['lost'], null],
    [[], null],
  ])('of %j', (statuses, next) => {
    expect(nextStatus(statuses.map((status, index) => order(String(index), status)))).toBe(next);
  });
});

describe('planBulk', () => {
  const ORDERS = [
    order('P', 'pending'),
    order('S', 'shipped'),
    order('D', 'delivered', [item('1', 3)]),
    order('C', 'cancelled', [item('1', 4), item('1', 1)]),
    order('L', 'lost'),
  ];
  const plan = (to: OrderStatus, unusual = false, stock: Parameters<typeof shelf>[0] | null = 30) => {
    const { planned, ...bottles } = planBulk(ORDERS, {
      to,
      unusual,
      shelf: stock === null ? null : shelf(stock),
    });
    return {
      ...bottles,
      planned: planned.map(({ order, skipped }) => `${order.id} ${skipped?.kind ?? 'changes'}`),
    };
  };

  it.each<[OrderStatus, boolean, ReturnType<typeof plan>]>([
    [
      'shipped',
      false,
      { planned: ['P changes', 'S same', 'D backward', 'C reopen', 'L changes'], returned: 0, taken: 0 },
    ],
    [
      'shipped',
      true,
      { planned: ['P changes', 'S same', 'D changes', 'C changes', 'L changes'], returned: 0, taken: 5 },
    ],
    [
      'cancelled',
      false,
      {
        planned: ['P changes', 'S changes', 'D cancelDelivered', 'C same', 'L changes'],
        returned: 6,
        taken: 0,
      },
    ],
    [
      'cancelled',
      true,
      { planned: ['P changes', 'S changes', 'D changes', 'C same', 'L changes'], returned: 9, taken: 0 },
    ],
  ])('to %s, unusual moves: %s', (to, unusual, expected) => {
    expect(plan(to, unusual)).toEqual(expected);
  });

  it('reopens nothing that there is too little stock for, and says of what', () => {
    const { planned, taken } = planBulk([order('A', 'cancelled'), order('B', 'cancelled')], {
      to: 'pending',
      unusual: true,
      shelf: shelf(3),
    });
    expect(planned.map(({ skipped }) => skipped)).toEqual([
      null,
      { kind: 'noStock', productName: 'Premium Water', inStock: 1 },
    ]);
    expect(taken).toBe(2);
    const asked = { to: 'pending', unusual: true, shelf: shelf(2) } as const;
    expect(planBulk([order('A', 'cancelled')], asked).planned[0]?.skipped).toBeNull();
  });

  it('takes no bottles again that never came back', () => {
    const broken = { ...order('B', 'cancelled'), restocked: false };
    const { planned, taken } = planBulk([broken], { to: 'pending', unusual: true, shelf: shelf(0) });
    expect(planned.map(({ skipped }) => skipped)).toEqual([null]);
    expect(taken).toBe(0);
  });

  it('takes nothing of a product that is gone, and returns nothing to it', () => {
    const gone = item('9', 2);
    const asked = { unusual: true, shelf: shelf(30) } as const;
    const [reopened] = planBulk([order('A', 'cancelled', [gone])], { ...asked, to: 'pending' }).planned;
    expect(reopened?.skipped).toEqual({ kind: 'noStock', productName: 'Water 9', inStock: 0 });
    expect(planBulk([order('B', 'pending', [gone])], { ...asked, to: 'cancelled' }).returned).toBe(0);
  });

  it('leaves it to the server where the stock is not known', () => {
    expect(plan('pending', true, null)).toEqual({
      planned: ['P same', 'S changes', 'D changes', 'C changes', 'L changes'],
      returned: 0,
      taken: 5,
    });
  });

  it('changes no more at once than can be followed', () => {
    const many = Array.from({ length: MAX_BULK_ORDERS + 3 }, (_, index) =>
      order(String(index), index === 0 ? 'shipped' : 'pending'),
    );
    const { planned } = planBulk(many, { to: 'shipped', unusual: false, shelf: null });
    const kinds = planned.map(({ skipped }) => skipped?.kind ?? 'changes');
    expect(kinds.filter(kind => kind === 'changes')).toHaveLength(MAX_BULK_ORDERS);
    expect(kinds.slice(-2)).toEqual(['beyond', 'beyond']);
  });
});

describe('the edits of a change of many', () => {
  const pending = order('A1', 'pending');
  const edit = bulkEdit(pending, undefined, 'shipped', 'C1', BY);

  it('change the status only, of the version the person saw', () => {
    expect(edit).toEqual({
      orderId: 'A1',
      email: 'asha@demo.test',
      status: 'shipped',
      seen: { updatedAt: '2026-01-14T09:00:00.000000Z', email: 'asha@demo.test', status: 'pending' },
      builtOn: [],
      commandId: 'C1',
      by: BY,
    });
  });

  it('are built on what waits already', () => {
    const waiting = anEdit({ commandId: 'W1', status: 'processing' });
    const edits = { pendingChanges: [waiting], waiting: true, failed: [] };
    const { builtOn } = bulkEdit({ ...pending, status: 'processing' }, edits, 'shipped', 'C1', BY);
    expect(builtOn.map(({ commandId }) => commandId)).toEqual(['W1']);
  });

  it('are taken back by edits that are built on them', () => {
    const undo = undoEdit({ order: pending, edit }, 'C2');
    expect(undo).toMatchObject({
      orderId: 'A1',
      status: 'pending',
      seen: { status: 'shipped', updatedAt: edit.seen.updatedAt },
      builtOn: [{ commandId: 'C1', status: 'shipped', email: 'asha@demo.test' }],
    });
    const saved = { ...pending, status: 'shipped', updatedAt: '2026-01-15T09:00:00.000000Z' } as const;
    expect(undo && matchesSeenVersion(undo, { ...saved, lastCommandId: 'C1' })).toBe(true);
    expect(undo && matchesSeenVersion(undo, { ...saved, lastCommandId: 'X9' })).toBe(false);
  });

  it('cancel again as it was cancelled before', () => {
    const broken = { ...order('B', 'cancelled'), restocked: false, cancelReason: 'Broken' };
    const reopened = bulkEdit(broken, undefined, 'pending', 'C1', BY);
    expect(undoEdit({ order: broken, edit: reopened }, 'C2')).toMatchObject({
      status: 'cancelled',
      cancellation: { restock: false, reason: 'Broken' },
    });
    expect(undoEdit({ order: pending, edit }, 'C2')?.cancellation).toBeUndefined();
  });

  it('cannot give back a status that was none', () => {
    const lost = order('L', 'lost');
    expect(undoEdit({ order: lost, edit: bulkEdit(lost, undefined, 'shipped', 'C1', BY) }, 'C2')).toBeNull();
  });
});
