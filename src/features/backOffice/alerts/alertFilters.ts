import {
  ALERT_SEVERITIES,
  ALERT_TOPICS,
  type AlertSeverity,
  type AlertTopic,
  type StandingAlert,
} from '@/domain/alert/alert';

export const STANDINGS = ['active', 'acknowledged', 'snoozed'] as const;

/** What the room shows of all alerts. It lives in the address, so that a link or Back restores it. */
export type AlertFilters = {
  /** Null: every one. */
  readonly severity: AlertSeverity | null;
  readonly topic: AlertTopic | null;
  readonly standing: (typeof STANDINGS)[number];
  /** From 1. */
  readonly page: number;
};

const PARAMS = { severity: 'severity', topic: 'about', standing: 'state', page: 'page' } as const;
const FIRST = STANDINGS[0];

/** Reads the filters from an address; what it does not understand is as if it were not there. */
export function readAlertFilters(params: URLSearchParams): AlertFilters {
  const among = <Value extends string>(known: readonly Value[], name: string): Value | null =>
    known.find(value => value === params.get(name)) ?? null;
  const page = params.get(PARAMS.page) ?? '';
  return {
    severity: among(ALERT_SEVERITIES, PARAMS.severity),
    topic: among(ALERT_TOPICS, PARAMS.topic),
    standing: among(STANDINGS, PARAMS.standing) ?? FIRST,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address with some filters changed. Another filter starts at its first page. */
export function withAlertFilters(params: URLSearchParams, change: Partial<AlertFilters>): URLSearchParams {
  const { severity, topic, standing, page } = { ...readAlertFilters(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  const values = {
    severity: severity ?? '',
    topic: topic ?? '',
    standing: standing === FIRST ? '' : standing,
    page: page === 1 ? '' : String(page),
  };
  for (const name of ['severity', 'topic', 'standing', 'page'] as const) {
    if (values[name]) next.set(PARAMS[name], values[name]);
    else next.delete(PARAMS[name]);
  }
  return next;
}

export function filterAlerts(
  alerts: readonly StandingAlert[],
  { severity, topic, standing }: Omit<AlertFilters, 'page'>,
): StandingAlert[] {
  return alerts.filter(
    alert =>
      alert.standing.kind === standing &&
      (severity === null || alert.severity === severity) &&
      (topic === null || alert.topic === topic),
  );
}
