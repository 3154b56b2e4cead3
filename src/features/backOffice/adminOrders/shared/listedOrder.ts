import type { Order } from '@/domain/order/order';
import { placeOf } from '@/domain/order/orderPlace';
import { fold, type SearchableOrder, toSearchable } from '@/domain/order/orderSearchRules';

/** An order with what the list searches, filters and sorts it by. */
export type ListedOrder = SearchableOrder & {
  /** Who it is for, folded as searches are; empty where nobody is named. */
  readonly customer: string;
  /** Of where it goes; empty where nothing says it. */
  readonly pin: string;
  /** Milliseconds since the epoch; null where the order has no date. */
  readonly orderedMs: number | null;
};

const known = new WeakMap<Order, ListedOrder>();

/** Prepared once for as long as the order stays the same object: there may be 20,000, and one of them changes. */
export function toListed(order: Order): ListedOrder {
  const before = known.get(order);
  if (before) return before;
  const listed = {
    ...toSearchable(order),
    customer: fold(order.customerName || order.email),
    pin: placeOf(order).pin,
    orderedMs: order.orderedAt === null ? null : Date.parse(order.orderedAt),
  };
  known.set(order, listed);
  return listed;
}

const lists = new WeakMap<readonly Order[], readonly ListedOrder[]>();

/** All orders of a list, prepared; the same for the same list. */
export function toListedAll(orders: readonly Order[]): readonly ListedOrder[] {
  const before = lists.get(orders);
  if (before) return before;
  const listed = orders.map(toListed);
  lists.set(orders, listed);
  return listed;
}
