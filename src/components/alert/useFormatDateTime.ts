import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { formatDateTime } from '@/lib/time/dates';

/** Words for an ISO instant: its day and its time in the shop. */
export function useFormatDateTime(): (iso: string) => string {
  const { language } = useLabels(commonLabels);
  return iso => formatDateTime(iso, language);
}
