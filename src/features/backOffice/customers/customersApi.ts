import type { AllTimeFigures, AllTimeOf } from '@/entities/customer/allTimeFigures';
import type { CustomerChange } from '@/entities/customer/customerChange';
import type { SaveChangeResult } from '@/entities/staff/saveStaffChange';
import { api } from '@/services/api/api';
import { listTag, unlessFailed } from '@/services/api/tags';
import { AppFailure, toAppError } from '@/services/firebase/toAppError';
import type { Services } from '@/services/services';

export const customersApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves what staff say of a customer; every outcome is an answer, not an error. */
    updateCustomer: build.mutation<SaveChangeResult, CustomerChange>({
      queryFn: async (change, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        try {
          // Its code is needed to send, not to read.
          const { saveCustomer } = await import('@/entities/customer/saveCustomer');
          return { data: await saveCustomer(change, request => firestore.run(request)) };
        } catch (thrown) {
          return { error: toAppError(thrown) };
        }
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Customer')),
    }),
    /** What a customer has ordered since there is a shop: more than a replica may hold. */
    getTotalsOfCustomer: build.query<AllTimeFigures, AllTimeOf>({
      async queryFn(of, _api, _options, ask) {
        try {
          const { readAllTime } = await import('@/entities/customer/allTimeFigures');
          const data = await readAllTime(of, async request => {
            const { data: answer, error } = await ask(request);
            if (error) throw new AppFailure(error);
            return answer;
          });
          return { data };
        } catch (thrown) {
          return { error: toAppError(thrown) };
        }
      },
      providesTags: [listTag('Customer'), listTag('Order')],
    }),
  }),
});
