// @bundle stock

import { createSelector } from '@reduxjs/toolkit';
import { isPending, type QueuedChange, readQueuedChanges } from '@/data/staff/queuedChanges';
import { selectStockItems } from '@/data/stock/stockRows';
import type { StaffChange } from '@/domain/staff/staffChange';
import { withChanges } from '@/domain/stock/itemFields';
import {
  ADJUST_STOCK,
  CREATE_STOCK_ITEM,
  parseAdjustment,
  parseCreation,
  parseItemEdit,
  UPDATE_STOCK_ITEM,
} from '@/domain/stock/stockChangeSchemas';
import {
  movementId,
  type StockAdjustment,
  type StockItemCreation,
  type StockItemEdit,
} from '@/domain/stock/stockChanges';
import type { StockItem } from '@/domain/stock/stockItem';
import type { StockMovement } from '@/domain/stock/stockMovement';
import { parseStockProblem, type StockProblem } from '@/domain/stock/stockProblem';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { type MirrorRoot, selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { isUnsent } from '@/sync/outbox/commandState';
import { commandsSelector, type OutboxRoot } from '@/sync/outbox/commandsSelector';

/** What of a product or its stock the outbox holds. */
export type QueuedStockChange =
  | ({ readonly kind: 'creation' } & QueuedChange<StockItemCreation>)
  | ({ readonly kind: 'edit' } & QueuedChange<StockItemEdit>)
  | ({ readonly kind: 'adjustment' } & QueuedChange<StockAdjustment>);

/** One that will not be saved as it is, and why. */
export type FailedStockChange = QueuedStockChange & { readonly problem: StockProblem };

/** Whether it asks something of the person: the stock moved while a count waited. */
export const needsDecision = ({ problem }: FailedStockChange): boolean => problem.kind === 'moved';

/** A product as its list shows it: with what this person's outbox holds applied over it. */
export type StockRow = {
  readonly item: StockItem;
  /** Whether the server is known to have it; a new product may only be this device's so far. */
  readonly stored: boolean;
  /** Whether something of it is still to be sent. */
  readonly waiting: boolean;
  /** The changes it is shown with, the oldest first. */
  readonly pendingChanges: readonly StaffChange[];
  /** The oldest first. */
  readonly failed: readonly FailedStockChange[];
};

type Movements = { readonly [id: string]: StockMovement };

/** The outbox's changes by product, the oldest first. */
export function readQueuedStock(
  entries: readonly CommandRecord[],
  owner: string | null,
): ReadonlyMap<string, readonly QueuedStockChange[]> {
  const creations = readQueuedChanges(entries, owner, { name: CREATE_STOCK_ITEM, parse: parseCreation });
  const edits = readQueuedChanges(entries, owner, { name: UPDATE_STOCK_ITEM, parse: parseItemEdit });
  const adjustments = readQueuedChanges(entries, owner, { name: ADJUST_STOCK, parse: parseAdjustment });
  const all: QueuedStockChange[] = [
    ...creations.map(queued => ({ kind: 'creation', ...queued }) as const),
    ...edits.map(queued => ({ kind: 'edit', ...queued }) as const),
    ...adjustments.map(queued => ({ kind: 'adjustment', ...queued }) as const),
  ].sort((one, other) => one.entry.seq - other.entry.seq);
  const byProduct = new Map<string, QueuedStockChange[]>();
  for (const queued of all) {
    const { productId } = queued.change;
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), queued]);
  }
  return byProduct;
}

function newItem({ productId, fields, inStock }: StockItemCreation): StockItem {
  const { pricePaise } = fields;
  const unitPrice = pricePaise === null ? '' : (pricePaise / 100).toFixed(2);
  return { ...fields, id: productId, inStock, unitPrice, updatedAt: null, lastCommandId: null };
}

