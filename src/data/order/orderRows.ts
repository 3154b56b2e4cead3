import { createSelector } from '@reduxjs/toolkit';
import { selectShelf } from '@/data/stock/stockRows';
import type { Order } from '@/domain/order/order';
import { newestFirst } from '@/domain/order/orderList';
import { allWithCurrentNames } from '@/domain/order/withCurrentNames';
import type { RowsById } from '@/sync/mirror/collections';
import { type MirrorRoot, rowsSelector } from '@/sync/mirror/mirrorSelectors';

export const selectOrderRows = rowsSelector('orders');

/** The newest orders while not all of them have been read; undefined before any were, and once all were. */
export const selectOrdersPreview = createSelector(
  [({ mirror }: MirrorRoot) => mirror.preview, selectShelf],
  (preview, shelf) => preview && allWithCurrentNames(preview, shelf),
);

const sortedBefore = new WeakMap<RowsById<Order>, readonly Order[]>();

/**
 * Orders as every list of them begins, sorted once for as long as they are the same: whoever is about to put 20,000 of
 * them into the state has them sorted before, in a task of its own.
 */
export function sortedNewestFirst(rows: RowsById<Order>): readonly Order[] {
  const sorted = sortedBefore.get(rows) ?? newestFirst(Object.values(rows));
  sortedBefore.set(rows, sorted);
  return sorted;
}

const NOTHING: readonly never[] = [];

const selectSorted = ({ mirror }: MirrorRoot): readonly Order[] =>
  mirror.of.orders ? sortedNewestFirst(mirror.of.orders.rows) : NOTHING;

/** The orders as the server has them, with their products called as the inventory calls them: as every list begins. */
export const selectOrdersNewestFirst = createSelector([selectSorted, selectShelf], allWithCurrentNames);
