import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { listTag } from '@/store/api/tags';

export const runProgressApi = api.injectEndpoints({
  endpoints: build => ({
    /** How many stops of a run are done, by its id; null where nobody has said. */
    getStopCount: build.query<number | null, string>({
      query: runId => ({ as: 'storefront', get: `runProgress/${runId}` }),
      transformResponse: (document: PlainDocument | null) => {
        const done = document?.data.done;
        return typeof done === 'number' && Number.isSafeInteger(done) ? done : null;
      },
      providesTags: [listTag('StopCount')],
    }),
  }),
});
