import type { NewOrder } from '@/entities/order/newOrder';
import { type PlaceOrderResult, placeOrder } from '@/entities/order/placeOrder';
import { api } from '@/services/api/api';
import { listTag, unlessFailed } from '@/services/api/tags';
import type { Services } from '@/services/services';

/** An order as the form knows it: the moment of placing is the service's to say. */
export type OrderToPlace = Omit<NewOrder, 'placedAt'>;

export const orderApi = api.injectEndpoints({
  endpoints: build => ({
    /** Places the order at most once; every outcome is an answer, not an error. */
    placeOrder: build.mutation<PlaceOrderResult, OrderToPlace>({
      queryFn: async (order, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { clock, firestore } = extra as Services;
        const placedAt = new Date(clock.now()).toISOString();
        const data = await placeOrder({ ...order, placedAt }, request => firestore.run(request));
        return { data };
      },
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product')),
    }),
  }),
});
