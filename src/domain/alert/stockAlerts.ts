import { type History, historiesOf } from '@/domain/metrics/stockThen';
import type { Order } from '@/domain/order/order';
import { isLow, type StockItem } from '@/domain/stock/stockItem';
import { stockLedger } from '@/domain/stock/stockLedger';
import type { StockMovement } from '@/domain/stock/stockMovement';
import { recentMemo } from '@/lib/recentMemo';
import { sameItems } from '@/lib/sameItems';
import { type Alert, timeKey } from './alert';
import { fellToAt } from './stockHistory';

const histories = recentMemo(
  (items: readonly StockItem[], orders: readonly Order[], movements: readonly StockMovement[]) =>
    historiesOf(
      items.filter(item => !item.archived && isLow(item)),
      orders,
      movements,
    ),
);

type Fall = History<StockItem> & { readonly at: string | null };
const fallBefore = new WeakMap<StockItem, Fall>();

/** When a product's stock fell to what it is alerted at: found again only when something happened to that very product. */
function fallOf(of: History<StockItem>): string | null {
  const { item, orders, movements } = of;
  const known = fallBefore.get(item);
  if (known && sameItems(known.orders, orders) && sameItems(known.movements, movements)) return known.at;
  const { lines } = stockLedger(item, orders, movements);
  const at = fellToAt(item.inStock <= 0 ? 0 : item.reorderPoint, lines);
  fallBefore.set(item, { ...of, at });
  return at;
}

/**
 * What runs out (spec §9), product by product: each has a ledger of all its orders, and what was found is remembered. The
 * moment it ran out is part of the id: one that was acknowledged stays so while the stock falls further, and is another
 * one when it has risen and falls again.
 */
export function* eachStockAlert(
  items: readonly StockItem[],
  orders: readonly Order[],
  movements: readonly StockMovement[],
): Generator<Alert> {
  for (const history of histories(items, orders, movements)) {
    const { id, name, size, inStock, reorderPoint } = history.item;
    const out = inStock <= 0;
    const kind = out ? 'outOfStock' : 'lowStock';
    const at = fallOf(history);
    yield {
      ...{ id: `${kind}.${id}.${timeKey(at)}`, topic: 'stock', severity: out ? 'error' : 'warning', at },
      ...{ kind, productId: id, name, size, inStock, reorderPoint },
    };
  }
}

export const stockAlerts = (...given: Parameters<typeof eachStockAlert>): Alert[] => [
  ...eachStockAlert(...given),
];
