// @bundle live

import { labels } from '@/i18n/labels';

/** How fresh a list is. */
export const freshnessLabels = labels('freshness', {
  live: 'Live',
  secondsAgo: (seconds: number) => `Updated ${seconds} s ago`,
  minutesAgo: (minutes: number) => `Updated ${minutes} min ago`,
});

export type FreshnessLabels = typeof freshnessLabels;
