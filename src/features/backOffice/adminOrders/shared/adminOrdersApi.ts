import type { PlaceOrderResult } from '@/data/order/placeOrder';
import type { SaveEditResult } from '@/data/order/saveEdit';
import type { OrderEdit } from '@/domain/order/orderEdit';
import { CREATE_ORDER, type StaffOrder } from '@/domain/order/staffOrder';
import { staffStamp } from '@/domain/staff/staffChange';
import { toAppError } from '@/services/firebase/toAppError';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { Services } from '@/store/services';

type SentEdit = OrderEdit & {
  /** Others go right after it: what the shop has after all of them is read once. */
  readonly followed?: boolean;
};

const stale = unlessFailed(listTag('Order'), listTag('Product'));

export const adminOrdersApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves e-mail and status of one order, and the stock with it; every outcome is an answer, not an error. */
    updateOrder: build.mutation<SaveEditResult, SentEdit>({
      queryFn: async ({ followed: _, ...edit }, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        try {
          // Its code is needed to send, not to read: the list does not wait for it.
          const { saveEdit } = await import('@/data/order/saveEdit');
          return { data: await saveEdit(edit, request => firestore.run(request)) };
        } catch (thrown) {
          return { error: toAppError(thrown) };
        }
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: (result, error, { followed }) => (followed ? [] : stale(result, error)),
    }),

    /** Places an order that staff take, at most once; every outcome is an answer, not an error. */
    createOrder: build.mutation<PlaceOrderResult, StaffOrder>({
      queryFn: async ({ order, label, accountEmail = '', commandId, by }, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore, serverClock } = extra as Services;
        try {
          const { placeOrder } = await import('@/data/order/placeOrder');
          const stamp = staffStamp(CREATE_ORDER, { commandId, by });
          const author = () => ({ label, accountEmail, ...stamp });
          const services = { run: firestore.run, serverNow: serverClock.now };
          return { data: await placeOrder(order, services, { as: 'back-office', uid: by.id, author }) };
        } catch (thrown) {
          return { error: toAppError(thrown) };
        }
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Order'), listTag('Product'), listTag('Shop')),
    }),
  }),
});
