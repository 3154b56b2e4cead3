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
