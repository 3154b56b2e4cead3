import type { Language } from '@/lib/language';

/** An ISO instant as a day of the shop that is near: `Fri 27 Nov`, `शुक्र 27 नवंबर`. */
export function formatWeekday(iso: string, { locale, month }: Language): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month,
    timeZone: 'Asia/Kolkata',
  });
  return format.format(new Date(iso)).replace(',', '');
}

/** A day of the week, from 1 for Monday: `Mon`, `सोम`. */
export const weekdayName = (day: number, { locale }: Language): string =>
  // The first of January 2024 was a Monday.
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** Days of the week in words: `Mon, Wed, Fri`, or that it is every day. */
export const weekdaysText = (days: readonly number[], everyDay: string, language: Language): string =>
  days.length === 7 ? everyDay : days.map(day => weekdayName(day, language)).join(', ');
