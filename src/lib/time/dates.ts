import type { Language } from '@/lib/language';

/** India has one zone and no summer time: the shop's days begin at 18:30 UTC, whatever the device's zone says. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/**
 * A moment as a clock in the shop shows it: `Fri, 20 Nov 2026 10:42:00`, and a `GMT` that it does not mean. Not by `Intl`:
 * the first format of a page takes a slow phone 70 ms to make, which the first rows or the menu would wait for.
 */
const inShop = (iso: string): string => new Date(Date.parse(iso) + INDIA_OFFSET_MS).toUTCString();

let hindi: Intl.DateTimeFormat | undefined;

/** An ISO instant as a day of the shop: `20 Nov 2026`, `20 नवंबर 2026`. */
export function formatDay(iso: string, language: Language): string {
  if (language === 'hi') {
    // Hindi's short months are abbreviations nobody writes by hand.
    const words = { day: 'numeric', month: 'long', year: 'numeric' } as const;
    hindi ??= new Intl.DateTimeFormat('hi-IN', { ...words, timeZone: 'Asia/Kolkata' });
    return hindi.format(new Date(iso));
  }
  // As it is written in India.
  return inShop(iso).slice(5, 16).replace(/^0/, '').replace('Sep', 'Sept');
}

let hindiTime: Intl.DateTimeFormat | undefined;

/** An ISO instant as a time of the shop's day, of twelve hours: `6:22 am`, `सुबह 6:22`. */
export function formatTime(iso: string, language: Language): string {
  if (language === 'hi') {
    const words = { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } as const;
    hindiTime ??= new Intl.DateTimeFormat('hi-IN', { ...words, timeZone: 'Asia/Kolkata' });
    return hindiTime.format(new Date(iso));
  }
  const [hour, minutes] = [Number(inShop(iso).slice(17, 19)), inShop(iso).slice(20, 22)];
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** An ISO instant as a day and a time of it: `20 Nov 2026, 6:22 am`. */
export const formatMoment = (iso: string, language: Language): string =>
  `${formatDay(iso, language)}, ${formatTime(iso, language)}`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO instant `days` days later. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString();
}
