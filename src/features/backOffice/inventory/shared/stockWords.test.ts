import { describe, expect, it } from 'vitest';
import { fieldsOf } from '@/domain/stock/itemFields';
import { inventoryLabels as inventory } from '@/i18n/en/inventory';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { aStockItem } from '../../../../../test/support/stock';
import { stockWords } from './stockWords';

const item = fieldsOf(aStockItem());
const base = {
  ...{ commandId: 'C1', productId: '1', ground: { updatedAt: null, builtOn: [] } },
  by: { id: 'admin', name: 'Admin User' },
};
const moved = (adjustment: Json) => ({
  ...base,
  ...{ label: 'Premium Water 1 L', kind: 'damaged', adjustment, reason: 'Rats' },
});

function wordsOf(name: string, payload: Json, record: Partial<CommandRecord> = {}) {
  const entry = {
    seq: 1,
    v: 1,
    id: 'C1',
    wing: 'back-office',
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
  return stockWords({ ...fate, ...entry, name, payload }, inventory);
}

describe('stockWords', () => {
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
    expect(wordsOf(name, payload)).toEqual({ title, details, problem: null, edit: null });
  });

  it.each<[Json, string | null, string | null]>([
    [{ kind: 'notEnough', inStock: 2 }, 'Only 2 left: no more than that can be taken away.', 'adjust'],
    ['gone', 'This item no longer exists.', null],
    [{ kind: 'from another version' }, 'This change was refused. Nothing was saved.', 'adjust'],
  ])('says of %j why, and where it is corrected', (reason, problem, dialog) => {
    const failure = { code: 'refused', reason, at: '' };
    expect(wordsOf('createStockMovement', moved({ by: -3 }), { status: 'failed', failure })).toMatchObject({
      problem,
      edit: dialog && { to: `/admin/dashboard/inventory?${dialog}=1`, state: null },
    });
  });

  it('knows no other room’s commands, and reads none that it cannot', () => {
    expect(wordsOf('updateOrder', {})).toBeNull();
    expect(() => wordsOf('updateStockItem', { ...base, seen: item })).toThrow();
  });
});
