import { labels } from '@/i18n/labels';

/** The statement of a customer's account, on screen and on paper. */
export const statementLabels = labels('statement', {
  heading: 'Statement',
  lead: 'Orders and payments of a period, with what was open before and after, as PDF or CSV.',
  from: 'From',
  to: 'To',
  noPeriod: 'Choose two days.',
  days: (first: string, last: string) => `${first} to ${last}`,
  customer: 'Customer',
  period: 'Period',
  made: 'Made',
  opening: 'Opening balance',
  closing: 'Closing balance',
  nothing: 'No orders or payments in this period.',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  columns: {
    date: 'Date',
    what: 'What',
    reference: 'Reference',
    balance: 'Balance',
    charge: 'Billed',
    payment: 'Paid',
  },
});

export type StatementLabels = typeof statementLabels;
