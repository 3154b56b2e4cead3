import { describe, expect, it } from 'vitest';
import type { CommandRecord, CommandStatus } from '@/services/outboxLog/commandRecord';
import { anEdit, aQueuedEdit } from '../../../test/support/edits';
import { aQueuedOrder } from '../../../test/support/takenOrders';
import { parseOrder } from './orderDocument';
import { applyPendingEdits, baseVersionOf, readQueuedEdits } from './queuedEdits';

const ADMIN = 'back-office:admin';
const READ = '2026-01-14T09:00:00.000000Z';
const stored = (id: string, data = {}) =>
  parseOrder({
    id,
    data: { email: 'asha@demo.test', status: 'pending', updatedAt: READ, ...data },
  });
const first = aQueuedEdit({ commandId: 'C1', status: 'processing' }, { seq: 1 });
const second = aQueuedEdit({ commandId: 'C2', status: 'shipped' }, { seq: 2 });

const applyPendingTo = (
  entries: Parameters<typeof readQueuedEdits>[0],
  orders = [stored('A1'), stored('B1')],
) => applyPendingEdits(orders, readQueuedEdits(entries, ADMIN));
const withFate = (status: CommandStatus, reason: string | object = {}) =>
  aQueuedEdit({}, { status, failure: { code: 'x', reason: reason as never, at: '2026-01-15T09:00:00.000Z' } })
    .entry;

describe('readQueuedEdits', () => {
  it('gathers the edits by order, the oldest first, however they come', () => {
    const other = aQueuedEdit({ commandId: 'C3', orderId: 'B1' }, { seq: 3 });
    const queued = readQueuedEdits([other.entry, second.entry, first.entry], ADMIN);
    expect(Array.from(queued)).toEqual([
      ['A1', [first, second]],
      ['B1', [other]],
    ]);
  });

  it.each([
    ['of another user', { uid: 'meera' }],
    ['of the other area', { area: 'storefront' }],
    ['of another command', { name: 'placeOrder' }],
    ['that cannot be read', { payload: { orderId: 'A1' } }],
    ['for what is no document', { payload: anEdit({ orderId: '../A1' }) }],
  ] as const)('leaves out one %s', (_what, record) => {
    expect(readQueuedEdits([{ ...first.entry, ...record }], ADMIN).size).toBe(0);
  });

  it('has nothing for nobody', () => {
    expect(readQueuedEdits([first.entry], null).size).toBe(0);
  });
});

describe('applyPendingEdits', () => {
  it('shows the last of the edits that wait, and leaves every other order the same object', () => {
    const orders = [stored('A1', { name: 'Asha' }), stored('B1')];
    const applied = applyPendingTo([first.entry, second.entry], orders);
    expect(applied.orders[0]).toEqual({ ...orders[0], status: 'shipped' });
    expect(applied.orders[1]).toBe(orders[1]);
    expect(applied.editsOf.get('A1')).toEqual({
      pendingChanges: [first.edit, second.edit],
      waiting: true,
      failed: [],
    });
    expect(applied.editsOf.has('B1')).toBe(false);
  });

  it('waits while any of the edits does, whatever has become of the others', () => {
    const sent = aQueuedEdit({ commandId: 'C1', status: 'processing' }, { seq: 1, status: 'done' });
    expect(applyPendingTo([sent.entry, second.entry]).editsOf.get('A1')?.waiting).toBe(true);
  });

  it('gives the same objects until an edit changes or comes, though it be the last of several', () => {
    const orders = [stored('A1')];
    const once = applyPendingTo([first.entry, second.entry], orders);
    const again = applyPendingTo([first.entry, second.entry], orders);
    expect(again.orders[0]).toBe(once.orders[0]);
    expect(again.editsOf.get('A1')).toBe(once.editsOf.get('A1'));
    const refused: CommandRecord = { ...second.entry, status: 'failed' };
    expect(applyPendingTo([first.entry, refused], orders).orders[0]?.status).toBe('processing');
    expect(applyPendingTo([first.entry], orders).editsOf.get('A1')?.failed).toEqual([]);
    expect(applyPendingTo([first.entry, second.entry], orders).orders[0]?.status).toBe('shipped');
  });

  it('gives back the very list where nothing is queued', () => {
    const orders = [stored('A1')];
    expect(applyPendingTo([], orders).orders).toBe(orders);
  });

  it.each([
    ['pending', 'processing', true],
    ['sending', 'processing', true],
    ['done', 'processing', false],
    ['failed', 'pending', false],
  ] as const)('shows an order with a %s edit as %s', (fate, status, waiting) => {
    const { orders, editsOf } = applyPendingTo([withFate(fate)]);
    expect(orders[0]?.status).toBe(status);
    expect(editsOf.get('A1')?.waiting).toBe(waiting);
  });

  it('shows a done edit only until the order has been read as it left it', () => {
    const later = '2026-01-15T09:00:00.000000Z';
    const read = stored('A1', { status: 'delivered', updatedAt: later, lastCommandId: 'X1' });
    expect(applyPendingTo([withFate('done')], [read]).orders[0]?.status).toBe('delivered');
  });

  it.each([
    ['a reason it knows', { kind: 'gone' }, { kind: 'gone' }],
    ['a reason of another version', { kind: 'locked' }, { kind: 'denied' }],
    ['no reason', null, { kind: 'denied' }],
  ])('marks what failed for %s', (_what, reason, problem) => {
    expect(applyPendingTo([withFate('failed', reason as never)]).editsOf.get('A1')?.failed).toMatchObject([
      { edit: { commandId: 'C1' }, problem },
    ]);
  });
});

