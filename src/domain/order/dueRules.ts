import { dayOf, periodAt } from '@/lib/time/periods';
import type { Order, OrderStatus } from './order';

/** Which orders are to be delivered: those of today, and those that should have been by now. */
export const DUE_CHOICES = ['today', 'late'] as const;
export type DueChoice = (typeof DUE_CHOICES)[number];

const isOver = (status: OrderStatus | null): boolean =>
  status === null || status === 'delivered' || status === 'cancelled';

type Due = Pick<Order, 'status' | 'estimatedDelivery' | 'delivery'>;

/** The last moment of the day that an instant lies in. */
const endOfDay = (iso: string): string => new Date(periodAt('day', Date.parse(iso)).toMs - 1).toISOString();

/**
 * Since when an order is late, as an ISO instant; null for one that is not. It was promised for a day, or for a time of it where
 * one was chosen: the hour of the estimate is otherwise that of the order, of which nobody was told.
 */
export function lateSince({ status, estimatedDelivery, delivery }: Due, nowMs: number): string | null {
  if (isOver(status) || estimatedDelivery === null) return null;
  const promised = delivery ? estimatedDelivery : endOfDay(estimatedDelivery);
  return Date.parse(promised) < nowMs ? promised : null;
}

export function isDue(order: Due, choice: DueChoice, nowMs: number): boolean {
  if (choice === 'late') return lateSince(order, nowMs) !== null;
  const { status, estimatedDelivery } = order;
  return (
    !isOver(status) && estimatedDelivery !== null && dayOf(Date.parse(estimatedDelivery)) === dayOf(nowMs)
  );
}
