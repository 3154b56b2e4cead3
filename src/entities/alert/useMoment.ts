import { formatMoment } from '@/shared/lib/dates';
import { useCommonText } from '@/shared/text/commonText';

/** Words for an ISO instant: its day and its time in the shop. */
export function useMoment(): (iso: string) => string {
  const { language } = useCommonText();
  return iso => formatMoment(iso, language);
}
