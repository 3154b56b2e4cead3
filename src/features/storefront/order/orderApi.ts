// @bundle sending

import { type PlaceOrderResult, placeOrder } from '@/data/order/placeOrder';
import { fillProfileFromOrder } from '@/data/user/fillProfileFromOrder';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const orderApi = api.injectEndpoints({
  endpoints: build => ({
    /** Places the order at most once; every outcome is an answer, not an error. */
    placeOrder: build.mutation<PlaceOrderResult, NewOrder>({
      query: order => ({ as: 'storefront', work: given => placeOrder(order, given) }),
      async onQueryStarted({ userId: uid, phone, shippingAddress: address }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled;
        if (data.outcome === 'placed') await dispatch(fillProfileFromOrder({ uid, phone, address }));
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product'), listTag('Shop')),
    }),
  }),
});
