import type { Order } from '@/domain/order/order';
import type { ListedOrder } from '@/features/backOffice/adminOrders/shared/listedOrder';
import { DAY_MS } from '@/lib/time/dates';
import { isWithin, type Period, periodOfDays, type ShopDay } from '@/lib/time/periods';
import type { OrderFilters } from './orderFilters';
import { answersIn } from './searchIndex';

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

/** The orders that answer the search and every filter but the status, in the order they came. */
export function matchingOrders(
  orders: readonly ListedOrder[],
  { query, payment, ...dates }: Pick<OrderFilters, 'query' | 'payment'> & Dates,
  today: ShopDay,
): Order[] {
  const answers = query === '' ? null : answersIn(orders, query);
  const period = periodOf(dates, today);
  return orders
    .filter(
      (listed, place) =>
        (payment === null || listed.order.paymentMethod === payment) &&
        // One without a date was placed on no day that could be asked for.
        (period === null || (listed.orderedMs !== null && isWithin(listed.orderedMs, period))) &&
        (answers === null || answers(place)),
    )
    .map(({ order }) => order);
}
