import type { Order } from '@/entities/order/order';
import type { StockMovement } from '@/entities/stock/stockMovement';

/** Bottles that came to the shelf, or left it. */
export type StockEvent = {
  /** ISO instant. */
  readonly at: string;
  /** Signed. */
  readonly quantity: number;
};

/** Orders whose bottles staff put back: the movement counts, not the cancellation. */
function restockedOrders(movements: readonly StockMovement[]): ReadonlySet<string | null> {
  return new Set(movements.filter(({ kind }) => kind === 'restocked').map(({ orderId }) => orderId));
}

/** What moved the stock of these products, as far as orders and movements tell, in no particular order. */
export function stockEvents(
  productIds: ReadonlySet<string>,
  orders: readonly Order[],
  movements: readonly StockMovement[],
): ReadonlyMap<string, readonly StockEvent[]> {
  const events = new Map<string, StockEvent[]>();
  const add = (productId: string, at: string | null | undefined, quantity: number) => {
    if (at && productIds.has(productId))
      events.set(productId, [...(events.get(productId) ?? []), { at, quantity }]);
  };
  const restocked = restockedOrders(movements);
  for (const { id, items, orderedAt, status, statusTimes } of orders) {
    for (const { productId, quantity } of items) {
      add(productId, orderedAt, -quantity);
      if (status === 'cancelled' && !restocked.has(id)) add(productId, statusTimes.cancelled, quantity);
    }
  }
  for (const { productId, at, quantity } of movements) add(productId, at, quantity);
  return events;
}

/**
 * When stock last came down to `most` bottles or fewer, walking back from what there is now; null where the history does
 * not reach so far. What happened is never rewritten, so every device finds the same moment, later too.
 */
export function lastFellTo(most: number, inStock: number, events: readonly StockEvent[]): string | null {
  let after = inStock;
  const latestFirst = [...events].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  for (const { at, quantity } of latestFirst) {
    const before = after - quantity;
    if (before > most) return at;
    after = before;
  }
  return null;
}
