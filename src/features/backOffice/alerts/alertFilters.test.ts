import { describe, expect, it } from 'vitest';
import type { AlertStatus, AlertWithStatus } from '@/domain/alert/alert';
import { lineAlerts } from '@/domain/alert/lineAlerts';
import { stockAlerts } from '@/domain/alert/stockAlerts';
import { aLine, aStockItem } from '../../../../test/support/rows';
import { filterAlerts, readAlertFilters, withAlertFilters } from './alertFilters';

const ALL = { severity: null, topic: null, alertStatus: 'active', page: 1 } as const;
const read = (search: string) => readAlertFilters(new URLSearchParams(search));

describe('the filters of the address', () => {
  it.each([
    ['', ALL],
    [
      'severity=error&about=stock&state=snoozed&page=3',
      { severity: 'error', topic: 'stock', alertStatus: 'snoozed', page: 3 },
    ],
    ['severity=loud&about=weather&state=gone&page=-1', ALL],
    ['page=1e3', ALL],
  ])('%s', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it('are written as they are read, leave out what is usual, and start at the first page', () => {
    const params = new URLSearchParams('severity=error&page=4&else=kept');
    expect(withAlertFilters(params, { topic: 'orders' }).toString()).toBe(
      'severity=error&else=kept&about=orders',
    );
    expect(withAlertFilters(params, { page: 2 }).toString()).toBe('severity=error&page=2&else=kept');
    expect(withAlertFilters(params, ALL).toString()).toBe('else=kept');
  });
});

it('shows the alerts that answer every filter', () => {
  const alertStatus = (kind: 'active' | 'acknowledged'): AlertStatus =>
    kind === 'active' ? { kind } : { kind, by: { id: 'asha', name: 'Asha' }, at: null };
  const shown = (alerts: AlertWithStatus[], filters: Partial<Parameters<typeof filterAlerts>[1]>) =>
    filterAlerts(alerts, { ...ALL, ...filters }).map(({ kind }) => kind);
  const alerts = [
    ...stockAlerts([aStockItem({ inStock: 0 })], [], []).map(alert => ({
      ...alert,
      alertStatus: alertStatus('active'),
    })),
    ...lineAlerts([aLine({ status: 'stopped' })]).map(alert => ({
      ...alert,
      alertStatus: alertStatus('acknowledged'),
    })),
    ...lineAlerts([aLine({ status: 'maintenance' })]).map(alert => ({
      ...alert,
      alertStatus: alertStatus('active'),
    })),
  ].map(alert => ({ ...alert, waiting: false }));
  expect(shown(alerts, {})).toEqual(['outOfStock', 'lineInMaintenance']);
  expect(shown(alerts, { severity: 'error' })).toEqual(['outOfStock']);
  expect(shown(alerts, { topic: 'production' })).toEqual(['lineInMaintenance']);
  expect(shown(alerts, { alertStatus: 'acknowledged' })).toEqual(['lineStopped']);
  expect(shown(alerts, { alertStatus: 'acknowledged', topic: 'stock' })).toEqual([]);
});
