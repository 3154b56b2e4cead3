import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { LineChange } from '@/domain/production/lineChange';
import { toAppError } from '@/services/firebase/toAppError';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { Services } from '@/store/services';

export const productionApi = api.injectEndpoints({
  endpoints: build => ({
    /** Pauses, resumes, starts … a line; every outcome is an answer, not an error. */
    updateProductionLine: build.mutation<SaveChangeResult, LineChange>({
      queryFn: async (change, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        try {
          // Its code is needed to send, not to read.
          const { saveLineChange } = await import('@/data/production/saveLineChange');
          return { data: await saveLineChange(change, request => firestore.run(request)) };
        } catch (thrown) {
          return { error: toAppError(thrown) };
        }
      },
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('ProductionLine')),
    }),
  }),
});
