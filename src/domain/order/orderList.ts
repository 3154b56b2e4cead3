import { compareInstants } from '@/lib/time/compareInstants';
import type { Order, OrderStatus } from './order';

/** As a sort's comparison; what has no date comes last. */
function later(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareInstants(other, one);
}

const byId = (one: Order, other: Order): number => (one.id < other.id ? -1 : 1);

/**
 * Newest first; orders without a date last. The id decides between equals, so that an order never changes
 * its page from one reading to the next.
 */
export const newestFirst = (orders: readonly Order[]): Order[] =>
  [...orders].sort((one, other) => later(one.orderedAt, other.orderedAt) || byId(one, other));

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
