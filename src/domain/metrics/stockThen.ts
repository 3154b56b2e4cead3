// @bundle ledger

import type { Order } from '@/domain/order/order';
import type { StockItem } from '@/domain/stock/stockItem';
import { type LedgerLine, type StockLedger, stockLedger } from '@/domain/stock/stockLedger';
import type { StockMovement } from '@/domain/stock/stockMovement';
import { compareInstants } from '@/lib/time/compareInstants';
import type { Period } from '@/lib/time/periods';
import { type InventoryStatus, inventoryStatus } from './stockMetrics';

/** Each product's ledger by its id. */
export type Ledgers = ReadonlyMap<string, StockLedger>;

/** A product with what happened to it, in the order it came. */
export type History<Item> = {
  readonly item: Item;
  readonly orders: readonly Order[];
  readonly movements: readonly StockMovement[];
};

/** The histories of many products: each of the orders, of which there may be 20,000, is looked at once. */
export function historiesOf<Item extends Pick<StockItem, 'id'>>(
  items: readonly Item[],
  orders: readonly Order[],
  movements: readonly StockMovement[],
): readonly History<Item>[] {
  const histories = new Map(
    items.map(item => [item.id, { item, orders: [] as Order[], movements: [] as StockMovement[] }]),
  );
  for (const order of orders) {
    for (const { productId } of order.items) {
      const history = histories.get(productId);
      // An order that lists a product on two lines is added once.
      if (history && history.orders.at(-1) !== order) history.orders.push(order);
    }
  }
  for (const movement of movements) histories.get(movement.productId)?.movements.push(movement);
  return [...histories.values()];
}

/** The oldest instant of a collection; null where none is dated. */
const oldest = (instants: readonly (string | null)[]): string | null =>
  instants.reduce(
    (first, at) => (at !== null && (first === null || compareInstants(at, first) < 0) ? at : first),
    null,
  );

/** From when on everything is known, where the mirror has the latest only. */
export function knownSince(orders: readonly Order[], movements: readonly StockMovement[]): string | null {
  const ordered = oldest(orders.map(({ orderedAt }) => orderedAt));
  const moved = oldest(movements.map(({ at }) => at));
  if (ordered === null || moved === null) return ordered ?? moved;
  return compareInstants(ordered, moved) < 0 ? moved : ordered;
}

/** The ledgers of many products. `latestOnly`: there are more orders or movements than these, the latest. */
export function ledgersOf(
  items: readonly Pick<StockItem, 'id' | 'inStock'>[],
  orders: readonly Order[],
  movements: readonly StockMovement[],
  latestOnly = false,
): Ledgers {
  const since = latestOnly ? knownSince(orders, movements) : null;
  return new Map(
    historiesOf(items, orders, movements).map(of => [
      of.item.id,
      stockLedger(of.item, of.orders, of.movements, since),
    ]),
  );
}

/** How many of a ledger's lines come before a moment. What nobody dated stands at its beginning, or at its end. */
function linesBefore({ lines }: StockLedger, ms: number): number {
  const next = lines.findIndex(({ at }) => at !== null && Date.parse(at) >= ms);
  return next === -1 ? lines.length : next;
}

/** Whether a ledger tells what was on the shelf just before a moment. */
export const isKnownBefore = ({ knownSince: since }: StockLedger, ms: number): boolean =>
  since === null || ms >= Date.parse(since);

/** What was on the shelf just before a moment; null where that is not known, or the product's book was opened later: it was not there yet. */
export function stockBefore(ledger: StockLedger, ms: number): number | null {
  if (!isKnownBefore(ledger, ms)) return null;
  const last = ledger.lines[linesBefore(ledger, ms) - 1];
  if (last) return last.after;
  return ledger.lines[0]?.kind === 'opening' ? null : ledger.startsWith;
}

/** What changed the stock in a period: from what it was before to what it was at the end. */
export function linesWithin(ledger: StockLedger, { fromMs, toMs }: Period): readonly LedgerLine[] {
  return ledger.lines.slice(linesBefore(ledger, fromMs), linesBefore(ledger, toMs));
}

/** Inventory Status as it was just before a moment, of those of these products that were there. */
export function inventoryBefore(
  items: readonly Pick<StockItem, 'id'>[],
  ledgers: Ledgers,
  ms: number,
): InventoryStatus {
  return inventoryStatus(
    items.flatMap(({ id }) => {
      const ledger = ledgers.get(id);
      const inStock = ledger ? stockBefore(ledger, ms) : null;
      return inStock === null ? [] : [{ inStock }];
    }),
  );
}
