import { DAY_MS } from '@/lib/time/dates';
import { isUnpaid, type Order } from './order';

/** What was brought so long before the shop's first written payment may still be owed. */
const BEFORE_DAYS = 30;

/** From when on orders count as unpaid: a delivery of before it, of which nobody wrote anything down, was paid at the door. */
export type DuesFrom = number;

/** `orders`: all that are known. Before any payment was written down everything counts. */
export function duesFrom(orders: readonly Order[]): DuesFrom {
  let first = Number.POSITIVE_INFINITY;
  for (const { payment } of orders) if (payment?.at) first = Math.min(first, Date.parse(payment.at));
  return first === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : first - BEFORE_DAYS * DAY_MS;
}

/** Whether an order is of the time in which payments were not written down. */
export function isOfBefore({ status, payment, statusTimes, orderedAt }: Order, from: DuesFrom): boolean {
  if (status !== 'delivered' || payment) return false;
  const at = statusTimes.delivered ?? orderedAt;
  return at !== null && Date.parse(at) < from;
}

/** Whether something is to be collected for an order. */
export const isOwed = (order: Order, from: DuesFrom): boolean => isUnpaid(order) && !isOfBefore(order, from);
