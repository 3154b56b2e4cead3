// @bundle sending

import { type CancelOrderResult, cancelOrder } from '@/data/order/cancelOrder';
import type { Cancellation } from '@/domain/order/cancellation';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const cancelOrderApi = api.injectEndpoints({
  endpoints: build => ({
    /** Cancels an own order at most once; every outcome is an answer, not an error. */
    cancelOrder: build.mutation<CancelOrderResult, Cancellation>({
      query: cancellation => ({ as: 'storefront', work: ({ run }) => cancelOrder(cancellation, run) }),
      // Also after a refusal: the order is not what it was when it was read.
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product'), listTag('Shop')),
    }),
  }),
});
