import { labels } from '@/i18n/labels';

/** What a customer may choose from who cancels an order. The English words are what is stored, so they stay as they are. */
export const cancelReasonsLabels = labels('cancelReasons', {
  mistake: 'Ordered by mistake',
  late: 'Delivery takes too long',
  address: 'Wrong address or phone number',
  price: 'Found a better price',
  other: 'Another reason',
});

export type CancelReasonsLabels = typeof cancelReasonsLabels;
