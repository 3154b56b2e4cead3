import { baseVersionOf, type EditsOfOrder } from '@/data/order/queuedEdits';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import { nextStep, type UnusualMove, unusualMove } from '@/domain/order/edit/statusMove';
import { holdsStock, type Order, type OrderStatus } from '@/domain/order/order';
import { recordOf } from '@/domain/order/payment/payment';

/** Each is a command of its own, and the outbox sends one after the other: this many take about a minute. */
export const MAX_BULK_ORDERS = 200;

export type SkipReason =
  | { readonly kind: 'same' | 'beyond' | UnusualMove }
  | { readonly kind: 'noStock'; readonly productName: string; readonly inStock: number };

/** What becomes of one of the orders: `skipped` is null for one that changes. */
export type PlannedOrder = { readonly order: Order; readonly skipped: SkipReason | null };

export type BulkPlan = {
  readonly planned: readonly PlannedOrder[];
  /** Whole bottles. */
  readonly returned: number;
  readonly taken: number;
};

/** Bottles on the shelf by product id. */
export type Shelf = ReadonlyMap<string, { readonly name: string; readonly inStock: number }>;

type Asked = {
  readonly to: OrderStatus;
  /** Whether unusual moves are made as well. */
  readonly unusual: boolean;
  /** Null where the stock is not known: then only the server can tell. */
  readonly shelf: Shelf | null;
};

/** What normally comes next for orders that all stand at the same place; null where there is no such thing. */
export function nextStatus(orders: readonly Order[]): OrderStatus | null {
  const [first = null, ...others] = new Set(orders.map(({ status }) => status));
  return others.length === 0 ? nextStep(first) : null;
}

/** The bottles of an order that stand on a shelf, by product. */
function bottlesOf({ items }: Order): Map<string, { name: string; quantity: number }> {
  const bottles = new Map<string, { name: string; quantity: number }>();
  for (const { productId, productName, quantity } of items) {
    if (!productId) continue;
    const known = bottles.get(productId)?.quantity ?? 0;
    bottles.set(productId, { name: productName, quantity: known + quantity });
  }
  return bottles;
}

const sumOf = (bottles: ReadonlyMap<string, { quantity: number }>): number =>
  Array.from(bottles.values()).reduce((sum, { quantity }) => sum + quantity, 0);

/** What a change of many orders comes to: which change, which stay and why, and what it does to the stock. */
export function planBulk(orders: readonly Order[], { to, unusual, shelf }: Asked): BulkPlan {
  const left = new Map(Array.from(shelf ?? [], ([id, { inStock }]) => [id, inStock]));
  let [changing, returned, taken] = [0, 0, 0];

  /** Takes an order's bottles from what is left, or says which product there is too little of. */
  function take(bottles: ReturnType<typeof bottlesOf>): SkipReason | null {
    if (!shelf) return null;
    for (const [id, { name, quantity }] of bottles) {
      const inStock = left.get(id) ?? 0;
      if (inStock < quantity) {
        return { kind: 'noStock', productName: shelf.get(id)?.name ?? name, inStock };
      }
    }
    for (const [id, { quantity }] of bottles) left.set(id, (left.get(id) ?? 0) - quantity);
    return null;
  }

  function skip(order: Order): SkipReason | null {
    if (order.status === to) return { kind: 'same' };
    const move = unusualMove(order.status, to);
    if (move && !unusual) return { kind: move };
    if (changing === MAX_BULK_ORDERS) return { kind: 'beyond' };
    const bottles = bottlesOf(order);
    // Only bottles that went back to stock are taken again; lost ones were never returned.
    if (move === 'reopen' && !holdsStock(order)) {
      const missing = take(bottles);
      if (missing) return missing;
      taken += sumOf(bottles);
    }
    if (to === 'cancelled') {
      // Bottles of a product that is gone have no shelf to return to.
      for (const [id, { quantity }] of bottles) returned += !shelf || shelf.has(id) ? quantity : 0;
    }
    changing += 1;
    return null;
  }

  const planned = orders.map(order => ({ order, skipped: skip(order) }));
  return { planned, returned, taken };
}

type Who = { readonly id: string; readonly name: string };

/** The edit that gives one order its new status, made on what the person sees of it. */
export const bulkEdit = (
  order: Order,
  edits: EditsOfOrder | undefined,
  to: OrderStatus,
  commandId: string,
  by: Who,
): OrderEdit => ({
  ...baseVersionOf(order, edits?.pendingChanges),
  orderId: order.id,
  email: order.email,
  status: to,
  commandId,
  by,
});

/** One change of many, and what it was made from. */
export type BulkChange = { readonly order: Order; readonly edit: OrderEdit };

/**
 * The edit that takes a change back, built on it, so that it is no surprise to find it there. Null where the order had no
 * status that could be given back.
 */
export function undoEdit({ order, edit }: BulkChange, commandId: string): OrderEdit | null {
  const { status, restocked, cancelReason } = order;
  if (status === null) return null;
  const edits = { pendingChanges: [edit], waiting: false, failed: [] };
  return {
    ...bulkEdit({ ...order, status: edit.status }, edits, status, commandId, edit.by),
    // Cancelled again as it was before: bottles that had not come back still have not.
    ...(status === 'cancelled' && { cancellation: { restock: restocked, reason: cancelReason } }),
    ...(edit.payment && { payment: recordOf(order) }),
  };
}
