import type { SeedProduct } from './catalogue';
import { DAY_MS, HOUR_MS } from './day';
import { OLDEST_CURRENT_SHAPE_DAYS } from './orderPlan';
import { isStaffMade, type SeedOrder } from './seedOrder';

/** One change of a product's stock; `kind` as in `stockMovements`, or read from the orders themselves. */
export type StockEntry = {
  readonly kind: 'opening' | 'received' | 'damaged' | 'restocked' | 'sold' | 'returned';
  readonly atMs: number;
  /** What is added to the stock. */
  readonly quantity: number;
  /** The stock afterwards. */
  readonly after: number;
  readonly orderId: string;
};

type Change = Omit<StockEntry, 'after'>;

/**
 * Every change of a product's stock that ends in what the shelf holds today, oldest first: sales and
 * cancellations as the orders tell them, and the opening and deliveries that make them possible. The book
 * was opened with the current form of orders; older ones are not in it.
 */
export function buildStockLedger(
  product: SeedProduct,
  orders: readonly SeedOrder[],
  todayMs: number,
): StockEntry[] {
  const changes = [...supplies(product, orderChanges(product, orders), todayMs)].sort(
    (a, b) => a.atMs - b.atMs,
  );
  let after = 0;
  return changes.map(change => {
    after += change.quantity;
    return { ...change, after };
  });
}

function orderChanges(product: SeedProduct, orders: readonly SeedOrder[]): Change[] {
  return orders.flatMap(order => {
    const quantity = order.items.find(item => item.product === product)?.quantity;
    if (quantity === undefined || order.shape !== 'current') return [];
    const sold: Change = { kind: 'sold', atMs: order.placedAtMs, quantity: -quantity, orderId: order.id };
    const cancelled = order.steps.find(({ status }) => status === 'cancelled');
    if (!cancelled) return [sold];
    const kind = isStaffMade(order) ? 'restocked' : 'returned';
    return [sold, { kind, atMs: cancelled.atMs, quantity, orderId: order.id }];
  });
}

/**
 * Walks back from today's stock: where the shelf would have held a whole delivery more than it needs, that
 * delivery had just come; where it would have held less than nothing, something broke later.
 */
function* supplies(product: SeedProduct, changes: readonly Change[], todayMs: number): Generator<Change> {
  const lot = product.reorderPoint * 4;
  const least = Math.floor(product.reorderPoint / 3);
  let stock = product.inStock;
  for (const change of changes.toSorted((a, b) => b.atMs - a.atMs)) {
    yield change;
    stock -= change.quantity;
    if (stock < 0) {
      yield { kind: 'damaged', atMs: change.atMs + 1000, quantity: stock - least, orderId: '' };
      stock = least;
    }
    while (stock - lot >= least) {
      yield { kind: 'received', atMs: change.atMs - HOUR_MS, quantity: lot, orderId: '' };
      stock -= lot;
    }
  }
  const openedAtMs = todayMs - (OLDEST_CURRENT_SHAPE_DAYS + 1) * DAY_MS;
  yield { kind: 'opening', atMs: openedAtMs, quantity: stock, orderId: '' };
}
