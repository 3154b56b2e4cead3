import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { StockAdjustment, StockItemCreation, StockItemEdit } from '@/domain/stock/stockChanges';
import type { AppError } from '@/lib/appError';
import type { Run } from '@/services/firebase/runCommit';
import { toAppError } from '@/services/firebase/toAppError';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { Services } from '@/store/services';

type Save<Change> = (change: Change, lastUpdated: string, run: Run) => Promise<SaveChangeResult>;

/** A write whose every outcome is an answer, not an error. Its code is needed to send, not to read. */
const saveWith =
  <Change>(load: () => Promise<Save<Change>>) =>
  async (
    change: Change,
    { extra }: BaseQueryApi,
  ): Promise<{ data: SaveChangeResult } | { error: AppError }> => {
    // The store's own `extraArgument`; RTK types it as unknown.
    const { firestore, clock } = extra as Services;
    try {
      const save = await load();
      const lastUpdated = new Date(clock.now()).toISOString();
      return { data: await save(change, lastUpdated, request => firestore.run(request)) };
    } catch (thrown) {
      return { error: toAppError(thrown) };
    }
  };

const loadItemWrites = () => import('@/data/stock/saveStockItem');

export const inventoryApi = api.injectEndpoints({
  endpoints: build => ({
    createStockItem: build.mutation<SaveChangeResult, StockItemCreation>({
      queryFn: saveWith(async () => (await loadItemWrites()).createItem),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('StockItem'), listTag('Product'), listTag('StockMovement')),
    }),
    updateStockItem: build.mutation<SaveChangeResult, StockItemEdit>({
      queryFn: saveWith(async () => (await loadItemWrites()).updateItem),
      invalidatesTags: unlessFailed(listTag('StockItem'), listTag('Product')),
    }),
    /** Moves a product's stock, by a number, to a count, or back. */
    createStockMovement: build.mutation<SaveChangeResult, StockAdjustment>({
      queryFn: saveWith(() => import('@/data/stock/adjustStock').then(part => part.adjustStock)),
      invalidatesTags: unlessFailed(listTag('StockMovement'), listTag('StockItem'), listTag('Product')),
    }),
  }),
});
