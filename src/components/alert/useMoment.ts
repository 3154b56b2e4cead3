import { useCommonText } from '@/i18n/commonText';
import { formatMoment } from '@/lib/time/dates';

/** Words for an ISO instant: its day and its time in the shop. */
export function useMoment(): (iso: string) => string {
  const { language } = useCommonText();
  return iso => formatMoment(iso, language);
}
