import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import { type AlertDecision, type AlertUpdate, SNOOZE_DAYS } from '@/domain/alert/alertUpdate';
import { inDays, instantAt, serverTime } from '@/lib/plainData';
import type { Run } from '@/services/firebase/firestore/runCommit';

export const alertStatePath = (alertId: string): string => `alertStates/${alertId}`;

const UNTIL = {
  acknowledged: null,
  snoozed: inDays(SNOOZE_DAYS),
  // A snooze that ends now: the alert is active again.
  active: serverTime,
} as const satisfies { readonly [decision in AlertDecision]: unknown };

/** Writes down what somebody said of an alert, over what anybody said before. Never rejects. */
export function saveAlertUpdate(update: AlertUpdate, run: Run): Promise<SaveChangeResult> {
  const { alertId, saying, by, commandId, until } = update;
  const path = alertStatePath(alertId);
  return saveStaffChange(
    {
      name: 'updateAlertState',
      path,
      change: update,
      checksBaseVersion: false,
      write: async (_stored, transaction) => {
        transaction.set(path, {
          acknowledgedBy: by.id,
          byName: transaction.me.name,
          at: serverTime,
          snoozedUntil: until ? instantAt(until) : UNTIL[saying],
          lastCommandId: commandId,
        });
        return { outcome: 'saved' };
      },
    },
    run,
  );
}
