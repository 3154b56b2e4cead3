import type { Order, OrderStatus } from '@/entities/order/order';

function instantMs(iso: string | null): number {
  return iso === null ? Number.NEGATIVE_INFINITY : Date.parse(iso);
}

/**
 * Newest first; orders without a date last. The id decides between equals, so that an order never changes
 * its page from one reading to the next.
 */
export function newestFirst(orders: readonly Order[]): Order[] {
  return [...orders].sort((one, other) => {
    const [left, right] = [instantMs(one.orderedAt), instantMs(other.orderedAt)];
    if (left !== right) return left > right ? -1 : 1;
    if (one.id === other.id) return 0;
    return one.id < other.id ? -1 : 1;
  });
}

/** Whole bottles in an order. */
export function bottleCount(order: Order): number {
  return order.items.reduce((sum, item) => sum + item.quantity, 0);
}

/** How many orders have each status. One without a known status counts nowhere. */
export function countByStatus(orders: readonly Order[]): { readonly [status in OrderStatus]: number } {
  const counts = { pending: 0, processing: 0, shipped: 0, delivered: 0, cancelled: 0 };
  for (const { status } of orders) if (status) counts[status] += 1;
  return counts;
}

export const PAGE_SIZE = 25;

/** One page of a list, and where it stands in it. */
export type Page<Row> = {
  readonly rows: readonly Row[];
  /** From 1; never beyond the last. */
  readonly number: number;
  readonly count: number;
  /** Positions of the first and last row in the whole list, from 1; both 0 when the list is empty. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
};

/** The page asked for, or the nearest there is: an address kept from a longer list still shows orders. */
export function pageOf<Row>(rows: readonly Row[], asked: number, size = PAGE_SIZE): Page<Row> {
  const total = rows.length;
  const count = Math.max(1, Math.ceil(total / size));
  const number = Math.min(Math.max(1, asked), count);
  const start = (number - 1) * size;
  const shown = rows.slice(start, start + size);
  return { rows: shown, number, count, from: total === 0 ? 0 : start + 1, to: start + shown.length, total };
}
