import { lateSince } from '@/domain/order/dueRules';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { DAY_MS } from '@/lib/time/dates';
import { type Alert, timeKey } from './alert';

/** What there is to say of one order: that it is late, else that nobody has begun on it for a day. */
function alertOf(order: Order, nowMs: number): Alert | null {
  const { id, status, customerName, orderedAt, estimatedDelivery, statusTimes } = order;
  if (status === null) return null;
  const subject = { orderId: id, called: orderNumber(id), customerName, status } as const;
  const late = lateSince(order, nowMs);
  if (late !== null) {
    return {
      // Late once more after another day was promised, it is to be told of once more.
      ...{ id: `lateOrder.${id}.${timeKey(estimatedDelivery ?? late)}`, topic: 'orders', severity: 'error' },
      at: late,
      ...{ kind: 'lateOrder', ...subject, since: late },
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

/** A complaint is an alert for this long, acknowledged or not: it is work to do, and stays in the order besides. */
const COMPLAINT_DAYS = 30;

/** What its customer says is wrong with an order. */
function complaintOf(order: Order, nowMs: number): Alert | null {
  const { id, complaint, customerName } = order;
  if (!complaint || nowMs - Date.parse(complaint.at) > COMPLAINT_DAYS * DAY_MS) return null;
  const { kind: about, at } = complaint;
  return {
    ...{ id: `complaint.${id}`, topic: 'orders', severity: 'error', at, kind: 'complaint' },
    ...{ orderId: id, called: orderNumber(id), customerName, about, since: at },
  };
}

/** Orders past their estimated delivery, those pending for more than a day, and those a customer complains of. */
export function orderAlerts(orders: readonly Order[], nowMs: number): Alert[] {
  return orders.flatMap(order => {
    const alert = alertOf(order, nowMs);
    const complaint = order.complaint ? complaintOf(order, nowMs) : null;
    if (complaint) return alert ? [alert, complaint] : complaint;
    return alert ?? [];
  });
}
