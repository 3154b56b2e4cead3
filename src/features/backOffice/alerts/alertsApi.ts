import { saveAlertUpdate } from '@/data/alert/saveAlertUpdate';
import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { AlertUpdate } from '@/domain/alert/alertUpdate';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { Services } from '@/store/services';

export const alertsApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves what somebody said of an alert; every outcome is an answer, not an error. */
    updateAlertState: build.mutation<SaveChangeResult, AlertUpdate>({
      queryFn: async (update, { extra }) => {
        // The store's own `extraArgument`; RTK types it as unknown.
        const { firestore } = extra as Services;
        return { data: await saveAlertUpdate(update, request => firestore.run(request)) };
      },
      invalidatesTags: unlessFailed(listTag('AlertState')),
    }),
  }),
});
