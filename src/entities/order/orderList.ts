import type { Order, OrderStatus } from './order';

function instantMs(iso: string | null): number {
  return iso === null ? Number.NEGATIVE_INFINITY : Date.parse(iso);
}

/**
 * Newest first; orders without a date last. The id decides between equals, so that an order never changes
 * its page from one reading to the next.
 */
export function newestFirst(orders: readonly Order[]): Order[] {
  // Each date is read once: there may be 20,000.
  const dated = orders.map(order => ({ order, ms: instantMs(order.orderedAt) }));
  dated.sort((one, other) => {
    if (one.ms !== other.ms) return one.ms > other.ms ? -1 : 1;
    if (one.order.id === other.order.id) return 0;
    return one.order.id < other.order.id ? -1 : 1;
  });
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
