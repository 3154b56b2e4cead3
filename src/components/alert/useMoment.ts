import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatMoment } from '@/lib/time/dates';

/** Words for an ISO instant: its day and its time in the shop. */
export function useMoment(): (iso: string) => string {
  const { language } = useLabels(commonLabels);
  return iso => formatMoment(iso, language);
}
