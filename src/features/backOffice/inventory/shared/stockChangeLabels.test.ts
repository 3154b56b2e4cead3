import { describe, expect, it } from 'vitest';
import { fieldsOf } from '@/domain/stock/itemFields';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { aStockItem } from '../../../../../test/support/stock';
import { createStockItemCommand } from './createStockItemCommand';
import { createStockMovementCommand } from './createStockMovementCommand';
import { updateStockItemCommand } from './updateStockItemCommand';

const COMMANDS = [createStockItemCommand, updateStockItemCommand, createStockMovementCommand] as const;

const item = fieldsOf(aStockItem());
const base = {
  ...{ commandId: 'C1', productId: '1', ground: { updatedAt: null, builtOn: [] } },
  by: { id: 'admin', name: 'Admin User' },
};
const moved = (adjustment: Json) => ({
  ...base,
  ...{ label: 'Premium Water 1 L', kind: 'damaged', adjustment, reason: 'Rats' },
});

function said(name: string, payload: Json, record: Partial<CommandRecord> = {}) {
  const entry = {
    seq: 1,
    v: 1,
    id: 'C1',
    area: 'back-office',
    uid: 'admin',
    queuedAt: '',
    ...record,
  } as const;
  const fate = {
    status: 'pending',
    tries: 0,
    nextTryAt: null,
    failure: null,
    outcomeUnknown: false,
  } as const;
  const command = COMMANDS.find(one => one.name === name);
  return command?.describe({ ...fate, ...entry, name, payload }, english => english);
}

describe('the description of a change of stock', () => {
  it.each<[string, string, Json, string, readonly string[]]>([
    [
      'a new item',
      'createStockItem',
      { ...base, fields: item, inStock: 7 },
      'Add Premium Water 1 L',
      ['SKU: none → PRM-1000', 'Unit price (₹): none → ₹2.99', 'In stock: 7'],
    ],
    [
      'an edit by what it changes',
      'updateStockItem',
      {
        ...base,
        seen: item,
        fields: { ...item, category: 'eawa', pricePaise: 350, image: 'https://a.test/b.png', archived: true },
      },
      'Change Premium Water 1 L',
      [
        'Category: Premium → Eawa',
        'Unit price (₹): ₹2.99 → ₹3.50',
        'Image URL: none → https://a.test/b.png',
        'Archived: no → yes',
      ],
    ],
    [
      'an adjustment',
      'createStockMovement',
      moved({ by: -3 }),
      'Stock of Premium Water 1 L',
      ['Damaged or lost: −3', 'Rats'],
    ],
    [
      'a count',
      'createStockMovement',
      moved({ counted: 0, shown: 7 }),
      'Stock of Premium Water 1 L',
      ['Counted: 0, where the screen said 7', 'Rats'],
    ],
    [
      'a count of an older version',
      'createStockMovement',
      moved({ to: 0 }),
      'Stock of Premium Water 1 L',
      ['Counted: 0', 'Rats'],
    ],
    [
      'an undo',
      'createStockMovement',
      moved({ undo: 'C0' }),
      'Stock of Premium Water 1 L',
      ['Undo of an adjustment', 'Rats'],
    ],
  ])('names %s', (_what, name, payload, title, details) => {
    expect(said(name, payload)).toEqual({ title, details, problem: null, edit: null });
  });

  it.each<[Json, string | null, string | null]>([
    [{ kind: 'notEnough', inStock: 2 }, 'Only 2 left: no more than that can be taken away.', 'adjust'],
    ['gone', 'This item no longer exists.', null],
    [{ kind: 'from another version' }, 'This change was refused. Nothing was saved.', 'adjust'],
  ])('says of %j why, and where it is corrected', (reason, problem, dialog) => {
    const failure = { code: 'refused', reason, at: '' };
    expect(said('createStockMovement', moved({ by: -3 }), { status: 'failed', failure })).toMatchObject({
      problem,
      edit: dialog && { to: `/admin/dashboard/inventory?${dialog}=1`, state: null },
    });
  });

  it('throws for what it cannot read', () => {
    expect(() => said('updateStockItem', { ...base, seen: item })).toThrow();
  });
});
