import type { Language } from '@/lib/language';
import { toIndiaTimeText } from '@/lib/time/dates';

/** English as it is written in India. */
export const language: Language = {
  code: 'en',
  locale: 'en-IN',
  month: 'short',
  fullStop: '.',
  formatDay: iso => toIndiaTimeText(iso).slice(5, 16).replace(/^0/, '').replace('Sep', 'Sept'),
  formatTime: iso => {
    const [hour, minutes] = [Number(toIndiaTimeText(iso).slice(17, 19)), toIndiaTimeText(iso).slice(20, 22)];
    return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  },
};
