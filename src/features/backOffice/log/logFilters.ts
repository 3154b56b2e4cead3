import { fold } from '@/domain/order/orderSearchRules';
import { DAY_MS } from '@/lib/time/dates';
import { type Period, periodAt, periodOfDays } from '@/lib/time/periods';
import { LOG_KINDS, type LoggedChange, type LogKind } from './loggedChanges';

export const PERIODS = ['today', 'week', 'month', 'year', 'custom'] as const;
export type LogPeriod = (typeof PERIODS)[number];

/** What the log shows of all changes. It lives in the address, so that a link or Back restores it. */
export type LogFilters = {
  readonly query: string;
  /** Null: of everything. */
  readonly kind: LogKind | null;
  /** A name as the changes have it; empty: everyone’s. */
  readonly who: string;
  readonly period: LogPeriod;
  /** Days as `YYYY-MM-DD`, of a period that is chosen. */
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly page: number;
};

export const NO_FILTERS: LogFilters = {
  ...{ query: '', kind: null, who: '', period: 'week', from: '', to: '' },
  page: 1,
};

const PARAMS = {
  query: 'q',
  kind: 'about',
  who: 'who',
  period: 'days',
  from: 'from',
  to: 'to',
  page: 'page',
} as const;

/** Reads the filters from an address; what it does not understand is as if it were not there. */
export function readLogFilters(params: URLSearchParams): LogFilters {
  const text = (name: keyof typeof PARAMS) => params.get(PARAMS[name]) ?? '';
  return {
    query: text('query'),
    kind: LOG_KINDS.find(kind => kind === text('kind')) ?? null,
    who: text('who'),
    period: PERIODS.find(period => period === text('period')) ?? NO_FILTERS.period,
    from: text('from'),
    to: text('to'),
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
  };
}

/** The address with some filters changed. Another filter starts at its first page. */
export function withLogFilters(params: URLSearchParams, change: Partial<LogFilters>): URLSearchParams {
  const filters = { ...readLogFilters(params), page: 1, ...change };
  const next = new URLSearchParams(params);
  for (const name of Object.keys(PARAMS) as (keyof typeof PARAMS)[]) {
    if (filters[name] === NO_FILTERS[name] || filters[name] === null) next.delete(PARAMS[name]);
    else next.set(PARAMS[name], String(filters[name]));
  }
  return next;
}

const DAYS = { week: 7, month: 30, year: 365 } as const;

/** The days that are shown; null while those of a chosen period are not given. */
export function periodOf({ period, from, to }: LogFilters, nowMs: number): Period | null {
  if (period === 'custom') return periodOfDays(from, to);
  const today = periodAt('day', nowMs);
  return period === 'today' ? today : { ...today, fromMs: today.toMs - DAYS[period] * DAY_MS };
}

/** The changes that the filters leave: every word of the search is in one of a change's own. */
export function filterChanges(
  changes: readonly LoggedChange[],
  { kind, who, query }: Pick<LogFilters, 'kind' | 'who' | 'query'>,
): readonly LoggedChange[] {
  const words = fold(query.trim()).split(/\s+/).filter(Boolean);
  return changes.filter(
    change =>
      (kind === null || change.kinds.includes(kind)) &&
      (who === '' || change.byName === who) &&
      words.every(word => change.searched.includes(word)),
  );
}
