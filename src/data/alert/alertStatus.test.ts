import { describe, expect, it } from 'vitest';
import type { AlertState } from '@/domain/alert/alert';
import type { AlertDecision } from '@/domain/alert/alertUpdate';
import { lineAlerts } from '@/domain/alert/lineAlerts';
import { aQueuedEdit } from '../../../test/support/edits';
import { aLine } from '../../../test/support/rows';
import { type QueuedUpdate, withAlertStatus } from './alertStatus';

const NOW = Date.UTC(2026, 0, 15, 9);
const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();
const [alert] = lineAlerts([aLine({ status: 'stopped' })]);
const alerts = alert ? [alert] : [];
const id = alert?.id ?? '';

const state = (fields: Partial<AlertState> = {}): AlertState => ({
  id,
  acknowledgedBy: 'asha',
  byName: 'Asha',
  at: at(14),
  snoozedUntil: null,
  lastCommandId: 'C0',
  ...fields,
});

const update = (
  saying: AlertDecision,
  fate: Parameters<typeof aQueuedEdit>[1] = {},
  seen: string | null = null,
): QueuedUpdate => ({
  change: {
    ...{ alertId: id, title: '', saying, commandId: 'C1' },
    ...{ ground: { updatedAt: seen, builtOn: [] }, by: { id: 'admin', name: 'Admin User' } },
  },
  entry: aQueuedEdit({}, { queuedAt: at(15, 8), ...fate }).entry,
});

const alertStatus = (states: readonly AlertState[], updates: readonly QueuedUpdate[] = []) => {
  const [shown] = withAlertStatus(alerts, states, updates, NOW);
  return shown && `${shown.alertStatus.kind}${shown.waiting ? ', waiting' : ''}`;
};

describe('an alert', () => {
  it.each([
    ['nobody spoke of', [], 'active'],
    ['somebody acknowledged', [state()], 'acknowledged'],
    ['somebody snoozed', [state({ snoozedUntil: at(16) })], 'snoozed'],
    ['somebody snoozed, until now', [state({ snoozedUntil: at(15) })], 'active'],
    ['somebody brought back', [state({ snoozedUntil: at(14) })], 'active'],
    [
      'somebody brought back, by a server that is a day ahead',
      [state({ at: at(16), snoozedUntil: at(16) })],
      'active',
    ],
    ['a damaged document speaks of', [state({ acknowledgedBy: '' })], 'active'],
    ['somebody acknowledged another of', [state({ id: 'other' })], 'active'],
  ])('that %s', (_what, states, expected) => {
    expect(alertStatus(states)).toBe(expected);
  });

  it.each([
    ['acknowledged here, not sent yet', [], [update('acknowledged')], 'acknowledged, waiting'],
    ['snoozed here, not sent yet', [], [update('snoozed')], 'snoozed, waiting'],
    [
      'snoozed here a day ago, not sent yet',
      [],
      [update('snoozed', { queuedAt: at(14) })],
      'active, waiting',
    ],
    ['brought back here, not sent yet', [state()], [update('active', {}, at(14))], 'active, waiting'],
    ['acknowledged here, and refused', [], [update('acknowledged', { status: 'failed' })], 'active'],
    [
      'acknowledged here, sent and not read since',
      [],
      [update('acknowledged', { status: 'done' })],
      'acknowledged',
    ],
    [
      'acknowledged here, and read since with a colleague’s word',
      [state({ snoozedUntil: at(16) })],
      [update('acknowledged', { status: 'done' })],
      'snoozed',
    ],
    ['acknowledged and brought back here', [], [update('acknowledged'), update('active')], 'active, waiting'],
  ])('%s', (_what, states, updates, expected) => {
    expect(alertStatus(states, updates)).toBe(expected);
  });
});
