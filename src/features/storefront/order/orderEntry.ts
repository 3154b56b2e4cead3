import * as v from 'valibot';
import { splitAddress } from '@/domain/address/addressFields';
import { PAYMENT_METHODS } from '@/domain/order/order';
import { orderIdSchema } from '@/domain/order/placing/newOrderSchema';
import { MAX_PRODUCTS, MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import { type OrderProblem, orderProblemSchema } from '@/domain/order/placing/orderProblem';
import type { OrderRequest, OrderSelection } from '@/domain/product/orderSelection';
import { rupeesToPaise } from '@/lib/number/money';
import type { OrderFormValues } from './orderFormRules';

/** What the order form works from: it lives in the history entry, so that a reload is the same order. */
export type OrderEntry = OrderRequest & {
  /** Absent until the form has opened. */
  readonly orderId?: string;
  /** What had been typed when the page was left or the person was sent to sign in. */
  readonly draft?: Partial<OrderFormValues>;
  /** Those of the items that are in the cart leave it when they are ordered. */
  readonly fromCart?: true;
  /** The order on this device that this one takes the place of. */
  readonly replaces?: string;
  /** Why that one was refused: the form says it from the start. */
  readonly problem?: OrderProblem;
};

export type ParsedEntry =
  | { readonly kind: 'entry'; readonly entry: OrderEntry }
  | { readonly kind: 'noProduct' }
  | { readonly kind: 'badQuantity' }
  /** More products than one order may hold. */
  | { readonly kind: 'tooMany' };

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

const typed = v.exactOptional(v.pipe(v.string(), v.maxLength(10_000)));

const draftSchema = v.pipe(
  v.object({
    /** The whole of it, as an order that is taken back has it, and as an older app has left it. */
    address: typed,
    ...{ flat: typed, street: typed, locality: typed, pin: typed, landmark: typed },
    phone: typed,
    email: typed,
    paymentMethod: v.exactOptional(v.picklist(PAYMENT_METHODS)),
    instructions: typed,
    ...{ day: typed, slot: typed },
  }),
  v.transform(({ address, ...draft }) =>
    address === undefined ? draft : { ...splitAddress(address), ...draft },
  ),
);

const orderId = v.fallback(v.optional(orderIdSchema), undefined);

const selectionSchema = v.object({ product: productSchema, quantity: v.unknown() });

const restSchema = v.object({
  orderId,
  replaces: orderId,
  fromCart: v.fallback(v.optional(v.literal(true)), undefined),
  draft: v.fallback(v.optional(draftSchema), undefined),
  problem: v.fallback(v.optional(orderProblemSchema), undefined),
});

/** Order Now's form and that of several products alike; an older app has left states of the former. */
const entrySchema = v.union([
  v.object({ ...restSchema.entries, items: v.pipe(v.array(selectionSchema), v.minLength(1)) }),
  v.pipe(
    v.object({ ...restSchema.entries, ...selectionSchema.entries }),
    v.transform(({ product, quantity, ...rest }) => ({ ...rest, items: [{ product, quantity }] })),
  ),
]);

const quantitySchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_QUANTITY));

/** The same product twice is one line of an order: the rules take each once. */
function eachOnce(items: readonly OrderSelection[]): OrderSelection[] {
  const lines = new Map<string, OrderSelection>();
  for (const { product, quantity } of items) {
    lines.set(product.id, { product, quantity: quantity + (lines.get(product.id)?.quantity ?? 0) });
  }
  return [...lines.values()];
}

/**
 * Reads the order form's navigation state. An older version of the app may have written it, or a person: what
 * is not products with a price and a possible quantity is no order.
 */
export function parseOrderEntry(state: unknown): ParsedEntry {
  const parsed = v.safeParse(entrySchema, state);
  if (!parsed.success) return { kind: 'noProduct' };
  const { orderId, replaces, draft, fromCart, problem } = parsed.output;
  if (!parsed.output.items.every(({ quantity }) => v.is(quantitySchema, quantity))) {
    return { kind: 'badQuantity' };
  }
  const items = eachOnce(parsed.output.items as OrderSelection[]);
  if (!items.every(({ quantity }) => v.is(quantitySchema, quantity))) return { kind: 'badQuantity' };
  if (items.length > MAX_PRODUCTS) return { kind: 'tooMany' };
  return {
    kind: 'entry',
    entry: {
      items,
      ...(orderId && { orderId }),
      ...(replaces && { replaces }),
      ...(fromCart && { fromCart }),
      ...(draft && { draft }),
      ...(problem && { problem }),
    },
  };
}
