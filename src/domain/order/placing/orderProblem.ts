import * as v from 'valibot';
import type { DeliveryProblem } from '@/domain/delivery/deliveryAreas';
import type { Paise } from '@/lib/number/money';
import type { OrderRefusal } from './orderRefusal';

/** Why an order will not be placed as it is, however often it is sent. */
export type OrderProblem =
  | {
      readonly kind: 'item';
      readonly refusal: OrderRefusal;
      /** What else stands in the way. Apart from the first, so that a version of the app that knows only one reads that. */
      readonly others?: readonly OrderRefusal[];
    }
  /** The shop's fee or tax is not what the person was shown. */
  | { readonly kind: 'charges'; readonly fromPaise: Paise; readonly toPaise: Paise }
  /** More bottles than the shop sells in one order. */
  | { readonly kind: 'tooManyUnits'; readonly most: number }
  | DeliveryProblem
  /** Another order already has this id. */
  | { readonly kind: 'idTaken' }
  /** This customer's order has it, placed before with other words: what was changed since is not in it. */
  | { readonly kind: 'alreadyPlaced' }
  /** The rules refuse it, and nothing here can say why. */
  | { readonly kind: 'denied' };

const paise = v.pipe(v.number(), v.safeInteger());
const called = v.object({ name: v.string(), size: v.string() });

const refusal = v.object({
  productId: v.string(),
  productName: v.string(),
  size: v.exactOptional(v.string()),
  reason: v.variant('kind', [
    v.object({ kind: v.literal('noLongerSold') }),
    v.object({ kind: v.literal('priceUnavailable') }),
    v.object({ kind: v.literal('outOfStock') }),
    v.object({ kind: v.literal('onlyLeft'), inStock: v.number() }),
    v.object({ kind: v.literal('priceChanged'), fromPaise: paise, toPaise: paise }),
    v.object({
      kind: v.literal('productChanged'),
      from: called,
      to: v.object({ ...called.entries, image: v.string() }),
    }),
  ]),
});

/** The stored form of an `OrderProblem`. */
export const orderProblemSchema = v.variant('kind', [
  v.object({ kind: v.literal('item'), refusal, others: v.exactOptional(v.array(refusal)) }),
  v.object({ kind: v.literal('charges'), fromPaise: paise, toPaise: paise }),
  v.object({ kind: v.literal('tooManyUnits'), most: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ kind: v.literal('deliveryTime'), next: v.object({ day: v.string(), slot: v.string() }) }),
  v.object({ kind: v.literal('notDelivered'), pin: v.string() }),
  v.object({ kind: v.literal('noAreas') }),
  v.object({ kind: v.literal('idTaken') }),
  v.object({ kind: v.literal('alreadyPlaced') }),
  v.object({ kind: v.literal('denied') }),
]);

/** What stands in the way of an order's lines as a problem; null when nothing does. */
export function itemProblem([refusal, ...others]: readonly OrderRefusal[]): OrderProblem | null {
  return refusal ? { kind: 'item', refusal, ...(others.length > 0 && { others }) } : null;
}

/** The reason kept with a command that failed. One of another version of the app says only that it was denied. */
export function parseOrderProblem(reason: unknown): OrderProblem {
  const parsed = v.safeParse(orderProblemSchema, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
