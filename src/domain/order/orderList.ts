import type { Order, OrderStatus } from './order';

function instantMs(iso: string | null): number {
  return iso === null ? Number.NEGATIVE_INFINITY : Date.parse(iso);
}

const byId = (one: Order, other: Order): number => (one.id < other.id ? -1 : 1);

/**
 * Newest first; orders without a date last. The id decides between equals, so that an order never changes
 * its page from one reading to the next.
 */
export function newestFirst(orders: readonly Order[]): Order[] {
  const dated = orders.map(order => ({ order, ms: instantMs(order.orderedAt) }));
  // Of two without a date the difference is no number either.
  dated.sort((one, other) => other.ms - one.ms || byId(one.order, other.order));
  return dated.map(({ order }) => order);
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