describe('an order that the person has taken', () => {
  const applyPendingTo = (status: CommandStatus, orders = [stored('B1')]) =>
    applyPendingEdits(orders, new Map(), [
      aQueuedOrder({ id: 'TAKEN00001' }, { status }),
      aQueuedOrder({ id: 'TAKEN00002', commandId: 'C2' }, { status }),
    ]);

  it('stands before the others until it is read, the newest first', () => {
    const { orders, editsOf } = applyPendingTo('pending');
    expect(orders.map(({ id }) => id)).toEqual(['TAKEN00002', 'TAKEN00001', 'B1']);
    expect(editsOf.get('TAKEN00001')).toEqual({ pendingChanges: [], waiting: true, failed: [] });
  });

  it('no longer waits once it is done', () => {
    const { orders, editsOf } = applyPendingTo('done');
    expect(orders).toHaveLength(3);
    expect(editsOf.size).toBe(0);
  });

  it('is the server’s once that has been read', () => {
    const read = [stored('TAKEN00001'), stored('TAKEN00002')];
    expect(applyPendingTo('done', read).orders).toBe(read);
  });

  it.each(['failed', 'discarded'] as const)('is in no list once it is %s', status => {
    expect(applyPendingTo(status).orders.map(({ id }) => id)).toEqual(['B1']);
  });

  it('is edited based on the command that places it', () => {
    const [order] = applyPendingTo('pending').orders;
    expect(order && baseVersionOf(order)).toEqual({
      seen: { updatedAt: null, email: 'nila@demo.test', status: 'pending' },
      builtOn: [{ commandId: 'C2', email: 'nila@demo.test', status: 'pending' }],
    });
  });
});

describe('an edit of where an order goes', () => {
  it('is applied over it, and so is what comes after it', () => {
    const phone = aQueuedEdit({ phone: '9000000001' });
    const cancelled = aQueuedEdit(
      { commandId: 'C2', status: 'cancelled', cancellation: { restock: false, reason: 'Broken' } },
      { seq: 2 },
    );
    const { orders } = applyPendingTo([phone.entry, cancelled.entry]);
    expect(orders[0]).toMatchObject({
      phone: '9000000001',
      status: 'cancelled',
      restocked: false,
      cancelReason: 'Broken',
    });
    expect(baseVersionOf(stored('A1'), [phone.edit]).builtOn).toEqual([
      { commandId: 'C1', email: 'asha@demo.test', status: 'processing', phone: '9000000001' },
    ]);
  });
});

describe('baseVersionOf', () => {
  it('is the version on screen where none of one’s own is applied over it', () => {
    expect(baseVersionOf(stored('A1'))).toEqual({
      seen: { updatedAt: READ, email: 'asha@demo.test', status: 'pending' },
      builtOn: [],
    });
  });

  it('is the version below the first edit and the edits above it, not what was read meanwhile', () => {
    const chained = { ...second.edit, builtOn: [{ commandId: 'C0', email: 'a@b.in', status: 'pending' }] };
    const reread = stored('A1', { status: 'shipped', updatedAt: '2026-01-15T09:00:00.000000Z' });
    expect(baseVersionOf(reread, [first.edit, chained as typeof second.edit])).toEqual({
      seen: { updatedAt: READ, email: 'asha@demo.test', status: 'shipped' },
      builtOn: [
        { commandId: 'C0', email: 'a@b.in', status: 'pending' },
        { commandId: 'C2', email: 'asha@demo.test', status: 'shipped' },
      ],
    });
  });
});
