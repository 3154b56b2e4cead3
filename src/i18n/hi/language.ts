import type { Language } from '@/lib/language';
import { lazyValue } from '@/lib/lazyValues';

const locale = 'hi-IN';
const timeZone = 'Asia/Kolkata';

// Hindi's short months are abbreviations nobody writes by hand.
const day = lazyValue(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
);
const time = lazyValue(
  () =>
    new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      dayPeriod: 'short',
      timeZone,
    }),
);

/** Days as `20 नवंबर 2026`, times as `सुबह 6:22`. */
export const language: Language = {
  code: 'hi',
  locale,
  month: 'long',
  fullStop: '।',
  formatDay: iso => day().format(new Date(iso)),
  formatTime: iso => time().format(new Date(iso)),
};
