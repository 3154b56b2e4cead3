import type { Language } from '@/lib/language';

const monthFormat = (locale: string, month: 'short' | 'long') =>
  new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'Asia/Kolkata' });

const MONTH: { readonly [language in Language]: Intl.DateTimeFormat } = {
  en: monthFormat('en-IN', 'short'),
  // As days are written.
  hi: monthFormat('hi-IN', 'long'),
};

/** The month of an ISO instant: `Nov 2026`, `नवंबर 2026`. */
export const formatMonth = (iso: string, language: Language): string => MONTH[language].format(new Date(iso));
