import { createSelector } from '@reduxjs/toolkit';
import { allCalledNow, isSameShelf, shelfOf } from '@/domain/order/calledNow';
import type { Order } from '@/domain/order/order';
import { newestFirst } from '@/domain/order/orderList';
import type { CollectionName, ReplicaRows } from './collections';
import type { ReplicaState, Replicated, RowsById } from './replicaSlice';

export type ReplicaRoot = { readonly replica: ReplicaState };

/** A collection as far as it is known; undefined before the first page. */
export const selectReplicated = <Name extends CollectionName>(
  { replica }: ReplicaRoot,
  name: Name,
): Replicated<ReplicaRows[Name]> | undefined => replica.of[name];

const NOTHING: readonly never[] = [];

/** Makes the selector of a collection's rows, in no particular order: the same array until one of them changes. */
export const rowsSelector = <Name extends CollectionName>(name: Name) =>
  createSelector(
    [(root: ReplicaRoot) => selectReplicated(root, name)?.rows],
    (rows): readonly ReplicaRows[Name][] => (rows ? Object.values(rows) : NOTHING),
  );

export const selectOrderRows = rowsSelector('orders');
export const selectStockItems = rowsSelector('inventory');
export const selectStockMovements = rowsSelector('stockMovements');
export const selectCustomerOverlays = rowsSelector('customers');
export const selectProductionLines = rowsSelector('productionLines');
export const selectProductionBatches = rowsSelector('productionBatches');
export const selectAlertStates = rowsSelector('alertStates');

/** What the inventory calls its products, as far as it has been read; the same while stock alone changes. */
export const selectShelf = createSelector([selectStockItems], shelfOf, {
  memoizeOptions: { resultEqualityCheck: isSameShelf },
});

/** The newest orders while not all of them have been read; undefined before any were, and once all were. */
export const selectOrdersHead = createSelector(
  [({ replica }: ReplicaRoot) => replica.head, selectShelf],
  (head, shelf) => head && allCalledNow(head, shelf),
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

const selectSorted = ({ replica }: ReplicaRoot): readonly Order[] =>
  replica.of.orders ? sortedNewestFirst(replica.of.orders.rows) : NOTHING;

/** The orders as the server has them, with their products called as the inventory calls them: as every list begins. */
export const selectOrdersNewestFirst = createSelector([selectSorted, selectShelf], allCalledNow);
