import { ledgersOf } from '@/entities/figures/stockThen';
import type { Order } from '@/entities/order/order';
import { isLow, type StockItem } from '@/entities/stock/stockItem';
import type { StockMovement } from '@/entities/stock/stockMovement';
import { type Alert, momentKey } from './alert';
import { lastFellTo } from './stockHistory';

/**
 * What runs out (spec §9). The moment it did so is part of the id: one that was acknowledged stays so while the stock
 * falls further, and is another one when it has risen and falls again.
 */
export function stockAlerts(
  items: readonly StockItem[],
  orders: readonly Order[],
  movements: readonly StockMovement[],
): Alert[] {
  const low = items.filter(item => !item.archived && isLow(item));
  const ledgers = ledgersOf(low, orders, movements);
  return low.map(({ id, name, size, inStock, reorderPoint }) => {
    const out = inStock <= 0;
    const kind = out ? 'outOfStock' : 'lowStock';
    const at = lastFellTo(out ? 0 : reorderPoint, ledgers.get(id)?.lines ?? []);
    return {
      ...{ id: `${kind}.${id}.${momentKey(at)}`, topic: 'stock', severity: out ? 'error' : 'warning', at },
      ...{ kind, productId: id, name, size, inStock, reorderPoint },
    };
  });
}
