import type { Language } from '@/lib/language';

/** India has one zone and no summer time: the shop's days begin at 18:30 UTC, whatever the device's zone says. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/**
 * A moment as a clock in the shop shows it: `Fri, 20 Nov 2026 10:42:00`, and a `GMT` that it does not mean. Not by `Intl`:
 * the first `Intl` format of a page takes a slow phone 70 ms to make, which the first rows or the menu would wait for.
 */
export const toIndiaTimeText = (iso: string): string =>
  new Date(Date.parse(iso) + INDIA_OFFSET_MS).toUTCString();

/** An ISO instant as a day of the shop: `20 Nov 2026`, `20 नवंबर 2026`. */
export const formatDay = (iso: string, language: Language): string => language.formatDay(iso);

/** An ISO instant as a time of the shop's day, of twelve hours: `6:22 am`, `सुबह 6:22`. */
export const formatTime = (iso: string, language: Language): string => language.formatTime(iso);

/** An ISO instant as a day and a time of it: `20 Nov 2026, 6:22 am`. */
export const formatDateTime = (iso: string, language: Language): string =>
  `${formatDay(iso, language)}, ${formatTime(iso, language)}`;

/** Milliseconds of a day. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO instant `days` days later. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString();
}
