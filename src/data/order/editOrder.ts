import { parseProduct } from '@/data/product/productDocument';
import { conflictWith, type EditProblem } from '@/domain/order/edit/editProblem';
import { changeEntry, hasAppliedCommand, statusFields } from '@/domain/order/edit/orderChanges';
import { applyEdit, isPlannedAs, matchesSeenVersion, type OrderEdit } from '@/domain/order/edit/orderEdit';
import { UPDATE_ORDER } from '@/domain/order/edit/orderEditSchema';
import { storedPayment } from '@/domain/order/edit/paymentFields';
import { holdsStock, type Order } from '@/domain/order/order';
import { staffStamp } from '@/domain/staff/staffChange';
import { instantAt, type PlainDocument, serverTime, type WriteData } from '@/lib/plainData';
import type { Transaction } from '@/services/firebase/requests';
import { parseOrder } from './orderDocument';

export type EditOrderResult =
  | { readonly outcome: 'saved' }
  /** Nothing was written. */
  | { readonly outcome: 'refused'; readonly problem: EditProblem };

const refused = (problem: EditProblem): EditOrderResult => ({ outcome: 'refused', problem });

/** Which way an order's bottles move: back to the shelf, off it, or not at all. */
function stockDirection(before: Order, after: Order): 1 | -1 | 0 {
  if (holdsStock(before) === holdsStock(after)) return 0;
  return holdsStock(before) ? 1 : -1;
}

/** The order's bottles by product; a product on two lines of an old order is counted once, with the sum. */
function quantityByProduct(order: Order): Map<string, { quantity: number; name: string }> {
  const byProduct = new Map<string, { quantity: number; name: string }>();
  for (const { productId, productName, quantity } of order.items) {
    if (!productId) continue;
    const known = byProduct.get(productId)?.quantity ?? 0;
    byProduct.set(productId, { quantity: known + quantity, name: productName });
  }
  return byProduct;
}

type StockWrite = {
  readonly productId: string;
  readonly quantity: number;
  readonly product: WriteData;
  readonly movement: WriteData | null;
};

/** The stock and movement writes of a status change, or why it cannot be made. Reads only. */
async function planStock(
  transaction: Transaction,
  edit: OrderEdit,
  order: Order,
): Promise<StockWrite[] | EditOrderResult> {
  const direction = stockDirection(order, applyEdit(order, edit));
  if (direction === 0) return [];
  const writes: StockWrite[] = [];
  for (const [productId, { quantity, name }] of quantityByProduct(order)) {
    const document = await transaction.get(`inventory/${productId}`);
    const product = document && parseProduct(document);
    if (!product) {
      // A deleted product has no stock: bottles that come back are skipped, and taking bottles is refused.
      if (direction === 1) continue;
      return refused({ kind: 'outOfStock', productName: name, inStock: 0 });
    }
    const after = product.inStock + direction * quantity;
    if (after < 0) {
      return refused({ kind: 'outOfStock', productName: product.name, inStock: product.inStock });
    }
    writes.push({
      productId,
      quantity,
      product: {
        // As read in this transaction, not added to: older data hold halves and doubles, and staff leave whole numbers.
        inStock: after,
        ...(direction === 1
          ? { lastCancelledOrderId: order.id }
          : { lastOrderId: order.id, lastCancelledOrderId: '' }),
        ...staffStamp(UPDATE_ORDER, edit),
      },
      // A reopened order says itself who took its bottles again, and when.
      movement:
        direction === 1
          ? {
              ...{
                productId,
                kind: 'restocked',
                quantity,
                after,
                reason: edit.cancellation?.reason ?? '',
                orderId: order.id,
              },
              ...{ by: edit.by.id, byName: transaction.me.name, at: serverTime, commandId: edit.commandId },
            }
          : null,
    });
  }
  return writes;
}

/** What an order says of the bottles that it takes from the shelf again. An old one is given its `quantities` with it. */
function reopening(
  { commandId, by }: OrderEdit,
  { me }: Transaction,
  { quantities }: Order,
  stock: readonly StockWrite[],
): WriteData {
  const taken = { at: serverTime, by: by.id, byName: me.name };
  return {
    [`reopenings.${commandId}`]: taken,
    ...(quantities === null && {
      quantities: Object.fromEntries(stock.map(({ productId, quantity }) => [productId, quantity])),
    }),
  };
}

/** What an edit writes: of the fields it names those that are to be another. */
function orderFields(edit: OrderEdit, order: Order, stored: PlainDocument): WriteData {
  const after = applyEdit(order, edit);
  const { phone, shippingAddress, run, estimatedDelivery, payment } = edit;
  return {
    ...(edit.email !== order.email && { email: edit.email }),
    ...(phone !== undefined && phone !== order.phone && { phone, customerPhone: phone }),
    ...(shippingAddress !== undefined && shippingAddress !== order.shippingAddress && { shippingAddress }),
    ...(payment && { payment: storedPayment(payment, edit.by.id) }),
    ...(run && !isPlannedAs({ run }, order) && { run }),
    ...(estimatedDelivery !== undefined &&
      !isPlannedAs({ estimatedDelivery }, order) && { estimatedDelivery: instantAt(estimatedDelivery) }),
    ...(after.delivery &&
      after.delivery.slot !== order.delivery?.slot && { 'delivery.slot': after.delivery.slot }),
    ...staffStamp(UPDATE_ORDER, edit),
    ...(order.status !== edit.status && {
      ...statusFields(stored, edit.status),
      ...(edit.status === 'cancelled' && {
        cancelledAt: serverTime,
        cancelReason: after.cancelReason,
        restocked: after.restocked,
      }),
    }),
  };
}

/**
 * Saves a staff edit in one transaction: any status to any status (spec §4), but never over a change the
 * person has not seen, and never without its stock: entering `cancelled` returns the bottles or records that they
 * are damaged or lost, leaving it takes again what was returned or is refused.
 */
export async function editOrder(edit: OrderEdit, transaction: Transaction): Promise<EditOrderResult> {
  const stored = await transaction.get(`orders/${edit.orderId}`);
  if (!stored) return refused({ kind: 'gone' });
  const order = parseOrder(stored);
  if (hasAppliedCommand(stored, edit.commandId)) return { outcome: 'saved' };
  if (!matchesSeenVersion(edit, order)) {
    return refused(conflictWith(order));
  }

  const stock = await planStock(transaction, edit, order);
  if (!Array.isArray(stock)) return stock;

  const fields = orderFields(edit, order, stored);
  const reopens = stockDirection(order, applyEdit(order, edit)) === -1;
  transaction.update(`orders/${edit.orderId}`, {
    ...fields,
    ...changeEntry(stored, fields, edit, transaction.me.name),
    ...(reopens && reopening(edit, transaction, order, stock)),
  });
  for (const { productId, product, movement } of stock) {
    transaction.update(`inventory/${productId}`, product);
    if (movement) transaction.set(`stockMovements/${edit.commandId}-${productId}`, movement);
  }
  return { outcome: 'saved' };
}
