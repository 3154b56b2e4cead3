// @bundle edits

import * as v from 'valibot';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@/domain/order/order';

/** What someone else made of an order. */
export type OrderNow = {
  readonly status: OrderStatus | null;
  readonly email: string;
  /** ISO instant of their change; null where the order has none. */
  readonly updatedAt: string | null;
  /** Absent from refusals that an earlier version of the app stored. */
  readonly phone?: string;
  readonly shippingAddress?: string;
  readonly restocked?: boolean;
};

/** Why a staff edit will not be saved as it is, however often it is sent. */
export type EditProblem =
  | { readonly kind: 'gone' }
  /** Someone changed the order after the person saw it; `now` is what they made of it. */
  | { readonly kind: 'conflict'; readonly now: OrderNow }
  /** Leaving `cancelled` takes the stock again, and there is not enough of it. */
  | { readonly kind: 'outOfStock'; readonly productName: string; readonly inStock: number }
  /** The rules refuse it, and nothing here can say why. */
  | { readonly kind: 'denied' };

const schema = v.union([
  v.object({ kind: v.literal('gone') }),
  v.object({
    kind: v.literal('conflict'),
    now: v.object({
      status: v.nullable(v.picklist(ORDER_STATUSES)),
      email: v.string(),
      updatedAt: v.nullable(v.string()),
      phone: v.exactOptional(v.string()),
      shippingAddress: v.exactOptional(v.string()),
      restocked: v.exactOptional(v.boolean()),
    }),
  }),
  v.object({ kind: v.literal('outOfStock'), productName: v.string(), inStock: v.number() }),
  v.object({ kind: v.literal('denied') }),
]);

/** The refusal of an edit by someone who has not seen the order as it is. */
export function conflictWith({
  status,
  email,
  updatedAt,
  phone,
  shippingAddress,
  restocked,
}: Order): EditProblem {
  return { kind: 'conflict', now: { status, email, updatedAt, phone, shippingAddress, restocked } };
}

/** The reason kept with an edit that failed. One of another version of the app says only that it was denied. */
export function parseEditProblem(reason: unknown): EditProblem {
  const parsed = v.safeParse(schema, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
