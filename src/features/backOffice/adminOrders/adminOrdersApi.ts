import type { OrderEdit } from '@/entities/order/orderEdit';
import type { SaveEditResult } from '@/entities/order/saveEdit';
import { api } from '@/services/api/api';
import { listTag, unlessFailed } from '@/services/api/tags';
import { toAppError } from '@/services/firebase/toAppError';
import type { Services } from '@/services/services';

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
          const { saveEdit } = await import('@/entities/order/saveEdit');
          return { data: await saveEdit(edit, request => firestore.run(request)) };
        } catch (thrown) {
          return { error: toAppError(thrown) };
        }
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: (result, error, { followed }) => (followed ? [] : stale(result, error)),
    }),
  }),
});
