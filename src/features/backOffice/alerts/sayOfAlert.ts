import { versionOf } from '@/data/alert/standing';
import { groundOf } from '@/data/staff/queuedChanges';
import type { StandingAlert } from '@/domain/alert/alert';
import type { AlertSaying, AlertUpdate } from '@/domain/alert/alertUpdate';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { submitCommand } from '@/sync/outbox/submitCommand';
import { updateAlertStateCommand } from './updateAlertStateCommand';

type Said = {
  readonly alert: StandingAlert;
  /** The alert in words. */
  readonly title: string;
  readonly saying: AlertSaying;
  readonly user: SessionUser;
};

/** Saves what the person says of an alert. Says whether it is safe: on this device or with the shop. */
export const sayOfAlert =
  ({ alert, title, saying, user }: Said): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { ids }) => {
    const commandId = ids.commandId();
    const stored = getState().replica.of.alertStates?.rows[alert.id];
    const update: AlertUpdate = {
      commandId,
      ground: groundOf(versionOf(stored), []),
      by: { id: user.id, name: user.name || user.email },
      alertId: alert.id,
      title,
      saying,
    };
    const asked = { uid: user.id, payload: update };
    const { kind } = await dispatch(submitCommand(updateAlertStateCommand, asked));
    return kind === 'queued' || kind === 'done';
  };
