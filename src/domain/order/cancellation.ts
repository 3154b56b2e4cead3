// @bundle documents

import * as v from 'valibot';
import type { Shop } from '@/domain/shop/shop';
import { typedText } from '@/lib/text/textSchemas';
import { ORDER_STATUSES, type Order, type OrderStatus } from './order';

/** The longest reason the rules take. */
export const MAX_REASON_LENGTH = 500;

/** A customer's wish that an order of theirs be cancelled. Plain data. */
export type Cancellation = {
  /** Names this wish, so that sending it again finds it done. */
  readonly commandId: string;
  readonly orderId: string;
  /** Sent with this user's credentials only. */
  readonly userId: string;
  /** Free text of a person; empty where none was given. */
  readonly cancelReason: string;
};

const schema = v.object({
  commandId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  orderId: v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/)),
  userId: v.pipe(v.string(), v.minLength(1)),
  cancelReason: v.pipe(typedText, v.maxLength(MAX_REASON_LENGTH)),
});

/** A cancellation that was stored on the device. Throws when it is not one. */
export function parseCancellation(payload: unknown): Cancellation {
  return v.parse(schema, payload);
}

/** Why an order will not be cancelled by its customer, however often they ask. */
export type CancelProblem =
  /** It has moved on. */
  | { readonly kind: 'tooLate'; readonly status: OrderStatus | null }
  /** It was cancelled before, and staff opened it again: theirs to decide now. */
  | { readonly kind: 'reopened' }
  /** The shop takes cancellations by phone only. */
  | { readonly kind: 'byPhone' }
  /** An order so old that its bottles cannot be put back without a person looking. */
  | { readonly kind: 'cannotReturn' }
  | { readonly kind: 'gone' }
  /** The rules refuse it, and nothing here can say why. */
  | { readonly kind: 'denied' };

const problemSchema = v.variant('kind', [
  v.object({ kind: v.literal('tooLate'), status: v.nullable(v.picklist(ORDER_STATUSES)) }),
  v.object({ kind: v.picklist(['reopened', 'byPhone', 'cannotReturn', 'gone', 'denied']) }),
]);

/** The reason kept with a cancellation that failed. One of another version says only that it was denied. */
export function parseCancelProblem(reason: unknown): CancelProblem {
  const parsed = v.safeParse(problemSchema, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}

/** The bottles an order gives back, by product; null where the order does not say it as the rules need it. */
export function returnedQuantities({ items, quantities }: Order): ReadonlyMap<string, number> | null {
  if (quantities === null || items.length === 0 || items.length > 8) return null;
  const returned = new Map<string, number>();
  for (const { productId } of items) {
    const quantity = quantities[productId];
    if (!productId || quantity === undefined) return null;
    returned.set(productId, quantity);
  }
  return returned;
}

/** What stands in the way of cancelling an own order, as far as it can be seen here; null when nothing does. */
export function cancelProblem(order: Order, shop: Pick<Shop, 'cancelsPending'>): CancelProblem | null {
  if (order.status !== 'pending') return { kind: 'tooLate', status: order.status };
  if (!shop.cancelsPending) return { kind: 'byPhone' };
  if (order.statusTimes.cancelled !== undefined) return { kind: 'reopened' };
  return returnedQuantities(order) ? null : { kind: 'cannotReturn' };
}
