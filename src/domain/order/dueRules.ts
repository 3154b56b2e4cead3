import { dayOf } from '@/lib/time/periods';
import type { Order, OrderStatus } from './order';

/** Which orders are to be delivered: those of today, and those that should have been by now. */
export const DUE_CHOICES = ['today', 'late'] as const;
export type DueChoice = (typeof DUE_CHOICES)[number];

const isOver = (status: OrderStatus | null): boolean =>
  status === null || status === 'delivered' || status === 'cancelled';

type Due = Pick<Order, 'status' | 'estimatedDelivery'>;

/** Since when an order is late, as an ISO instant; null for one that is not. */
export const lateSince = ({ status, estimatedDelivery }: Due, nowMs: number): string | null =>
  !isOver(status) && estimatedDelivery !== null && Date.parse(estimatedDelivery) < nowMs
    ? estimatedDelivery
    : null;

export function isDue(order: Due, choice: DueChoice, nowMs: number): boolean {
  if (choice === 'late') return lateSince(order, nowMs) !== null;
  const { status, estimatedDelivery } = order;
  return (
    !isOver(status) && estimatedDelivery !== null && dayOf(Date.parse(estimatedDelivery)) === dayOf(nowMs)
  );
}
