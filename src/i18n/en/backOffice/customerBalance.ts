import { labels } from '@/i18n/labels';

/** What a customer was billed, has paid and owes, and the statement of it. */
export const customerBalanceLabels = labels('customerBalance', {
  heading: 'Payments and balance',
  figures: 'Balance',
  billed: 'Billed',
  billedHint: 'Orders that were not cancelled',
  paid: 'Paid',
  refunded: 'Given back',
  open: 'To pay',
  owedByShop: 'You owe them',
  settled: 'Nothing is open.',
  delivered: (amount: string) => `${amount} of it delivered`,
  before: (count: string) =>
    count === '1'
      ? '1 order of before payments were written down is not counted here.'
      : `${count} orders of before payments were written down are not counted here.`,
  latestOnly: 'Older orders that are not on this device are not counted here.',
  payments: 'Payments',
  paymentsCaption: 'Payments, newest first',
  noPayments: 'No payment was written down yet.',
  morePayments: (count: string) => `The last ${count}. The statement has all of them.`,
  kind: {
    order: (order: string) => `Order ${order}`,
    payment: (order: string, method: string) => `Payment for ${order}${method && ` (${method})`}`,
    correction: (order: string) => `Payment for ${order} put right`,
    refund: (order: string, method: string) => `Given back for ${order}${method && ` (${method})`}`,
    credit: (order: string) => `Let off for ${order}`,
  },
});

export type CustomerBalanceLabels = typeof customerBalanceLabels;
