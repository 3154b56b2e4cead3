// @bundle sending

import { type SaveComplaintResult, saveComplaint } from '@/data/order/saveComplaint';
import type { NewComplaint } from '@/domain/order/complaint';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const complaintApi = api.injectEndpoints({
  endpoints: build => ({
    /** Says once what is wrong with an own order; every outcome is an answer, not an error. */
    updateMyOrder: build.mutation<SaveComplaintResult, NewComplaint>({
      query: complaint => ({ as: 'storefront', work: ({ run }) => saveComplaint(complaint, run) }),
      // Also after a refusal: the order is not what it was when it was read.
      invalidatesTags: unlessFailed(listTag('Order')),
    }),
  }),
});
