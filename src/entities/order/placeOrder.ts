import { parseProduct } from '@/entities/product/productDocument';
import { incrementBy, type PlainDocument, serverTime } from '@/services/firebase/plainData';
import type { FirestoreRequest, Transaction } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import type { AppError } from '@/shared/lib/appError';
import { type NewOrder, toOrderDocument } from './newOrder';
import { type OrderRefusal, refusalOf } from './orderRefusal';

export type PlaceOrderResult =
  /** It is on the server, exactly once; whether by this call or an earlier one. */
  | { readonly outcome: 'placed' }
  | { readonly outcome: 'refused'; readonly refusal: OrderRefusal }
  /** Another order already has this id. */
  | { readonly outcome: 'idTaken' }
  /** Not placed, or not known to be: sending the same order again is safe. */
  | { readonly outcome: 'failed'; readonly error: AppError };

type Run = (request: FirestoreRequest) => Promise<unknown>;

/** Whether a stored document is this very order, sent before. */
function isSameOrder(order: NewOrder, { data }: PlainDocument): boolean {
  const stored = data.quantities;
  if (data.userId !== order.userId || typeof stored !== 'object' || stored === null) return false;
  const quantities = new Map(Object.entries(stored));
  return (
    quantities.size === order.items.length &&
    order.items.every(item => quantities.get(item.productId) === item.quantity)
  );
}

/** The order and its stock in one commit. Only the order is read, so buyers of one product do not contend. */
async function writeOrder(order: NewOrder, transaction: Transaction): Promise<PlaceOrderResult> {
  const stored = await transaction.get(`orders/${order.id}`);
  if (stored) return isSameOrder(order, stored) ? { outcome: 'placed' } : { outcome: 'idTaken' };
  transaction.set(`orders/${order.id}`, toOrderDocument(order));
  for (const { productId, quantity } of order.items) {
    transaction.update(`inventory/${productId}`, {
      inStock: incrementBy(-quantity),
      lastOrderId: order.id,
      lastUpdated: serverTime,
      updatedAt: serverTime,
    });
  }
  return { outcome: 'placed' };
}

async function readRefusal(order: NewOrder, run: Run): Promise<OrderRefusal | null> {
  const documents = await Promise.all(
    order.items.map(({ productId }) => run({ as: 'anyone', get: `inventory/${productId}` })),
  );
  const products = new Map(
    (documents as (PlainDocument | null)[])
      .flatMap(document => (document && parseProduct(document)) ?? [])
      .map(product => [product.id, product]),
  );
  return refusalOf(order.items, productId => products.get(productId));
}

async function storedResult(order: NewOrder, run: Run): Promise<PlaceOrderResult | null> {
  const stored = await run({ as: 'storefront', get: `orders/${order.id}` });
  if (!stored) return null;
  return isSameOrder(order, stored as PlainDocument) ? { outcome: 'placed' } : { outcome: 'idTaken' };
}

/**
 * Places a customer's order, at most once however often it is called (spec §4: save, then reduce stock; here
 * both in one commit). An error code never decides whether it was placed — Firestore lite gives one code to
 * several causes, and an answer may be lost — the order document does. Never rejects.
 */
export async function placeOrder(order: NewOrder, run: Run): Promise<PlaceOrderResult> {
  try {
    const refusal = await readRefusal(order, run);
    // An earlier call whose answer was lost may itself have taken the stock that is now missing.
    if (refusal) return (await storedResult(order, run)) ?? { outcome: 'refused', refusal };
    const result = await run({
      as: 'storefront',
      transaction: 'placeOrder',
      run: transaction => writeOrder(order, transaction),
    });
    return result as PlaceOrderResult;
  } catch (thrown) {
    const error = toAppError(thrown);
    try {
      return (await storedResult(order, run)) ?? { outcome: 'failed', error };
    } catch {
      return { outcome: 'failed', error };
    }
  }
}
