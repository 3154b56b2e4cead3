import { isDue } from '@/domain/order/dueRules';
import type { Order } from '@/domain/order/order';
import { type DuesCutoff, duesCutoff, isOwed } from '@/domain/order/payment/dues';
import type { ListedOrder } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { DAY_MS } from '@/lib/time/dates';
import { isWithin, type Period, periodOfDays, type ShopDay } from '@/lib/time/periods';
import { areasOf } from './orderAreas';
import type { OrderFilters, PaymentChoice } from './orderFilters';
import { findMatchingIndexes } from './searchIndex';

type Dates = Pick<OrderFilters, 'date' | 'from' | 'to'>;

const LAST_DAYS = { today: 1, '7days': 7, '30days': 30 } as const;

/** When the orders asked for were placed; null for whenever. The last 7 days are today and the six before. */
function periodOf({ date, from, to }: Dates, today: ShopDay): Period | null {
  if (date === null) return null;
  const [first, last] = date === 'custom' ? [from ?? to, to ?? from] : [today, today];
  const days = first && last ? periodOfDays(first, last) : null;
  if (!days) return null;
  if (date !== 'custom') return { ...days, fromMs: days.toMs - LAST_DAYS[date] * DAY_MS };
  return {
    fromMs: from === null ? Number.NEGATIVE_INFINITY : days.fromMs,
    toMs: to === null ? Number.POSITIVE_INFINITY : days.toMs,
  };
}

function isPaidAs(order: Order, payment: PaymentChoice, from: DuesCutoff): boolean {
  if (payment === 'unpaid') return isOwed(order, from);
  if (payment === 'cashUnpaid') return order.paymentMethod === 'cash' && isOwed(order, from);
  return payment === 'paid' ? order.payment?.state === 'paid' : order.paymentMethod === payment;
}

/** Of all `orders` those that answer the search and every filter but the status, in the order they came. */
export function matchingOrders(
  orders: readonly ListedOrder[],
  { query, payment, due, area, ...dates }: Pick<OrderFilters, 'query' | 'payment' | 'due' | 'area'> & Dates,
  today: ShopDay,
  nowMs: number,
): Order[] {
  const found =
    query === '' ? orders : findMatchingIndexes(orders, query).flatMap(place => orders[place] ?? []);
  const areas = area === null ? null : areasOf(orders);
  const period = periodOf(dates, today);
  const from =
    payment === 'unpaid' || payment === 'cashUnpaid' ? duesCutoff(orders.map(({ order }) => order)) : 0;
  return found
    .filter(
      listed =>
        (areas === null || areas.of(listed) === area) &&
        (payment === null || isPaidAs(listed.order, payment, from)) &&
        (due === null || isDue(listed.order, due, nowMs)) &&
        // One without a date was placed on no day that could be asked for.
        (period === null || (listed.orderedMs !== null && isWithin(listed.orderedMs, period))),
    )
    .map(({ order }) => order);
}
