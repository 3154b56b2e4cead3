import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import type { Language } from '@/lib/language';
import { formatDay, formatTime } from '@/lib/time/dates';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';

const today =
  (language: Language): AppThunk<string> =>
  (_dispatch, _getState, { clock }) =>
    formatDay(new Date(clock.now()).toISOString(), language);

/**
 * When a reading was made, in words: `10:42 am`, and with its day where that is not today: what a device kept overnight
 * must not look fresh. `readAt`: ISO instant, null where nothing was read.
 */
export function useAsOf(readAt: string | null): string | null {
  const dispatch = useAppDispatch();
  const { language } = useLabels(commonLabels);
  if (readAt === null) return null;
  const [day, time] = [formatDay(readAt, language), formatTime(readAt, language)];
  return day === dispatch(today(language)) ? time : `${day}, ${time}`;
}
