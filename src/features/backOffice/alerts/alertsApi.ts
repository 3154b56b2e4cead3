import type { AlertUpdate } from '@/entities/alert/alertUpdate';
import { saveAlertUpdate } from '@/entities/alert/saveAlertUpdate';
import type { SaveChangeResult } from '@/entities/staff/saveStaffChange';
import { api } from '@/services/api/api';
import { listTag, unlessFailed } from '@/services/api/tags';
import type { Services } from '@/services/services';

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
