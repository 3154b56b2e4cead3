import { ORDER_STATUSES, type Order, type OrderStatus } from './order';

/** One step of an order's life, and when it was taken. */
export type StatusStep = { readonly status: OrderStatus; readonly at: string };

/**
 * What happened to an order and when, the oldest first. An order from before there were times says only when it was
 * placed, if that.
 */
export function statusHistory({
  statusTimes,
  orderedAt,
}: Pick<Order, 'statusTimes' | 'orderedAt'>): StatusStep[] {
  const times = { ...(orderedAt !== null && { pending: orderedAt }), ...statusTimes };
  return ORDER_STATUSES.flatMap(status => {
    const at = times[status];
    return at === undefined ? [] : [{ status, at }];
  }).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
