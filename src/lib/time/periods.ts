import { DAY_MS, INDIA_OFFSET_MS } from './dates';

/** From its first millisecond up to, and without, the first one after it; milliseconds since the epoch. */
export type Period = { readonly fromMs: number; readonly toMs: number };

/** Weeks run from Monday to Sunday; India's financial year begins in April. */
export const PERIOD_UNITS = ['day', 'week', 'month', 'quarter', 'year', 'financialYear'] as const;
export type PeriodUnit = (typeof PERIOD_UNITS)[number];

/** A day of the shop as `YYYY-MM-DD`. */
export type ShopDay = string;

/** Midnight in India of a day; months and days beyond the last go on into the next year or month. */
const midnight = (year: number, month: number, day: number): number =>
  Date.UTC(year, month, day) - INDIA_OFFSET_MS;

/** A moment as India's calendar has it; `month` from 0, `weekday` from 0 for Monday. */
function inIndia(ms: number) {
  const shifted = new Date(ms + INDIA_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: (shifted.getUTCDay() + 6) % 7,
  };
}

/** The day, week, month … of the shop that a moment lies in. */
export function periodAt(unit: PeriodUnit, ms: number): Period {
  const { year, month, day, weekday } = inIndia(ms);
  const months = (first: number, count: number): Period => ({
    fromMs: midnight(year, first, 1),
    toMs: midnight(year, first + count, 1),
  });
  switch (unit) {
    case 'day':
      return { fromMs: midnight(year, month, day), toMs: midnight(year, month, day + 1) };
    case 'week':
      return {
        fromMs: midnight(year, month, day - weekday),
        toMs: midnight(year, month, day - weekday + 7),
      };
    case 'month':
      return months(month, 1);
    case 'quarter':
      return months(month - (month % 3), 3);
    case 'year':
      return months(0, 12);
    case 'financialYear':
      return months(month < 3 ? -9 : 3, 12);
  }
}

/** The one before: yesterday, last week, last month … */
export function periodBefore(unit: PeriodUnit, period: Period): Period {
  return periodAt(unit, period.fromMs - 1);
}

/** As much of the period before as has passed of this one: what a figure of this one is fairly compared with. */
export function sameSpanBefore(unit: PeriodUnit, period: Period, nowMs: number): Period {
  const before = periodBefore(unit, period);
  // A finished month is compared with the whole month before, even where that one is longer.
  if (nowMs >= period.toMs) return before;
  return { fromMs: before.fromMs, toMs: Math.min(before.fromMs + nowMs - period.fromMs, before.toMs) };
}

export const isWithin = (ms: number, { fromMs, toMs }: Period): boolean => ms >= fromMs && ms < toMs;

/** The day of the shop that a moment lies in. */
export function dayOf(ms: number): ShopDay {
  return new Date(ms + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The first millisecond of a day; null for a text that is none, such as the 30th of February. */
export function parseDay(day: string): number | null {
  const ms = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00+05:30`) : Number.NaN;
  return !Number.isNaN(ms) && dayOf(ms) === day ? ms : null;
}

/** From the first day to the last, both included, in whichever order they are given; null where one is no day. */
export function periodOfDays(one: string, other: string): Period | null {
  const [oneMs, otherMs] = [parseDay(one), parseDay(other)];
  if (oneMs === null || otherMs === null) return null;
  return { fromMs: Math.min(oneMs, otherMs), toMs: Math.max(oneMs, otherMs) + DAY_MS };
}

export const daysIn = ({ fromMs, toMs }: Period): number => Math.round((toMs - fromMs) / DAY_MS);

/** A period cut at the beginnings of its days, weeks, months …; the first and the last may be parts of one. */
export function partsOf(unit: PeriodUnit, { fromMs, toMs }: Period): Period[] {
  const parts: Period[] = [];
  for (let partMs = fromMs; partMs < toMs; ) {
    const endMs = Math.min(periodAt(unit, partMs).toMs, toMs);
    parts.push({ fromMs: partMs, toMs: endMs });
    partMs = endMs;
  }
  return parts;
}
