import { ORDER_STATUSES, payablePaise } from '@/domain/order/order';
import { bottleCount } from '@/domain/order/orderList';
import type { ListedOrder } from '@/features/backOffice/adminOrders/shared/listedOrder';

export const SORT_KEYS = ['date', 'customer', 'bottles', 'total', 'status'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export type OrderSort = { readonly by: SortKey; readonly descending: boolean };

export const NEWEST_FIRST: OrderSort = { by: 'date', descending: true };

/** `total`, or `-total` for the largest first; newest first where a text says neither. */
export function parseSort(text: string): OrderSort {
  const descending = text.startsWith('-');
  const by = SORT_KEYS.find(key => key === text.slice(descending ? 1 : 0));
  return by ? { by, descending } : NEWEST_FIRST;
}

export const sortText = ({ by, descending }: OrderSort): string => `${descending ? '-' : ''}${by}`;

export const isNewestFirst = ({ by, descending }: OrderSort): boolean => by === 'date' && descending;

/** The way round in which a column is looked at first. */
const FIRST_DESCENDING: readonly SortKey[] = ['date', 'bottles', 'total'];

/** What pressing a column's head asks for: that column, or the other way round. */
export const nextSort = (sort: OrderSort, by: SortKey): OrderSort => ({
  by,
  descending: sort.by === by ? !sort.descending : FIRST_DESCENDING.includes(by),
});

type SortValue = number | string | null;

/** What an order is sorted by; null where it does not say. */
const VALUE_OF: { readonly [key in SortKey]: (listed: ListedOrder) => SortValue } = {
  date: ({ orderedMs }) => orderedMs,
  customer: ({ customer }) => customer || null,
  bottles: ({ order }) => bottleCount(order),
  total: ({ order }) => payablePaise(order),
  // As an order comes to them.
  status: ({ order }) => (order.status === null ? null : ORDER_STATUSES.indexOf(order.status)),
};

/** Sorted orders that came newest first, and are that among equals. What has no value comes last, either way round. */
export function sortOrders(orders: readonly ListedOrder[], sort: OrderSort): readonly ListedOrder[] {
  if (isNewestFirst(sort)) return orders;
  const { by, descending } = sort;
  const valueFor = VALUE_OF[by];
  const up = descending ? -1 : 1;
  const valued = orders.map(listed => ({ listed, value: valueFor(listed) }));
  valued.sort((one, other) => {
    if (one.value === other.value) return 0;
    if (one.value === null) return 1;
    if (other.value === null) return -1;
    return one.value < other.value ? -up : up;
  });
  return valued.map(({ listed }) => listed);
}
