import * as v from 'valibot';
import { MAX_QUANTITY } from '@/domain/order/orderLimits';

/** What a visitor wanted to order before they signed in. */
export type Wish = { readonly productId: string; readonly quantity: number };

const schema = v.object({
  wish: v.object({
    product: v.object({ id: v.string() }),
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  }),
});

/** Reads the menu's navigation state; null where nobody wished for anything. */
export function parseWish(state: unknown): Wish | null {
  const parsed = v.safeParse(schema, state);
  if (!parsed.success) return null;
  const { product, quantity } = parsed.output.wish;
  return { productId: product.id, quantity };
}
