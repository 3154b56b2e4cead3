import type { Language } from '@/shared/text/language';

/** The shop's days begin at midnight in India, whatever the device's zone says. */
const SHOP_TIME_ZONE = 'Asia/Kolkata';

const dayFormat = (locale: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: SHOP_TIME_ZONE });

const DAY: { readonly [language in Language]: Intl.DateTimeFormat } = {
  en: dayFormat('en-IN', 'short'),
  // Hindi's short months are abbreviations nobody writes by hand.
  hi: dayFormat('hi-IN', 'long'),
};

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: SHOP_TIME_ZONE,
});

/** An ISO instant as a day of the shop: `20 Nov 2026`, `20 नवंबर 2026`. */
export function formatDay(iso: string, language: Language): string {
  return DAY[language].format(new Date(iso));
}

/** An ISO instant as a time of the shop's day, the same in every language: `10:42`. */
export function formatTime(iso: string): string {
  return TIME.format(new Date(iso));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO instant `days` days later. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString();
}
