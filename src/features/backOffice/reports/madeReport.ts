import type { Report } from '@/features/backOffice/reports/definitions/report';
import type { ReportId } from '@/features/backOffice/reports/definitions/reports';
import type { Period } from '@/lib/time/periods';

/** A report with what it is of. */
export type MadeReport = {
  readonly id: ReportId;
  readonly report: Report;
  readonly period: Period;
  /** The same of the period before; null for a report of now, and until it is looked at. */
  readonly before: { readonly report: Report; readonly period: Period } | null;
  /** There are more orders than this device has: it is from the latest. */
  readonly latestOnly: boolean;
};
