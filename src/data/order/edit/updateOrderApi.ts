import type { SaveEditResult } from '@/data/order/saveEdit';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

type SentEdit = OrderEdit & {
  /** Others go right after it: what the shop has after all of them is read once. */
  readonly followed?: boolean;
};

const stale = unlessFailed(listTag('Order'), listTag('Product'));

export const updateOrderApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves what staff change of one order, and the stock with it; every outcome is an answer, not an error. */
    updateOrder: build.mutation<SaveEditResult, SentEdit>({
      query: ({ followed: _, ...edit }) => ({
        as: 'back-office',
        // Its code is needed to send, not to read: the list does not wait for it.
        work: async ({ run }) => (await import('@/data/order/saveEdit')).saveEdit(edit, run),
      }),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: (result, error, { followed }) => (followed ? [] : stale(result, error)),
    }),
  }),
});
