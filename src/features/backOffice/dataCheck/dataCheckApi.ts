import { api } from '@/store/api/api';
import type { Working } from '@/store/api/firestoreBaseQuery';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { Fix, FixResult } from './saveFix';
import { saveFix } from './saveFix';

const fixed = (fix: Fix) => ({ as: 'back-office', work: ({ run }: Working) => saveFix(fix, run) }) as const;

/** What the data check finds wrong is set right at once or not at all: the outbox is for what people do in their pages. */
export const dataCheckApi = api.injectEndpoints({
  endpoints: build => ({
    updateFlawedOrder: build.mutation<FixResult, Fix>({
      query: fixed,
      invalidatesTags: unlessFailed(listTag('Order')),
    }),
    updateFlawedStockItem: build.mutation<FixResult, Fix>({
      query: fixed,
      invalidatesTags: unlessFailed(listTag('StockItem'), listTag('StockMovement'), listTag('Product')),
    }),
  }),
});
