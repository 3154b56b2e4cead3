import type { StandingAlert } from '@/entities/alert/alert';
import { calledOrder } from '@/entities/alert/orderAlerts';
import { type Order, payablePaise } from '@/entities/order/order';
import type { Paise } from '@/shared/lib/money';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What is older is history, in days. */
const RECENT_DAYS = 3;
const MOST_EVENTS = 30;

/** Something that happened to an order. */
export type OrderEvent = {
  readonly id: string;
  readonly kind: 'placed' | 'cancelled';
  readonly orderId: string;
  /** As staff call it. */
  readonly called: string;
  readonly customerName: string;
  readonly totalPaise: Paise;
  /** ISO instant. */
  readonly at: string;
};

function eventsOf(order: Order): OrderEvent[] {
  const { id: orderId, customerName, orderedAt, status, statusTimes } = order;
  const told = { orderId, called: calledOrder(order), customerName, totalPaise: payablePaise(order) };
  const placed: OrderEvent[] = orderedAt
    ? [{ id: `placed.${orderId}`, kind: 'placed', at: orderedAt, ...told }]
    : [];
  const at = status === 'cancelled' ? statusTimes.cancelled : undefined;
  return at ? [{ id: `cancelled.${orderId}`, kind: 'cancelled', at, ...told }, ...placed] : placed;
}

/** New orders and cancellations of the last days, the latest first. */
export function recentEvents(orders: readonly Order[], nowMs: number): readonly OrderEvent[] {
  const since = nowMs - RECENT_DAYS * DAY_MS;
  return orders
    .flatMap(order => eventsOf(order).filter(({ at }) => Date.parse(at) >= since))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, MOST_EVENTS);
}

/** What the bell counts: alerts nobody has dealt with, and what happened. */
export type Notifications = {
  readonly alerts: readonly StandingAlert[];
  readonly events: readonly OrderEvent[];
  /** Of everything, read or not. */
  readonly ids: readonly string[];
  readonly unread: ReadonlySet<string>;
};

export function notificationsOf(
  alerts: readonly StandingAlert[],
  events: readonly OrderEvent[],
  seen: readonly string[],
): Notifications {
  const active = alerts.filter(({ standing }) => standing.kind === 'active');
  const ids = [...active, ...events].map(({ id }) => id);
  const known = new Set(seen);
  return { alerts: active, events, ids, unread: new Set(ids.filter(id => !known.has(id))) };
}
