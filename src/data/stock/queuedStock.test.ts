import { describe, expect, it } from 'vitest';
import { fieldsOf } from '@/domain/stock/itemFields';
import type {
  Adjustment,
  StockAdjustment,
  StockItemCreation,
  StockItemEdit,
} from '@/domain/stock/stockChanges';
import type { StockMovement } from '@/domain/stock/stockMovement';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { aStockItem } from '../../../test/support/stock';
import { applyPendingStock, readQueuedStock } from './queuedStock';

const item = aStockItem();
const OWNER = 'back-office:admin';
const base = { ground: { updatedAt: item.updatedAt, builtOn: [] }, by: { id: 'admin', name: 'Admin User' } };

const adjusted = (commandId: string, adjustment: Adjustment): StockAdjustment => ({
  ...base,
  commandId,
  productId: '1',
  label: 'Premium Water 1 L',
  kind: 'correction',
  adjustment,
  reason: '',
});
const edited = (commandId: string, name: string): StockItemEdit => ({
  ...base,
  commandId,
  productId: '1',
  seen: fieldsOf(item),
  fields: { ...fieldsOf(item), name },
});
const created = (commandId: string): StockItemCreation => ({
  ...base,
  ground: { updatedAt: null, builtOn: [] },
  commandId,
  productId: 'NEW',
  fields: fieldsOf(aStockItem({ name: 'Still Water' })),
  inStock: 7,
});

function entry(
  seq: number,
  name: string,
  payload: StockAdjustment | StockItemEdit | StockItemCreation,
  record: Partial<CommandRecord> = {},
): CommandRecord {
  const asked = { id: payload.commandId, name, payload, area: 'back-office', uid: 'admin' } as const;
  const fate = {
    status: 'pending',
    tries: 0,
    nextTryAt: null,
    failure: null,
    outcomeUnknown: false,
  } as const;
  return { seq, v: 1, queuedAt: '2026-01-15T09:00:00.000Z', ...asked, ...fate, ...record };
}
const adjust = (seq: number, adjustment: Adjustment, record?: Partial<CommandRecord>) =>
  entry(seq, 'createStockMovement', adjusted(`C${seq}`, adjustment), record);
const edit = (seq: number, name: string, record?: Partial<CommandRecord>) =>
  entry(seq, 'updateStockItem', edited(`C${seq}`, name), record);
const create = (seq: number, record?: Partial<CommandRecord>) =>
  entry(seq, 'createStockItem', created(`C${seq}`), record);

type Movements = Parameters<typeof applyPendingStock>[2];
const rowsOf = (entries: readonly CommandRecord[], stored = [item], movements: Movements = {}) =>
  applyPendingStock(stored, readQueuedStock(entries, OWNER), movements);
const stockOf = (...given: Parameters<typeof rowsOf>) => rowsOf(...given)[0]?.item.inStock;

const movement = (id: string, quantity: number): StockMovement => ({
  ...{ id, productId: '1', kind: 'received', quantity, after: 0, reason: '', orderId: null },
  ...{ by: 'admin', byName: 'Admin User', at: '2026-01-15T09:00:00.000000Z' },
});

