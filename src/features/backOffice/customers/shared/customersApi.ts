import type { AllTimeMetrics, AllTimeOf } from '@/data/customer/allTimeMetrics';
import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { CustomerChange } from '@/domain/customer/customerChange';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const customersApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves what staff say of a customer; every outcome is an answer, not an error. */
    updateCustomer: build.mutation<SaveChangeResult, CustomerChange>({
      query: change => ({
        as: 'back-office',
        // Its code is needed to send, not to read.
        work: async ({ run }) => (await import('@/data/customer/saveCustomer')).saveCustomer(change, run),
      }),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Customer')),
    }),
    /** What a customer has ordered since there is a shop: more than a mirror may hold. */
    getTotalsOfCustomer: build.query<AllTimeMetrics, AllTimeOf>({
      query: of => ({
        as: 'back-office',
        work: async ({ run }) => (await import('@/data/customer/allTimeMetrics')).readAllTime(of, run),
      }),
      providesTags: [listTag('Customer'), listTag('Order')],
    }),
  }),
});
