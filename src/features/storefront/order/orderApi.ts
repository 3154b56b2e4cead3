import type { NewOrder } from '@/entities/order/newOrder';
import { type PlaceOrderResult, placeOrder } from '@/entities/order/placeOrder';
import { api } from '@/services/api/api';
import { listTag, unlessFailed } from '@/services/api/tags';
import type { Services } from '@/services/services';

export const orderApi = api.injectEndpoints({
  endpoints: build => ({
    /** Places the order at most once; every outcome is an answer, not an error. */
    placeOrder: build.mutation<PlaceOrderResult, NewOrder>({
      queryFn: async (order, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        return { data: await placeOrder(order, request => firestore.run(request)) };
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product'), listTag('Shop')),
    }),
  }),
});
