import * as v from 'valibot';
import type { Paise } from '@/shared/lib/money';
import type { OrderRefusal } from './orderRefusal';

/** Why an order will not be placed as it is, however often it is sent. */
export type OrderProblem =
  | { readonly kind: 'item'; readonly refusal: OrderRefusal }
  /** The shop's fee or tax is not what the person was shown. */
  | { readonly kind: 'charges'; readonly fromPaise: Paise; readonly toPaise: Paise }
  /** Another order already has this id. */
  | { readonly kind: 'idTaken' }
  /** The rules refuse it, and nothing here can say why. */
  | { readonly kind: 'denied' };

const paise = v.pipe(v.number(), v.safeInteger());

const schema = v.variant('kind', [
  v.object({
    kind: v.literal('item'),
    refusal: v.object({
      productId: v.string(),
      productName: v.string(),
      reason: v.variant('kind', [
        v.object({ kind: v.literal('noLongerSold') }),
        v.object({ kind: v.literal('priceUnavailable') }),
        v.object({ kind: v.literal('outOfStock') }),
        v.object({ kind: v.literal('onlyLeft'), inStock: v.number() }),
        v.object({ kind: v.literal('priceChanged'), fromPaise: paise, toPaise: paise }),
      ]),
    }),
  }),
  v.object({ kind: v.literal('charges'), fromPaise: paise, toPaise: paise }),
  v.object({ kind: v.literal('idTaken') }),
  v.object({ kind: v.literal('denied') }),
]);

/** The reason kept with a command that was set aside. One of another version of the app says only that it was denied. */
export function parseOrderProblem(reason: unknown): OrderProblem {
  const parsed = v.safeParse(schema, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
