import * as v from 'valibot';
import { PAYMENT_METHODS } from '@/entities/order/order';
import { MAX_QUANTITY } from '@/entities/order/orderLimits';
import type { OrderSelection } from '@/entities/order/orderSelection';
import { rupeesToPaise } from '@/shared/lib/money';
import type { OrderFormValues } from './orderFormRules';

/** What the order form works from: it lives in the history entry, so that a reload is the same order. */
export type OrderEntry = OrderSelection & {
  /** Absent until the form has opened. */
  readonly orderId?: string;
  /** What had been typed when the person was sent to sign in. */
  readonly draft?: OrderFormValues;
  /** The order on this device that this one takes the place of. */
  readonly replaces?: string;
};

export type ParsedEntry =
  | { readonly kind: 'entry'; readonly entry: OrderEntry }
  | { readonly kind: 'noProduct' }
  | { readonly kind: 'badQuantity' };

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

const productSchema = v.object({
  // An id that can stand in a document's path: anything else was never one of ours.
  id: v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/)),
  name: v.pipe(text(200), v.trim(), v.minLength(1)),
  size: v.fallback(text(50), ''),
  price: v.pipe(
    v.number(),
    v.maxValue(1_000_000),
    v.check(price => rupeesToPaise(price) > 0),
  ),
  image: v.fallback(v.pipe(text(2000), v.regex(/^(https:\/\/|\/(?!\/))/i)), ''),
  description: v.fallback(text(2000), ''),
});

const draftSchema = v.object({
  address: v.string(),
  phone: v.string(),
  email: v.string(),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  instructions: v.string(),
});

const orderId = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{10,20}$/))), undefined);

const entrySchema = v.object({
  product: productSchema,
  quantity: v.unknown(),
  orderId,
  replaces: orderId,
  draft: v.fallback(v.optional(draftSchema), undefined),
});

const quantitySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/**
 * Reads the order form's navigation state. An older version of the app may have written it, or a person: what
 * is not a product with a price and a possible quantity is no order.
 */
export function parseOrderEntry(state: unknown): ParsedEntry {
  const parsed = v.safeParse(entrySchema, state);
  if (!parsed.success) return { kind: 'noProduct' };
  const { product, orderId, replaces, draft } = parsed.output;
  const quantity = v.safeParse(quantitySchema, parsed.output.quantity);
  if (!quantity.success) return { kind: 'badQuantity' };
  return {
    kind: 'entry',
    entry: {
      product,
      quantity: quantity.output,
      ...(orderId && { orderId }),
      ...(replaces && { replaces }),
      ...(draft && { draft }),
    },
  };
}
