import { saveAlertUpdate } from '@/data/alert/saveAlertUpdate';
import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { AlertUpdate } from '@/domain/alert/alertUpdate';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';

export const alertsApi = api.injectEndpoints({
  endpoints: build => ({
    /** Saves what somebody said of an alert; every outcome is an answer, not an error. */
    updateAlertState: build.mutation<SaveChangeResult, AlertUpdate>({
      query: update => ({ as: 'back-office', work: ({ run }) => saveAlertUpdate(update, run) }),
      invalidatesTags: unlessFailed(listTag('AlertState')),
    }),
  }),
});
