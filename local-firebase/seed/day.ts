const INDIA = '+05:30';
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * The first millisecond of a day in India.
 *
 * @param day `YYYY-MM-DD`
 * @throws RangeError when there is no such day
 */
export function startOfDayMs(day: string): number {
  const startMs = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00${INDIA}`) : Number.NaN;
  if (Number.isNaN(startMs) || dayInIndia(startMs) !== day)
    throw new RangeError(`${day} is not a day YYYY-MM-DD.`);
  return startMs;
}

/** The day `YYYY-MM-DD` that it is in India at `ms` since the epoch. */
export function dayInIndia(ms: number): string {
  return new Date(ms + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}
