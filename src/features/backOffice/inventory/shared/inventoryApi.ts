import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { StockAdjustment, StockItemCreation, StockItemEdit } from '@/domain/stock/stockChanges';
import type { Run } from '@/services/firebase/firestore/runCommit';
import { api } from '@/store/api/api';
import type { Working } from '@/store/api/firestoreBaseQuery';
import { listTag, unlessFailed } from '@/store/api/tags';

type Save<Change> = (change: Change, lastUpdated: string, run: Run) => Promise<SaveChangeResult>;

/** A write whose code is needed to send, not to read. */
const saveWith =
  <Change>(load: () => Promise<Save<Change>>) =>
  (change: Change) =>
    ({
      as: 'back-office',
      work: async ({ run, now }: Working) => (await load())(change, now, run),
    }) as const;

const loadItemWrites = () => import('@/data/stock/saveStockItem');

export const inventoryApi = api.injectEndpoints({
  endpoints: build => ({
    createStockItem: build.mutation<SaveChangeResult, StockItemCreation>({
      query: saveWith(async () => (await loadItemWrites()).createItem),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('StockItem'), listTag('Product'), listTag('StockMovement')),
    }),
    updateStockItem: build.mutation<SaveChangeResult, StockItemEdit>({
      query: saveWith(async () => (await loadItemWrites()).updateItem),
      invalidatesTags: unlessFailed(listTag('StockItem'), listTag('Product')),
    }),
    /** Moves a product's stock, by a number, to a count, or back. */
    createStockMovement: build.mutation<SaveChangeResult, StockAdjustment>({
      query: saveWith(() => import('@/data/stock/adjustStock').then(part => part.adjustStock)),
      invalidatesTags: unlessFailed(listTag('StockMovement'), listTag('StockItem'), listTag('Product')),
    }),
  }),
});
