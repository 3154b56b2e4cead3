import type { Order, OrderStatus } from '@/domain/order/order';
import { DAY_MS } from '@/lib/time/dates';
import { type Alert, timeKey } from './alert';

const isOver = (status: OrderStatus): boolean => status === 'delivered' || status === 'cancelled';

export const calledOrder = ({ id, label }: Pick<Order, 'id' | 'label'>): string => label ?? id;

/** What there is to say of one order: that it is late, else that nobody has begun on it for a day. */
function alertOf(order: Order, nowMs: number): Alert | null {
  const { id, status, customerName, estimatedDelivery, orderedAt, statusTimes } = order;
  if (status === null || isOver(status)) return null;
  const subject = { orderId: id, called: calledOrder(order), customerName, status } as const;
  if (estimatedDelivery !== null && Date.parse(estimatedDelivery) < nowMs) {
    return {
      ...{ id: `lateOrder.${id}`, topic: 'orders', severity: 'error', at: estimatedDelivery },
      ...{ kind: 'lateOrder', ...subject, since: estimatedDelivery },
    };
  }
  const since = statusTimes.pending ?? orderedAt;
  if (status !== 'pending' || since === null || nowMs - Date.parse(since) <= DAY_MS) return null;
  return {
    ...{ id: `longPending.${id}.${timeKey(since)}`, topic: 'orders', severity: 'warning' },
    at: new Date(Date.parse(since) + DAY_MS).toISOString(),
    ...{ kind: 'longPending', ...subject, since },
  };
}

/** Orders past their estimated delivery, and those pending for more than a day. */
export function orderAlerts(orders: readonly Order[], nowMs: number): Alert[] {
  return orders.flatMap(order => alertOf(order, nowMs) ?? []);
}
