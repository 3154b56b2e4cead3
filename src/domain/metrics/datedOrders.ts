import type { Order } from '@/domain/order/order';
import { isWithin, type Period } from '@/lib/time/periods';

export type DatedOrder = { readonly order: Order; readonly atMs: number };

/** Orders with their dates read once, for the many periods that are cut from them: there may be 20,000. */
export type DatedOrders = {
  readonly dated: readonly DatedOrder[];
  /** Orders without a date: they lie in no period. */
  readonly undated: number;
};

export function dateOrders(orders: readonly Order[]): DatedOrders {
  const dated = orders.flatMap(order =>
    order.orderedAt === null ? [] : [{ order, atMs: Date.parse(order.orderedAt) }],
  );
  return { dated, undated: orders.length - dated.length };
}

/** The orders placed in a period, in the order they came. */
export function ordersWithin({ dated }: DatedOrders, period: Period): Order[] {
  return dated.filter(({ atMs }) => isWithin(atMs, period)).map(({ order }) => order);
}

/** A cancelled order is not a sale. */
export const isSale = ({ status }: Pick<Order, 'status'>): boolean => status !== 'cancelled';
