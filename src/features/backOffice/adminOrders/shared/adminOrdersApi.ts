import type { PlaceOrderResult } from '@/data/order/placeOrder';
import { CREATE_ORDER, type StaffOrder, takingEntry } from '@/domain/order/placing/staffOrder';
import { staffStamp } from '@/domain/staff/staffChange';
import { serverTime } from '@/lib/plainData';
import type { Identity } from '@/services/firebase/requests';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const adminOrdersApi = api.injectEndpoints({
  endpoints: build => ({
    /** Places an order that staff take, at most once; every outcome is an answer, not an error. */
    createOrder: build.mutation<PlaceOrderResult, StaffOrder>({
      query: ({ order, label, accountEmail = '', commandId, by }) => ({
        as: 'back-office',
        async work(given) {
          const { placeOrder } = await import('@/data/order/placeOrder');
          const stamp = staffStamp(CREATE_ORDER, { commandId, by });
          const author = ({ name }: Identity) => ({
            ...{ label, accountEmail, ...stamp },
            changes: { [commandId]: takingEntry(serverTime, by.id, name) },
          });
          return placeOrder(order, given, { as: 'back-office', uid: by.id, author });
        },
      }),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product'), listTag('Shop')),
    }),
  }),
});
