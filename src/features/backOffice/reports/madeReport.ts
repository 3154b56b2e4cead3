import type { Period } from '@/shared/lib/periods';
import type { Report } from './report';
import type { ReportId } from './reports';

/** A report with what it is of. */
export type MadeReport = {
  readonly id: ReportId;
  readonly report: Report;
  readonly period: Period;
  /** There are more orders than this device has: it is from the latest. */
  readonly latestOnly: boolean;
};
