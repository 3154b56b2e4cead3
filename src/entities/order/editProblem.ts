import * as v from 'valibot';
import { ORDER_STATUSES, type OrderStatus } from './order';

/** Why a staff edit will not be saved as it is, however often it is sent. */
export type EditProblem =
  | { readonly kind: 'gone' }
  /** Someone changed the order after the person saw it; `now` is what they made of it. */
  | {
      readonly kind: 'conflict';
      readonly now: {
        readonly status: OrderStatus | null;
        readonly email: string;
        /** ISO instant of their change; null where the order has none. */
        readonly updatedAt: string | null;
      };
    }
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
    }),
  }),
  v.object({ kind: v.literal('outOfStock'), productName: v.string(), inStock: v.number() }),
  v.object({ kind: v.literal('denied') }),
]);

/** The reason kept with an edit that was set aside. One of another version of the app says only that it was denied. */
export function parseEditProblem(reason: unknown): EditProblem {
  const parsed = v.safeParse(schema, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
