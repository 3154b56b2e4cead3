import type { Order } from '@/entities/order/order';
import type { StockItem } from '@/entities/stock/stockItem';
import { type StockLedger, stockLedger } from '@/entities/stock/stockLedger';
import type { StockMovement } from '@/entities/stock/stockMovement';
import { type InventoryStatus, inventoryStatus } from './stockFigures';

/** Each product's ledger by its id. */
export type Ledgers = ReadonlyMap<string, StockLedger>;

/** The ledgers of many products: each of the orders, of which there may be 20,000, is looked at once. */
export function ledgersOf(
  items: readonly Pick<StockItem, 'id' | 'inStock'>[],
  orders: readonly Order[],
  movements: readonly StockMovement[],
): Ledgers {
  const ordersOf = new Map<string, Order[]>(items.map(({ id }) => [id, []]));
  for (const order of orders) {
    const products = new Set(order.items.map(({ productId }) => productId));
    for (const id of products) ordersOf.get(id)?.push(order);
  }
  const movementsOf = new Map<string, StockMovement[]>(items.map(({ id }) => [id, []]));
  for (const movement of movements) movementsOf.get(movement.productId)?.push(movement);
  return new Map(
    items.map(item => [
      item.id,
      stockLedger(item, ordersOf.get(item.id) ?? [], movementsOf.get(item.id) ?? []),
    ]),
  );
}

/** What was on the shelf just before a moment; null where the product's book was opened later: it was not there yet. */
export function stockBefore({ lines, startsWith }: StockLedger, ms: number): number | null {
  let stock = lines[0]?.kind === 'opening' ? null : startsWith;
  for (const { at, after } of lines) {
    // What nobody dated stands at the beginning, or at the end for what is missing today.
    if (at !== null && Date.parse(at) >= ms) break;
    stock = after;
  }
  return stock;
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
