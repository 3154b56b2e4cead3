import { labels } from '@/i18n/labels';

const number = (value: number): string => value.toLocaleString('en-IN');

/** The texts of the orders beyond those that the back office keeps. */
export const olderOrdersLabels = labels('olderOrders', {
  heading: 'Older orders',
  lead: (kept: number, page: number) =>
    `The list above holds the latest ${number(kept)} orders. Older ones are read from the server when you ask, to look at. The shop is billed for each order that is read: up to ${page} for a page.`,
  show: 'Show older orders',
  caption: 'Older orders, newest first',
  columns: {
    order: 'Order',
    customer: 'Customer',
    date: 'Date',
    bottles: 'Bottles',
    total: 'Total',
    status: 'Status',
  },
  view: (id: string) => `View older order ${id}`,
  find: 'Find by order number',
  findHint: 'The whole number of the order, as it stands on the invoice.',
  findButton: 'Find',
  findMissing: 'Give the number of an order.',
  loading: 'Reading older orders…',
  failed: 'The older orders could not be read.',
  oneLoading: 'Reading the order…',
  oneFailed: 'The order could not be read.',
  none: 'There are no older orders.',
  notFound: (id: string) => `There is no order ${id}.`,
  dialog: (id: string) => `Older order #${id}`,
  pages: 'Pages of older orders',
  showing: (page: number, count: number) =>
    count === 1 ? `Page ${number(page)}, 1 order` : `Page ${number(page)}, ${number(count)} orders`,
  previous: 'Newer',
  next: 'Older',
  atFirst: 'These follow the list above.',
  atLast: 'These are the oldest.',
});

export type OlderOrdersLabels = typeof olderOrdersLabels;
