import { type AlertUpdate, parseAlertUpdate, UPDATE_ALERT_STATE } from '@/entities/alert/alertUpdate';
import { alertStatePath } from '@/entities/alert/saveAlertUpdate';
import type { Command } from '@/entities/outbox/command';
import { failedSend, sendOutcome } from '@/entities/outbox/sendOutcome';
import { isChangeSaved } from '@/entities/staff/saveStaffChange';
import { queryFailure } from '@/services/api/queryFailure';
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
