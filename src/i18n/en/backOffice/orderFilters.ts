import { labels } from '@/i18n/labels';
/** The texts of what narrows the list of orders down: days, payment; and how it is sorted where there are no columns. */
export const orderFiltersLabels = labels('orderFilters', {
  date: 'Order date',
  dates: {
    any: 'Any date',
    today: 'Today',
    '7days': 'Last 7 days',
    '30days': 'Last 30 days',
    custom: 'Choose days',
  },
  from: 'From',
  to: 'To',
  payment: 'Payment',
  anyPayment: 'Any payment',
  unpaid: 'Unpaid',
  cashUnpaid: 'Cash, unpaid',
  paid: 'Paid',
  /** Filters of one tap. */
  views: { label: 'Saved views', today: 'Due today', late: 'Late', cashUnpaid: 'COD unpaid' },
  area: 'Area',
  anyArea: 'Any area',
  /** An area that the shop has no name for. */
  pin: (pin: string) => `PIN ${pin}`,
  sort: 'Sort by',
  sorts: {
    '-date': 'Newest first',
    date: 'Oldest first',
    customer: 'Customer, A to Z',
    '-customer': 'Customer, Z to A',
    '-bottles': 'Most bottles first',
    bottles: 'Fewest bottles first',
    '-total': 'Largest total first',
    total: 'Smallest total first',
    status: 'Status, from pending',
    '-status': 'Status, from cancelled',
  },
});

export type OrderFiltersLabels = typeof orderFiltersLabels;
