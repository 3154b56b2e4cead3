import { createSelector } from '@reduxjs/toolkit';
import { newestFirst } from '@/entities/order/orderList';
import type { CollectionName, ReplicaRows } from './collections';
import type { ReplicaState, Replicated } from './replicaSlice';

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

/** The orders as the server has them, as every list of them begins. */
export const selectOrdersNewestFirst = createSelector([selectOrderRows], newestFirst);
