import { labels } from '@/i18n/labels';

/** The texts of the button that makes an invoice. */
export const invoiceLabels = labels('invoice', {
  action: { invoice: 'Download Invoice', summary: 'Download order summary' },
  busy: 'Preparing…',
  saved: (name: string) => `${name} was saved.`,
  failed: { invoice: 'The invoice could not be made.', summary: 'The order summary could not be made.' },
  offline: 'This cannot be made without a connection now. Try again once you are online.',
});

export type InvoiceLabels = typeof invoiceLabels;