/** By how much an adjustment moves the stock shown; what one undoes is known from the ledger, or waits itself. */
function quantityOf(
  { adjustment, productId }: StockAdjustment,
  inStock: number,
  queued: readonly QueuedStockChange[],
  movements: Movements,
): number {
  if ('by' in adjustment) return adjustment.by;
  if ('counted' in adjustment) return adjustment.counted - adjustment.shown;
  if ('to' in adjustment) return adjustment.to - inStock;
  const undone = movements[movementId({ commandId: adjustment.undo, productId })];
  if (undone) return -undone.quantity;
  const waiting = queued.find(({ change }) => change.commandId === adjustment.undo);
  if (waiting?.kind !== 'adjustment') return 0;
  const { adjustment: undoneToo } = waiting.change;
  if ('counted' in undoneToo) return undoneToo.shown - undoneToo.counted;
  return 'by' in undoneToo ? -undoneToo.by : 0;
}

function applyStockChange(
  item: StockItem | undefined,
  one: QueuedStockChange,
  queued: readonly QueuedStockChange[],
  movements: Movements,
): StockItem | undefined {
  if (one.kind === 'creation') return item ?? newItem(one.change);
  if (!item) return item;
  if (one.kind === 'edit') return { ...item, ...withChanges(item, one.change.seen, one.change.fields) };
  const quantity = quantityOf(one.change, item.inStock, queued, movements);
  return { ...item, inStock: Math.max(0, item.inStock + quantity) };
}

/** A product with its queued changes; null for one that is nowhere yet and will not be as it is. */
function applyPendingToRow(
  stored: StockItem | undefined,
  queued: readonly QueuedStockChange[],
  movements: Movements,
): StockRow | null {
  // A movement that has been read is in the stock, whoever has written to the product since.
  const isKnown = (one: QueuedStockChange) => movements[movementId(one.change)] !== undefined;
  const applied = queued.filter(
    one => isPending(one, stored) && !(one.kind === 'adjustment' && isKnown(one)),
  );
  const item = applied.reduce<StockItem | undefined>(
    (shown, one) => applyStockChange(shown, one, queued, movements),
    stored,
  );
  if (!item) return null;
  return {
    item,
    stored: stored !== undefined,
    waiting: queued.some(({ entry }) => isUnsent(entry)),
    pendingChanges: applied.map(({ change }) => change),
    failed: queued
      .filter(({ entry }) => entry.status === 'failed')
      .map(one => ({ ...one, problem: parseStockProblem(one.entry.failure?.reason) })),
  };
}

const NOTHING: readonly QueuedStockChange[] = [];
const NO_MOVEMENTS: Movements = {};

/** The products as the server has them, with a person's queued changes applied over them. */
export function applyPendingStock(
  items: readonly StockItem[],
  queued: ReadonlyMap<string, readonly QueuedStockChange[]>,
  movements: Movements,
): readonly StockRow[] {
  const known = new Set(items.map(({ id }) => id));
  const added = [...queued.keys()].filter(productId => !known.has(productId));
  return [
    ...items.map(item => applyPendingToRow(item, queued.get(item.id) ?? NOTHING, movements)),
    ...added.map(productId => applyPendingToRow(undefined, queued.get(productId) ?? NOTHING, movements)),
  ].filter(row => row !== null);
}

type Root = MirrorRoot & OutboxRoot;

export const selectQueuedStock = createSelector(
  [
    commandsSelector(CREATE_STOCK_ITEM, UPDATE_STOCK_ITEM, ADJUST_STOCK),
    (_root: Root, owner: string | null) => owner,
  ],
  readQueuedStock,
);

/** The products as a person left them, in no particular order. */
export const selectStockRows = createSelector(
  [
    (root: Root) => selectStockItems(root),
    (root: Root, owner: string | null) => selectQueuedStock(root, owner),
    (root: Root) => selectMirrored(root, 'stockMovements')?.rows ?? NO_MOVEMENTS,
  ],
  applyPendingStock,
);
