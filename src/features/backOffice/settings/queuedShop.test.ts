import { describe, expect, it } from 'vitest';
import type { StaffShop } from '@/data/shop/staffShop';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { aQueuedEdit } from '../../../../test/support/edits';
import { applyPendingShopEdits } from './queuedShop';

const STORED: StaffShop = { ...DEFAULT_SHOP, updatedAt: 'v1', lastCommandId: null };

const queued = (commandId: string, taxRate: number, fate: Partial<CommandRecord> = {}) =>
  aQueuedEdit(
    {},
    {
      name: 'updateShop',
      id: commandId,
      payload: {
        commandId,
        ground: { updatedAt: 'v1', builtOn: [] },
        by: { id: 'admin', name: 'Admin User' },
        shop: { ...DEFAULT_SHOP, taxRate },
      },
      ...fate,
    },
  ).entry;
const lay = (entries: readonly CommandRecord[], stored: Partial<StaffShop> = {}) => {
  const { shop, pendingChanges, waiting, failed } = applyPendingShopEdits(
    { ...STORED, ...stored },
    entries,
    'back-office:admin',
  );
  return { taxRate: shop.taxRate, pendingChanges: pendingChanges.length, waiting, failed };
};
const NOTHING = { taxRate: 0.08, pendingChanges: 0, waiting: false, failed: false };

describe('the settings, as a person left them', () => {
  it.each([
    ['nothing was asked for', [], {}, {}],
    ['an edit waits', [queued('C1', 0.18)], {}, { taxRate: 0.18, pendingChanges: 1, waiting: true }],
    [
      'two edits wait',
      [queued('C2', 0.05, { seq: 2 }), queued('C1', 0.18)],
      {},
      { taxRate: 0.05, pendingChanges: 2, waiting: true },
    ],
    [
      'it was saved and not read since',
      [queued('C1', 0.18, { status: 'done' })],
      {},
      { taxRate: 0.18, pendingChanges: 1 },
    ],
    [
      'it was saved and read since',
      [queued('C1', 0.18, { status: 'done' })],
      { updatedAt: 'v2', lastCommandId: 'C1' },
      {},
    ],
    ['it was refused', [queued('C1', 0.18, { status: 'failed' })], {}, { failed: true }],
    ['it is another person’s', [queued('C1', 0.18, { uid: 'meera' })], {}, {}],
    ['it cannot be read', [queued('C1', 7)], {}, {}],
  ])('where %s', (_what, entries, stored, expected) => {
    expect(lay(entries, stored)).toEqual({ ...NOTHING, ...expected });
  });
});
