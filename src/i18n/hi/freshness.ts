import type { FreshnessLabels } from '@/i18n/en/freshness';

/** `en/freshness.ts` in Hindi. */
export const freshness: FreshnessLabels = {
  live: 'लाइव',
  secondsAgo: seconds => `${seconds} सेकंड पहले अपडेट हुआ`,
  minutesAgo: minutes => `${minutes} मिनट पहले अपडेट हुआ`,
};
