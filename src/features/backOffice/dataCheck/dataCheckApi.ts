import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { Services } from '@/store/services';
import type { Fix, FixResult } from './saveFix';
import { saveFix } from './saveFix';

type Api = { readonly extra: unknown };

const fixIn = async (fix: Fix, { extra }: Api): Promise<{ data: FixResult }> => {
  // The store's own `extraArgument`; RTK types it as unknown.
  const { firestore } = extra as Services;
  return { data: await saveFix(fix, request => firestore.run(request)) };
};

/** What the data check finds wrong is set right at once or not at all: the outbox is for what people do in their rooms. */
export const dataCheckApi = api.injectEndpoints({
  endpoints: build => ({
    updateFlawedOrder: build.mutation<FixResult, Fix>({
      queryFn: fixIn,
      invalidatesTags: unlessFailed(listTag('Order')),
    }),
    updateFlawedStockItem: build.mutation<FixResult, Fix>({
      queryFn: fixIn,
      invalidatesTags: unlessFailed(listTag('StockItem'), listTag('StockMovement'), listTag('Product')),
    }),
  }),
});
