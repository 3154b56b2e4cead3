import type { Order } from '@/entities/order/order';
import { addShopDays, dayEndMs, dayStartMs, type ShopDay } from '@/shared/lib/shopDay';
import type { ListedOrder } from './listedOrder';
import type { OrderFilters } from './orderFilters';
import { parseSearch } from './orderSearchRules';

type Dates = Pick<OrderFilters, 'date' | 'from' | 'to'>;

/** From `startMs` to before `endMs`, in milliseconds since the epoch. */
type Span = { readonly startMs: number; readonly endMs: number };

const LAST_DAYS = { today: 1, '7days': 7, '30days': 30 } as const;

/** When the orders asked for were placed; null for whenever. The last 7 days are today and the six before. */
function spanOf({ date, from, to }: Dates, today: ShopDay): Span | null {
  if (date === null) return null;
  if (date === 'custom') {
    if (from === null && to === null) return null;
    return {
      startMs: from === null ? Number.NEGATIVE_INFINITY : dayStartMs(from),
      endMs: to === null ? Number.POSITIVE_INFINITY : dayEndMs(to),
    };
  }
  return {
    startMs: dayStartMs(addShopDays(today, 1 - LAST_DAYS[date])),
    endMs: dayEndMs(today),
  };
}

/** Whether the days of a custom span stand the wrong way round. */
export const isBackwards = ({ date, from, to }: Dates): boolean =>
  date === 'custom' && from !== null && to !== null && from > to;

/** The orders that answer the search and every filter but the status, in the order they came. */
export function matchingOrders(
  orders: readonly ListedOrder[],
  { query, payment, ...dates }: Pick<OrderFilters, 'query' | 'payment'> & Dates,
  today: ShopDay,
): Order[] {
  const answers = parseSearch(query);
  const span = spanOf(dates, today);
  return orders
    .filter(
      listed =>
        (payment === null || listed.order.paymentMethod === payment) &&
        // One without a date was placed on no day that could be asked for.
        (span === null ||
          (listed.orderedMs !== null && listed.orderedMs >= span.startMs && listed.orderedMs < span.endMs)) &&
        answers(listed),
    )
    .map(({ order }) => order);
}
