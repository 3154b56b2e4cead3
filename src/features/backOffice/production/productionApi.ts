import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { LineChange } from '@/domain/production/lineChange';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const productionApi = api.injectEndpoints({
  endpoints: build => ({
    /** Pauses, resumes, starts … a line; every outcome is an answer, not an error. */
    updateProductionLine: build.mutation<SaveChangeResult, LineChange>({
      query: change => ({
        as: 'back-office',
        // Its code is needed to send, not to read.
        work: async ({ run }) =>
          (await import('@/data/production/saveLineChange')).saveLineChange(change, run),
      }),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('ProductionLine')),
    }),
  }),
});
