// @bundle history

import { labels } from '@/i18n/labels';

/** What stands in every history, of an order and of anything else. */
export const historyLabels = labels('history', {
  by: (name: string) => `by ${name}`,
  /** Whoever ordered it. */
  customer: 'the customer',
  show: 'History',
  ofProduct: 'Changes of the product itself',
  nothing: 'nothing',
  /** Of an order. */
  fields: {
    phone: 'Phone',
    email: 'Email',
    shippingAddress: 'Delivery address',
    run: 'Delivery run',
    place: 'Place in the run',
    expected: 'Delivery day',
    slot: 'Delivery time',
    handover: 'Taken by',
    attempt: 'Not delivered',
    attemptNote: 'Note',
  },
  /** One whose name is not known. */
  aRun: 'a run',
});
export type HistoryLabels = typeof historyLabels;
