import { isUnpaid, type Order } from '@/domain/order/order';
import { DAY_MS } from '@/lib/time/dates';

/** Days before the first recorded payment in which a delivery without a payment still counts as unpaid. */
const BEFORE_DAYS = 30;

/** Deliveries before this time that have no payment count as paid at the door. Milliseconds since the epoch. */
export type DuesCutoff = number;

/** `orders`: all that are known. Before any payment was written down everything counts. */
export function duesCutoff(orders: readonly Order[]): DuesCutoff {
  let first = Number.POSITIVE_INFINITY;
  for (const { payment } of orders) if (payment?.at) first = Math.min(first, Date.parse(payment.at));
  return first === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : first - BEFORE_DAYS * DAY_MS;
}

/** Whether an order was delivered before payments were recorded. */
export function isBeforePayments(
  { status, payment, statusTimes, orderedAt }: Order,
  from: DuesCutoff,
): boolean {
  if (status !== 'delivered' || payment) return false;
  const at = statusTimes.delivered ?? orderedAt;
  return at !== null && Date.parse(at) < from;
}

/** Whether something is to be collected for an order. */
export const isOwed = (order: Order, from: DuesCutoff): boolean =>
  isUnpaid(order) && !isBeforePayments(order, from);
