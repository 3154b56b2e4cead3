import type { Language } from '@/shared/text/language';

/** India has one zone and no summer time: the shop's days begin at 18:30 UTC, whatever the device's zone says. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** A moment as a clock in the shop shows it: `2026-11-20T10:42:00.000`, and a `Z` that it does not mean. */
const inShop = (iso: string): string => new Date(Date.parse(iso) + INDIA_OFFSET_MS).toISOString();

/*
 * Written here and not by `Intl`: the first format of a page takes a slow phone 70 ms to make, and no first screen is
 * without a date.
 */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

let hindi: Intl.DateTimeFormat | undefined;

/** Hindi's short months are abbreviations nobody writes by hand. */
function formatHindiDay(iso: string): string {
  hindi ??= new Intl.DateTimeFormat('hi-IN', {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'Asia/Kolkata',
  });
  return hindi.format(new Date(iso));
}

/** An ISO instant as a day of the shop: `20 Nov 2026`, `20 नवंबर 2026`. */
export function formatDay(iso: string, language: Language): string {
  if (language === 'hi') return formatHindiDay(iso);
  const [year, month, day] = inShop(iso).slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** An ISO instant as a time of the shop's day, the same in every language: `10:42`. */
export function formatTime(iso: string): string {
  return inShop(iso).slice(11, 16);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO instant `days` days later. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString();
}
