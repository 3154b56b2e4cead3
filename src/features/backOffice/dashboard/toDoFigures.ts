import { isSale } from '@/domain/metrics/datedOrders';
import { relativeChange } from '@/domain/metrics/relativeChange';
import { isDue } from '@/domain/order/dueRules';
import { type Order, payablePaise } from '@/domain/order/order';
import { duesCutoff, isOwed } from '@/domain/order/payment/dues';
import { duePaise } from '@/domain/order/payment/payment';
import type { Paise } from '@/lib/number/money';
import { DAY_MS } from '@/lib/time/dates';
import { type Period, type PeriodUnit, periodAt } from '@/lib/time/periods';

/** What was sold in a period so far, and a week before up to the same moment. */
export type Revenue = {
  readonly paise: Paise;
  readonly beforePaise: Paise;
  /** A fraction; null where nothing was sold before. */
  readonly change: number | null;
};

export type ToDoFigures = {
  readonly pending: number;
  readonly dueToday: number;
  readonly late: number;
  /** What is open of orders that are paid in cash. */
  readonly cashPaise: Paise;
  readonly today: Revenue;
  readonly week: Revenue;
};

const WEEK_MS = 7 * DAY_MS;

/** What there is to do, and how the money comes in. */
export function toDoFigures(orders: readonly Order[], nowMs: number): ToDoFigures {
  const from = duesCutoff(orders);
  const count = (has: (order: Order) => boolean) => orders.filter(has).length;
  const soldIn = ({ fromMs, toMs }: Period): Paise =>
    orders.reduce((sum, order) => {
      const atMs = order.orderedAt !== null && isSale(order) ? Date.parse(order.orderedAt) : Number.NaN;
      return atMs >= fromMs && atMs <= toMs ? sum + payablePaise(order) : sum;
    }, 0);
  const revenue = (unit: PeriodUnit): Revenue => {
    const { fromMs, toMs } = periodAt(unit, nowMs);
    // To its end: the device's clock may be slow, and is looked at once a minute.
    const paise = soldIn({ fromMs, toMs: toMs - 1 });
    const beforePaise = soldIn({ fromMs: fromMs - WEEK_MS, toMs: nowMs - WEEK_MS });
    return { paise, beforePaise, change: relativeChange(paise, beforePaise) };
  };
  return {
    pending: count(({ status }) => status === 'pending'),
    dueToday: count(order => isDue(order, 'today', nowMs)),
    late: count(order => isDue(order, 'late', nowMs)),
    cashPaise: orders.reduce(
      (sum, order) => (order.paymentMethod === 'cash' && isOwed(order, from) ? sum + duePaise(order) : sum),
      0,
    ),
    today: revenue('day'),
    week: revenue('week'),
  };
}
