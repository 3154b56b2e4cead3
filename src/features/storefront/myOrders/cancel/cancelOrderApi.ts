import { type CancelOrderResult, cancelOrder } from '@/data/order/cancelOrder';
import type { Cancellation } from '@/domain/order/cancellation';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { Services } from '@/store/services';

export const cancelOrderApi = api.injectEndpoints({
  endpoints: build => ({
    /** Cancels an own order at most once; every outcome is an answer, not an error. */
    cancelOrder: build.mutation<CancelOrderResult, Cancellation>({
      queryFn: async (cancellation, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        return { data: await cancelOrder(cancellation, request => firestore.run(request)) };
      },
      // Also after a refusal: the order is not what it was when it was read.
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product'), listTag('Shop')),
    }),
  }),
});
