import { type AlertWithStatus, toldAs } from '@/domain/alert/alert';
import { type Order, payablePaise } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { Paise } from '@/lib/number/money';
import { DAY_MS } from '@/lib/time/dates';
import { MAX_READ_IDS } from '@/store/preferences/officeChoices';

/** What is older is history, in days. */
const RECENT_DAYS = 3;
const MAX_EVENTS = 30;
/** What a device cannot store as read is not counted: it would be unread for ever. */
const MAX_ALERTS = MAX_READ_IDS - MAX_EVENTS;

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

export const eventId = (kind: OrderEvent['kind'], orderId: string): string => `${kind}.${orderId}`;

const eventOf = (kind: OrderEvent['kind'], at: string, order: Order): OrderEvent => ({
  ...{ id: eventId(kind, order.id), kind, at, orderId: order.id, called: orderNumber(order.id) },
  ...{ customerName: order.customerName, totalPaise: payablePaise(order) },
});

/** New orders and cancellations of the last days, the latest first. */
export function recentEvents(orders: readonly Order[], nowMs: number): readonly OrderEvent[] {
  const since = nowMs - RECENT_DAYS * DAY_MS;
  const isRecent = (at: string | null | undefined): at is string => !!at && Date.parse(at) >= since;
  const events: OrderEvent[] = [];
  // To most of the 20,000 there may be nothing has happened: nothing is made of them.
  for (const order of orders) {
    const { orderedAt, status, statusTimes } = order;
    const cancelledAt = status === 'cancelled' ? statusTimes.cancelled : null;
    if (isRecent(cancelledAt)) events.push(eventOf('cancelled', cancelledAt, order));
    if (isRecent(orderedAt)) events.push(eventOf('placed', orderedAt, order));
  }
  return events.sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, MAX_EVENTS);
}

/** What there is to tell, whether this person has read it or not. */
export type News = {
  readonly alerts: readonly AlertWithStatus[];
  readonly events: readonly OrderEvent[];
  /** Everything it is computed from is there: of less, the number would be another a moment later. */
  readonly whole: boolean;
  /** It is as the server has it, not only as this device had it: what comes from now on is new. */
  readonly synced: boolean;
};

export const NO_NEWS: News = { alerts: [], events: [], whole: false, synced: false };

const NOTHING: ReadonlySet<string> = new Set();

/** What the bell counts: alerts nobody has dealt with, and what happened. */
export type Notifications = Omit<News, 'synced'> & {
  /** Of everything, read or not. */
  readonly ids: readonly string[];
  readonly unread: ReadonlySet<string>;
};

/** `seen`: what the person has read; `own`: the events that they made themselves, which are no news to them. */
export function notificationsOf(
  { alerts, events, whole }: Omit<News, 'synced'>,
  seen: readonly string[],
  own: ReadonlySet<string> = NOTHING,
): Notifications {
  const active = alerts.filter(({ alertStatus }) => alertStatus.kind === 'active');
  const ids = [...active.slice(0, MAX_ALERTS).map(toldAs), ...events.map(({ id }) => id)];
  const known = new Set([...seen, ...own]);
  return { alerts: active, events, whole, ids, unread: new Set(ids.filter(id => !known.has(id))) };
}
