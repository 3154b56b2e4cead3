import { labels } from '@/i18n/labels';
/** The texts of the list of orders: what narrows it down, sorts it, pages it and selects from it. */
export const orderListLabels = labels('orderList', {
  statuses: 'Status',
  all: 'All',
  /** Pressed, the tabs add to each other. */
  several: 'Select several',
  filters: (count: number) => (count === 0 ? 'Filter and sort' : `Filter and sort (${count})`),
  clear: 'Clear filters',
  pageSize: 'Orders per page',
  view: (id: string) => `View order ${id}`,
  select: (id: string) => `Select order ${id}`,
  selectPage: (count: number) => (count === 1 ? 'Select this order' : `Select these ${count} orders`),
  /** Before an Indian PIN code. */
  pin: 'PIN',
  notLoaded: 'This part of the page could not be loaded.',
  export: 'Export',
});

export type OrderListLabels = typeof orderListLabels;
