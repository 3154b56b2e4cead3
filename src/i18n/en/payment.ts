import { labels } from '@/i18n/labels';

/** How an order is paid. The first two stand word for word in the specification (spec §2). */
export const paymentLabels = labels('payment', {
  card: 'Credit/Debit Card',
  cash: 'Cash on Delivery',
  unknown: 'Not recorded',
});

export type PaymentLabels = typeof paymentLabels;
