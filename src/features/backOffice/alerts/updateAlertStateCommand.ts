import { alertStatePath } from '@/data/alert/saveAlertUpdate';
import { isChangeSaved } from '@/data/staff/saveStaffChange';
import {
  type AlertUpdate,
  type AlertWord,
  parseAlertUpdate,
  UPDATE_ALERT_STATE,
} from '@/domain/alert/alertUpdate';
import { type AlertsLabels, alertsLabels } from '@/i18n/en/backOffice/alerts';
import { PATHS } from '@/lib/paths';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { alertsApi } from './alertsApi';

/** A word on an alert, as it is told afterwards. */
export const saidOf = ({ saying, until }: AlertWord, title: string, { said }: AlertsLabels): string =>
  until ? said.snoozedAgain(title) : said[saying](title);

/** What somebody said of an alert. */
export const updateAlertStateCommand = defineCommand<AlertUpdate, null>({
  name: UPDATE_ALERT_STATE,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseAlertUpdate,
  parseProblem: () => null,
  send: sendMutation(alertsApi.endpoints.updateAlertState, 'notSent'),
  isDone:
    update =>
    (_dispatch, _getState, { firestore }) =>
      isChangeSaved(alertStatePath(update.alertId), update, request => firestore.run(request)),
  describe(entry, translate) {
    const text = translate(alertsLabels);
    const { title, ...word } = parseAlertUpdate(entry.payload);
    const hasFailed = entry.status === 'failed';
    return {
      title: saidOf(word, title, text),
      details: [],
      problem: hasFailed ? text.notSaved : null,
      edit: hasFailed ? { to: PATHS.alerts, state: null } : null,
    };
  },
});
