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

const eventOf = (kind: OrderEvent['kind'], at: string, order: Order): OrderEvent => ({
  ...{ id: `${kind}.${order.id}`, kind, at, orderId: order.id, called: calledOrder(order) },
  ...{ customerName: order.customerName, totalPaise: payablePaise(order) },
});

/** What happened to an order since, in milliseconds since the epoch: of most orders nothing, and nothing is made of them. */
function eventsOf(order: Order, since: number): OrderEvent[] {
  const { orderedAt, status, statusTimes } = order;
  const isRecent = (at: string | null | undefined): at is string => !!at && Date.parse(at) >= since;
  const cancelledAt = status === 'cancelled' ? statusTimes.cancelled : undefined;
  return [
    ...(isRecent(cancelledAt) ? [eventOf('cancelled', cancelledAt, order)] : []),
    ...(isRecent(orderedAt) ? [eventOf('placed', orderedAt, order)] : []),
  ];
}

/** New orders and cancellations of the last days, the latest first. */
export function recentEvents(orders: readonly Order[], nowMs: number): readonly OrderEvent[] {
  const since = nowMs - RECENT_DAYS * DAY_MS;
  return orders
    .flatMap(order => eventsOf(order, since))
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
