import { PERIOD_CHOICES, type PeriodChoice } from '@/features/backOffice/reports/definitions/reportPeriod';
import {
  CATEGORIES,
  REPORT_IDS,
  type ReportCategory,
  type ReportId,
} from '@/features/backOffice/reports/definitions/reports';

/** What the Reports page shows. It lives in the address, so that a link or Back restores it. */
export type ReportsView = {
  /** Null: every category. */
  readonly category: ReportCategory | null;
  readonly period: PeriodChoice;
  /** The days of a period that is chosen by them, `YYYY-MM-DD`; empty where none were. */
  readonly from: string;
  readonly to: string;
};

const FIELDS = ['category', 'period', 'from', 'to'] as const;
const FIRST_PERIOD: PeriodChoice = 'thisMonth';

/** Which report is open in its preview; null for none. */
export const REPORT_PARAM = 'report';

export const readReport = (params: URLSearchParams): ReportId | null =>
  REPORT_IDS.find(id => id === params.get(REPORT_PARAM)) ?? null;

/** Reads the view from an address; what it does not understand is as if it were not there. */
export function readView(params: URLSearchParams): ReportsView {
  return {
    category: CATEGORIES.find(known => known === params.get('category')) ?? null,
    period: PERIOD_CHOICES.find(known => known === params.get('period')) ?? FIRST_PERIOD,
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
  };
}

/** The address with the view changed. The days go when the period is no longer chosen by them. */
export function withView(params: URLSearchParams, change: Partial<ReportsView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const custom = view.period === 'custom';
  const values = {
    category: view.category ?? '',
    period: view.period === FIRST_PERIOD ? '' : view.period,
    from: custom ? view.from : '',
    to: custom ? view.to : '',
  };
  const next = new URLSearchParams(params);
  for (const field of FIELDS) {
    if (values[field]) next.set(field, values[field]);
    else next.delete(field);
  }
  return next;
}
