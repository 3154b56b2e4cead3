import {
  ALERT_SEVERITIES,
  ALERT_TOPICS,
  type AlertSeverity,
  type AlertTopic,
  type AlertWithStatus,
} from '@/domain/alert/alert';

export const ALERT_STATUSES = ['active', 'acknowledged', 'snoozed'] as const;

/** What the page shows of all alerts. It lives in the address, so that a link or Back restores it. */
export type AlertFilters = {
  /** Null: every one. */
  readonly severity: AlertSeverity | null;
  readonly topic: AlertTopic | null;
  readonly alertStatus: (typeof ALERT_STATUSES)[number];
  /** From 1. */
  readonly page: number;
};

const PARAMS = { severity: 'severity', topic: 'about', alertStatus: 'state', page: 'page' } as const;
const FIRST = ALERT_STATUSES[0];

/** Reads the filters from an address; what it does not understand is as if it were not there. */
export function readAlertFilters(params: URLSearchParams): AlertFilters {
  const among = <Value extends string>(known: readonly Value[], name: string): Value | null =>
    known.find(value => value === params.get(name)) ?? null;
  const page = params.get(PARAMS.page) ?? '';
  return {
    severity: among(ALERT_SEVERITIES, PARAMS.severity),
    topic: among(ALERT_TOPICS, PARAMS.topic),
    alertStatus: among(ALERT_STATUSES, PARAMS.alertStatus) ?? FIRST,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address with some filters changed. Another filter starts at its first page. */
export function withAlertFilters(params: URLSearchParams, change: Partial<AlertFilters>): URLSearchParams {
  const { severity, topic, alertStatus, page } = { ...readAlertFilters(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const values = {
    severity: severity ?? '',
    topic: topic ?? '',
    alertStatus: alertStatus === FIRST ? '' : alertStatus,
    page: page === 1 ? '' : String(page),
  };
  for (const name of ['severity', 'topic', 'alertStatus', 'page'] as const) {
    if (values[name]) next.set(PARAMS[name], values[name]);
    else next.delete(PARAMS[name]);
  }
  return next;
}

export function filterAlerts(
  alerts: readonly AlertWithStatus[],
  { severity, topic, alertStatus }: Omit<AlertFilters, 'page'>,
): AlertWithStatus[] {
  return alerts.filter(
    alert =>
      alert.alertStatus.kind === alertStatus &&
      (severity === null || alert.severity === severity) &&
      (topic === null || alert.topic === topic),
  );
}
