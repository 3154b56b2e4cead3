import type { DatedOrders } from '@/domain/metrics/datedOrders';
import { daysIn, type Period, partsOf, periodAt } from '@/lib/time/periods';
import type { ReportColumn } from './report';

/** As much of a period as there can be anything in: from the day of the first order to the end of today. */
export function clampToOrders(period: Period, { dated }: DatedOrders, nowMs: number): Period | null {
  const firstMs = dated.reduce((first, { atMs }) => Math.min(first, atMs), Number.POSITIVE_INFINITY);
  if (firstMs === Number.POSITIVE_INFINITY) return null;
  const lastMs = dated.reduce((last, { atMs }) => Math.max(last, atMs), nowMs);
  const fromMs = Math.max(period.fromMs, periodAt('day', firstMs).fromMs);
  const toMs = Math.min(period.toMs, periodAt('day', lastMs).toMs);
  return fromMs < toMs ? { fromMs, toMs } : null;
}

export type BucketUnit = 'day' | 'week' | 'month';

/** How finely a period is cut to be looked at: days for a month, weeks for a quarter, months for more. */
export function bucketUnit(period: Period | null): BucketUnit {
  const days = period ? daysIn(period) : 0;
  return days <= 31 ? 'day' : days <= 92 ? 'week' : 'month';
}

export const BUCKET_COLUMN: { readonly [unit in BucketUnit]: ReportColumn } = {
  day: { id: 'day', kind: 'day' },
  week: { id: 'weekFrom', kind: 'day' },
  month: { id: 'month', kind: 'month' },
};

/** The parts of a period with what lies in each, in time; `items` may come in any order. */
export function bucketsOf<Item extends { readonly atMs: number }>(
  unit: BucketUnit,
  period: Period | null,
  items: readonly Item[],
): { readonly part: Period; readonly items: readonly Item[] }[] {
  if (!period) return [];
  const inTime = items.toSorted((one, other) => one.atMs - other.atMs);
  let next = 0;
  return partsOf(unit, period).map(part => {
    const first = next;
    while (next < inTime.length && (inTime[next]?.atMs ?? 0) < part.toMs) next += 1;
    return { part, items: inTime.slice(first, next) };
  });
}
