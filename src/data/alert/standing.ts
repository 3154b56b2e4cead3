import { isLaidOver, isOpen, type QueuedChange } from '@/data/staff/queuedChanges';
import type { Alert, AlertState, Standing, StandingAlert, Who } from '@/domain/alert/alert';
import { type AlertUpdate, SNOOZE_DAYS } from '@/domain/alert/alertUpdate';
import { addDays } from '@/lib/time/dates';

export type QueuedUpdate = QueuedChange<AlertUpdate>;

const ACTIVE: Standing = { kind: 'active' };

const quiet = (by: Who, until: string, nowMs: number): Standing =>
  Date.parse(until) > nowMs ? { kind: 'snoozed', by, until } : ACTIVE;

function standingOf(state: AlertState | undefined, nowMs: number): Standing {
  if (!state?.acknowledgedBy) return ACTIVE;
  const { acknowledgedBy, byName, at, snoozedUntil } = state;
  const by = { id: acknowledgedBy, name: byName };
  if (snoozedUntil === null) return { kind: 'acknowledged', by, at };
  // Both are the server's times: brought back stays brought back on a device whose clock is behind.
  const isBroughtBack = at !== null && Date.parse(snoozedUntil) <= Date.parse(at);
  return isBroughtBack ? ACTIVE : quiet(by, snoozedUntil, nowMs);
}

function standingBy({ change: { saying, by }, entry: { queuedAt } }: QueuedUpdate, nowMs: number): Standing {
  switch (saying) {
    case 'acknowledged':
      return { kind: 'acknowledged', by, at: queuedAt };
    case 'snoozed':
      return quiet(by, addDays(queuedAt, SNOOZE_DAYS), nowMs);
    case 'active':
      return ACTIVE;
  }
}

/** What a document of `alertStates` says of its version: its one time is that of its last write. */
export const versionOf = (state: AlertState | undefined) =>
  state && { updatedAt: state.at, lastCommandId: state.lastCommandId };

/** The alerts with what staff have said of them; the person's own word counts before the server has it. */
export function withStandings(
  alerts: readonly Alert[],
  states: readonly AlertState[],
  updates: readonly QueuedUpdate[],
  nowMs: number,
): StandingAlert[] {
  const stateOf = new Map(states.map(state => [state.id, state]));
  return alerts.map(alert => {
    const state = stateOf.get(alert.id);
    const last = updates
      .filter(update => update.change.alertId === alert.id && isLaidOver(update, versionOf(state)))
      .at(-1);
    return {
      ...alert,
      standing: last ? standingBy(last, nowMs) : standingOf(state, nowMs),
      waiting: last !== undefined && isOpen(last.entry),
    };
  });
}