describe('applyPendingStock', () => {
  it('leaves a product that nobody changed the very same object', () => {
    expect(rowsOf([])[0]?.item).toBe(item);
  });

  it.each<[string, readonly CommandRecord[], number]>([
    ['adds up what waits', [adjust(1, { by: 12 }), adjust(2, { by: -2 })], 40],
    [
      'moves by what a count differs from the screen',
      [adjust(1, { by: 12 }), adjust(2, { counted: 39, shown: 42 })],
      39,
    ],
    ['goes on from a count', [adjust(2, { by: 3 }), adjust(1, { counted: 5, shown: 30 })], 8],
    ['takes a count of an older version for what it says', [adjust(1, { by: 12 }), adjust(2, { to: 5 })], 5],
    ['undoes what waits with it', [adjust(1, { by: 12 }), adjust(2, { undo: 'C1' })], 30],
    [
      'undoes a count that waits with it',
      [adjust(1, { counted: 25, shown: 30 }), adjust(2, { undo: 'C1' })],
      30,
    ],
    ['never shows less than nothing', [adjust(1, { by: -31 })], 0],
    ['lays over what was sent, until it has been read', [adjust(1, { by: 12 }, { status: 'done' })], 42],
    ['shows nothing of what was refused', [adjust(1, { by: 12 }, { status: 'failed' })], 30],
    ['shows nothing of another user’s', [adjust(1, { by: 12 }, { uid: 'someone' })], 30],
  ])('%s', (_what, entries, inStock) => {
    expect(stockOf(entries)).toBe(inStock);
  });

  it.each<[string, readonly CommandRecord[], Partial<typeof item>, Movements, number]>([
    ['by its own name on the product', [adjust(1, { by: 12 })], { lastCommandId: 'C1' }, {}, 30],
    [
      'by its movement, whoever wrote to the product since',
      [adjust(1, { by: 12 }, { status: 'sending' })],
      { lastCommandId: 'ANOTHER' },
      { 'C1-1': movement('C1-1', 12) },
      30,
    ],
    [
      'by the product’s next version',
      [adjust(1, { by: 12 }, { status: 'done' })],
      { updatedAt: '2026-01-15T09:00:00.000000Z' },
      {},
      30,
    ],
    [
      'and what undoes it by what it moved',
      [adjust(2, { undo: 'C1' })],
      {},
      { 'C1-1': movement('C1-1', 12) },
      18,
    ],
  ])('knows a change that the server has %s', (_how, entries, stored, movements, inStock) => {
    expect(stockOf(entries, [{ ...item, ...stored }], movements)).toBe(inStock);
  });

  it('lays other words over a product, and says that they wait', () => {
    const [row] = rowsOf([edit(1, 'Premium Spring')]);
    expect(row).toMatchObject({ item: { name: 'Premium Spring', inStock: 30 }, waiting: true, stored: true });
    expect(row?.pendingChanges.map(({ commandId }) => commandId)).toEqual(['C1']);
  });

  it('lays them over in the order in which they were made, and waits while any does', () => {
    const [row] = rowsOf([
      edit(3, 'Premium Spring'),
      edit(1, 'Premium Lake', { status: 'done' }),
      edit(2, 'Premium Well', { status: 'done' }),
    ]);
    expect(row).toMatchObject({ item: { name: 'Premium Spring' }, waiting: true });
    expect(row?.pendingChanges.map(({ commandId }) => commandId)).toEqual(['C1', 'C2', 'C3']);
  });

  it('lays over only what was changed: what someone else changed is shown', () => {
    const [row] = rowsOf([edit(1, 'Premium Spring')], [{ ...item, pricePaise: 399, sku: 'NEW-SKU' }]);
    expect(row?.item).toMatchObject({ name: 'Premium Spring', pricePaise: 399, sku: 'NEW-SKU' });
  });

  it('shows a new product that waits, with what was done to it since', () => {
    const rows = rowsOf([
      create(1),
      entry(2, 'createStockMovement', { ...adjusted('C2', { by: 3 }), productId: 'NEW' }),
    ]);
    expect(rows.at(-1)).toMatchObject({
      item: { id: 'NEW', name: 'Still Water', inStock: 10, unitPrice: '2.99' },
      stored: false,
      waiting: true,
    });
  });

  it('shows no product that will not be as it is, but keeps why', () => {
    const refused = { status: 'failed', failure: { code: 'refused', reason: 'denied', at: '' } } as const;
    expect(rowsOf([create(1, refused)])).toHaveLength(1);
    const failure = { code: 'refused', reason: { kind: 'notEnough', inStock: 2 }, at: '' };
    const [row] = rowsOf([adjust(1, { by: -5 }, { status: 'failed', failure })]);
    expect(row?.failed).toMatchObject([{ kind: 'adjustment', problem: { kind: 'notEnough', inStock: 2 } }]);
  });

  it('passes over what it cannot read', () => {
    expect(stockOf([{ ...adjust(1, { by: 12 }), payload: { adjustment: 'lots' } }])).toBe(30);
  });
});
