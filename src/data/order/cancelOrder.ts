import { parseShop } from '@/data/shop/shopDocument';
import {
  type Cancellation,
  type CancelProblem,
  cancelProblem,
  returnedQuantities,
} from '@/domain/order/cancellation';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { incrementBy, type PlainDocument, serverTime } from '@/lib/plainData';
import { type FailedCommit, type Run, runCommit } from '@/services/firebase/firestore/runCommit';
import type { Transaction } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import { parseOrder } from './orderDocument';

export type CancelOrderResult =
  /** The order is cancelled; whether by this call, an earlier one, or somebody else. */
  | { readonly outcome: 'cancelled' }
  | { readonly outcome: 'refused'; readonly problem: CancelProblem }
  /** Sending the same cancellation again is safe. */
  | FailedCommit;

const refused = (problem: CancelProblem): CancelOrderResult => ({ outcome: 'refused', problem });

/** What is to be said of an order as it is stored; null when nothing but the rules can stand in the way. */
function judge(stored: PlainDocument | null, shop: Shop = DEFAULT_SHOP): CancelOrderResult | null {
  if (!stored) return refused({ kind: 'gone' });
  const order = parseOrder(stored);
  if (order.status === 'cancelled') return { outcome: 'cancelled' };
  const problem = cancelProblem(order, shop);
  return problem && refused(problem);
}

/** The cancellation and its bottles in one commit, exactly as the rules want a customer's. */
async function writeCancellation(
  cancellation: Cancellation,
  transaction: Transaction,
): Promise<CancelOrderResult> {
  const { orderId, commandId, cancelReason } = cancellation;
  const stored = await transaction.get(`orders/${orderId}`);
  const judged = judge(stored);
  if (judged) return judged;
  const returned = stored && returnedQuantities(parseOrder(stored));
  if (!returned) return refused({ kind: 'cannotReturn' });
  transaction.update(`orders/${orderId}`, {
    status: 'cancelled',
    'statusTimes.cancelled': serverTime,
    cancelledAt: serverTime,
    cancelReason,
    updatedAt: serverTime,
    lastCommandId: commandId,
  });
  for (const [productId, quantity] of returned) {
    transaction.update(`inventory/${productId}`, {
      inStock: incrementBy(quantity),
      lastCancelledOrderId: orderId,
      lastUpdated: serverTime,
      updatedAt: serverTime,
    });
  }
  return { outcome: 'cancelled' };
}

const readOrder = async ({ orderId }: Cancellation, run: Run) =>
  (await run({ as: 'storefront', get: `orders/${orderId}` })) as PlainDocument | null;

/** Whether an order is cancelled on the server. Rejects when the server cannot be asked. */
export async function isCancelled(cancellation: Cancellation, run: Run): Promise<boolean> {
  return judge(await readOrder(cancellation, run))?.outcome === 'cancelled';
}

/** Whether all products of an order are there to take its bottles back: the rules deny what is to change one that is not. */
async function hasShelf(stored: PlainDocument | null, run: Run): Promise<boolean> {
  const returned = stored && returnedQuantities(parseOrder(stored));
  for (const [productId] of returned ?? []) {
    if ((await run({ as: 'anyone', get: `inventory/${productId}` })) === null) return false;
  }
  return true;
}

/** Decides the result of a failed try: by the order's document, then by the shop's settings and stock. */
async function explain(
  cancellation: Cancellation,
  failed: FailedCommit,
  run: Run,
): Promise<CancelOrderResult> {
  const { kind } = failed.error;
  const wasRefused = kind === 'denied' || kind === 'notFound';
  try {
    const [stored, shop] = await Promise.all([
      readOrder(cancellation, run),
      run({ as: 'anyone', get: 'settings/shop' }),
    ]);
    const judged = judge(stored, parseShop(shop as PlainDocument | null));
    if (judged) return judged;
    if (!wasRefused) return failed;
    return refused({ kind: (await hasShelf(stored, run)) ? 'denied' : 'cannotReturn' });
  } catch (thrown) {
    // Somebody else's order cannot even be read.
    return wasRefused && toAppError(thrown).kind === 'denied' ? refused({ kind: 'denied' }) : failed;
  }
}

/**
 * Cancels a customer's own pending order and puts its bottles back, once however often it is called. As with placing, an
 * error code never decides what happened: the order document does. Never rejects.
 */
export async function cancelOrder(cancellation: Cancellation, run: Run): Promise<CancelOrderResult> {
  const result = await runCommit(run, {
    as: 'storefront',
    uid: cancellation.userId,
    transaction: 'cancelOrder',
    run: transaction => writeCancellation(cancellation, transaction),
  });
  return result.outcome === 'failed' ? explain(cancellation, result, run) : result;
}
