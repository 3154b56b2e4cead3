import { versionOf } from '@/data/alert/standing';
import { groundOf } from '@/data/staff/queuedChanges';
import type { StandingAlert } from '@/domain/alert/alert';
import type { AlertSaying, AlertUpdate } from '@/domain/alert/alertUpdate';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { queueCommand } from '@/sync/outbox/queueCommand';
import { updateAlertStateCommand } from './updateAlertStateCommand';

type Said = {
  readonly alert: StandingAlert;
  /** The alert in words. */
  readonly title: string;
  readonly saying: AlertSaying;
  readonly user: SessionUser;
};

/**
 * Keeps on the device what the person says of an alert, to be sent; where the device cannot keep it, it is sent directly.
 * Rejects when neither was possible.
 */
export const sayOfAlert =
  ({ alert, title, saying, user }: Said): AppThunk<Promise<void>> =>
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
    try {
      await dispatch(queueCommand(updateAlertStateCommand, { id: commandId, uid: user.id, payload: update }));
    } catch (thrown) {
      if ((await dispatch(updateAlertStateCommand.send(update))).kind !== 'done') throw thrown;
    }
  };
