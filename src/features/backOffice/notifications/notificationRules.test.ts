import { describe, expect, it } from 'vitest';
import type { AlertStatus } from '@/domain/alert/alert';
import { lineAlerts } from '@/domain/alert/lineAlerts';
import { MAX_READ_IDS } from '@/store/preferences/officeChoices';
import { aLine, anOrderRow } from '../../../../test/support/rows';
import { notificationsOf, recentEvents } from './notificationRules';

const NOW = Date.UTC(2026, 0, 15, 9);
const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 0, day, hour)).toISOString();

describe('recentEvents', () => {
  it('are new orders and cancellations, the latest first', () => {
    const events = recentEvents(
      [
        anOrderRow({ id: 'A1', orderedAt: at(14) }),
        anOrderRow({
          id: 'A2',
          orderedAt: at(13),
          status: 'cancelled',
          statusTimes: { cancelled: at(15, 8) },
        }),
        anOrderRow({ id: 'A3', orderedAt: null, label: 'ORD-003' }),
      ],
      NOW,
    );
    expect(events.map(({ id }) => id)).toEqual(['cancelled.A2', 'placed.A1', 'placed.A2']);
  });

  it.each([
    ['three days ago', at(12), 1],
    ['longer ago', at(12, 8), 0],
  ])('%s', (_when, orderedAt, count) => {
    expect(recentEvents([anOrderRow({ orderedAt })], NOW)).toHaveLength(count);
  });

  it('of an order that was cancelled and opened again, tell the cancellation no more', () => {
    const order = anOrderRow({ orderedAt: at(14), statusTimes: { cancelled: at(15, 8) } });
    expect(recentEvents([order], NOW).map(({ kind }) => kind)).toEqual(['placed']);
  });

  it('are the latest thirty', () => {
    const orders = Array.from({ length: 40 }, (_, index) => anOrderRow({ id: `A${index}` }));
    expect(recentEvents(orders, NOW)).toHaveLength(30);
  });
});

describe('notificationsOf', () => {
  const alert = (id: string, alertStatus: AlertStatus) =>
    lineAlerts([aLine({ id, status: 'stopped' })]).map(found => ({ ...found, alertStatus, waiting: false }));
  const events = recentEvents([anOrderRow({ orderedAt: at(14) })], NOW);

  it('leaves out what somebody has dealt with, and counts what this person has not seen', () => {
    const active = alert('l1', { kind: 'active' });
    const done = alert('l2', { kind: 'acknowledged', by: { id: 'asha', name: 'Asha' }, at: null });
    const fresh = notificationsOf({ alerts: [...active, ...done], events, whole: true }, []);
    expect(fresh.alerts).toEqual(active);
    expect([...fresh.unread]).toEqual([...active, ...events].map(({ id }) => id));
    const read = notificationsOf({ alerts: [...active, ...done], events, whole: true }, [
      'placed.A1',
      'gone',
    ]);
    expect([...read.unread]).toEqual(active.map(({ id }) => id));
  });

  it('counts no more than a device keeps as read, so that all of it can be read', () => {
    const alerts = Array.from({ length: MAX_READ_IDS }, (_, index) =>
      alert(`l${index}`, { kind: 'active' }),
    ).flat();
    const { ids } = notificationsOf({ alerts, events, whole: true }, []);
    expect(notificationsOf({ alerts, events, whole: true }, ids.slice(0, MAX_READ_IDS)).unread.size).toBe(0);
  });
});
