import { isPending, type QueuedChange } from '@/data/staff/queuedChanges';
import type { Alert, AlertState, AlertStatus, AlertWithStatus, StaffMember } from '@/domain/alert/alert';
import { type AlertUpdate, SNOOZE_DAYS } from '@/domain/alert/alertUpdate';
import { addDays } from '@/lib/time/dates';
import { isUnsent } from '@/sync/outbox/commandState';

export type QueuedUpdate = QueuedChange<AlertUpdate>;

const ACTIVE: AlertStatus = { kind: 'active' };

const quiet = (by: StaffMember, until: string, nowMs: number): AlertStatus =>
  Date.parse(until) > nowMs ? { kind: 'snoozed', by, until } : { kind: 'active', again: until };

function statusOf(state: AlertState | undefined, nowMs: number): AlertStatus {
  if (!state?.acknowledgedBy) return ACTIVE;
  const { acknowledgedBy, byName, at, snoozedUntil } = state;
  const by = { id: acknowledgedBy, name: byName };
  if (snoozedUntil === null) return { kind: 'acknowledged', by, at };
  // Both are server times, so an alert that was reopened stays open on a device whose clock is slow.
  const isBroughtBack = at !== null && Date.parse(snoozedUntil) <= Date.parse(at);
  return isBroughtBack ? ACTIVE : quiet(by, snoozedUntil, nowMs);
}

function statusBy(
  { change: { saying, by, until }, entry: { queuedAt } }: QueuedUpdate,
  nowMs: number,
): AlertStatus {
  switch (saying) {
    case 'acknowledged':
      return { kind: 'acknowledged', by, at: queuedAt };
    case 'snoozed':
      return quiet(by, until ?? addDays(queuedAt, SNOOZE_DAYS), nowMs);
    case 'active':
      return ACTIVE;
  }
}

/** What a document of `alertStates` says of its version: its one time is that of its last write. */
export const versionOf = (state: AlertState | undefined) =>
  state && { updatedAt: state.at, lastCommandId: state.lastCommandId };

/** The alerts with what staff have said of them; the person's own word counts before the server has it. */
export function withAlertStatus(
  alerts: readonly Alert[],
  states: readonly AlertState[],
  updates: readonly QueuedUpdate[],
  nowMs: number,
): AlertWithStatus[] {
  const stateOf = new Map(states.map(state => [state.id, state]));
  return alerts.map(alert => {
    const state = stateOf.get(alert.id);
    const last = updates
      .filter(update => update.change.alertId === alert.id && isPending(update, versionOf(state)))
      .at(-1);
    return {
      ...alert,
      alertStatus: last ? statusBy(last, nowMs) : statusOf(state, nowMs),
      waiting: last !== undefined && isUnsent(last.entry),
    };
  });
}
