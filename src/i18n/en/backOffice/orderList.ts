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
  /** What normally comes next for an order. */
  step: {
    processing: 'Mark as processing',
    shipped: 'Mark as shipped',
    delivered: 'Mark as delivered',
  },
  stepOf: (step: string, id: string) => `${step}: order ${id}`,
  /** Said of an order that was moved on, or back. */
  moved: (id: string, status: string) => `Order ${id}: ${status}`,
  undo: 'Undo',
  select: (id: string) => `Select order ${id}`,
  selectPage: (count: number) => (count === 1 ? 'Select this order' : `Select these ${count} orders`),
  notLoaded: 'This part of the page could not be loaded.',
  export: 'Export',
});

export type OrderListLabels = typeof orderListLabels;
