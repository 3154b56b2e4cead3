import { createSelector } from '@reduxjs/toolkit';
import { isSameShelf, shelfOf } from '@/domain/order/withCurrentNames';
import { rowsSelector } from '@/sync/mirror/mirrorSelectors';

export const selectStockItems = rowsSelector('inventory');
export const selectStockMovements = rowsSelector('stockMovements');

/** What the inventory calls its products, as far as it has been read; the same while stock alone changes. */
export const selectShelf = createSelector([selectStockItems], shelfOf, {
  memoizeOptions: { resultEqualityCheck: isSameShelf },
});
