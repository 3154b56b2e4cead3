import type { Language } from '@/lib/language';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The month of an ISO instant: `Nov 2026`, `नवंबर 2026`. */
export function formatMonth(iso: string, { locale, month }: Language): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'Asia/Kolkata' });
  formats.set(locale, format);
  return format.format(new Date(iso));
}
