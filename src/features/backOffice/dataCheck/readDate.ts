import type { PlainValue } from '@/lib/plainData';
import { parseDay } from '@/lib/time/periods';

const EARLIEST_MS = Date.UTC(2000);
const LATEST_MS = Date.UTC(2100);
/** Numbers below are seconds: as milliseconds they would lie in the year 1970. */
const SECONDS_BELOW = 100_000_000_000;

/** ISO 8601, with or without a time, with or without a zone. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;
/** As browsers and mails write dates: unlike `03/04/2024` they say their month and their zone. */
const WITH_NAMES = /^[A-Z][a-z]{2}[ ,].*\bGMT\b/;
const DIGITS = /^\d{10}(\d{3})?$/;

function msOfText(text: string): number {
  if (DIGITS.test(text)) return msOfNumber(Number(text));
  if (WITH_NAMES.test(text)) return Date.parse(text);
  const [, day = '', time = '00:00', zone = '+05:30'] = ISO.exec(text) ?? [];
  // Some browsers take the 30th of February for a day of March. Without a zone it is the shop's, not the device's.
  return parseDay(day) === null ? Number.NaN : Date.parse(`${day}T${time}${zone}`);
}

const msOfNumber = (value: number): number => (value < SECONDS_BELOW ? value * 1000 : value);

function msOf(value: PlainValue | undefined): number {
  if (typeof value === 'number') return msOfNumber(value);
  if (typeof value === 'string') return msOfText(value.trim());
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return Number.NaN;
  // A timestamp that went through JSON.
  const { seconds, _seconds = seconds } = value as { readonly [field: string]: PlainValue };
  return typeof _seconds === 'number' ? _seconds * 1000 : Number.NaN;
}

/**
 * The ISO instant that a date of another type means; null where that is not certain. A date in figures such as
 * `03/04/2024` is not: it is another day in India than in America.
 */
export function readDate(value: PlainValue | undefined): string | null {
  const ms = Math.floor(msOf(value));
  return ms >= EARLIEST_MS && ms < LATEST_MS ? new Date(ms).toISOString() : null;
}
