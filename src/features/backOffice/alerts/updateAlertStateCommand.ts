import { alertStatePath } from '@/data/alert/saveAlertUpdate';
import { isChangeSaved } from '@/data/staff/saveStaffChange';
import { type AlertUpdate, parseAlertUpdate, UPDATE_ALERT_STATE } from '@/domain/alert/alertUpdate';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
import { alertsApi } from './alertsApi';

/** What somebody said of an alert. */
export const updateAlertStateCommand: Command<AlertUpdate> = {
  name: UPDATE_ALERT_STATE,
  wing: 'back-office',
  parse: parseAlertUpdate,
  send: update => async dispatch => {
    const { data: result, error } = await dispatch(
      alertsApi.endpoints.updateAlertState.initiate(update, { track: false }),
    );
    return result ? sendOutcome(result) : failedSend(queryFailure(error), false);
  },
  isDone:
    update =>
    (_dispatch, _getState, { firestore }) =>
      isChangeSaved(alertStatePath(update.alertId), update, request => firestore.run(request)),
};
