import { type Product, type Unorderable, unorderable } from '@/entities/product/product';
import type { Paise } from '@/shared/lib/money';
import type { OrderItem } from './order';

/** Why an order cannot be placed as the person saw it; names the first line that stands in the way. */
export type OrderRefusal = {
  readonly productId: string;
  readonly productName: string;
  readonly reason:
    | Unorderable
    | { readonly kind: 'priceChanged'; readonly fromPaise: Paise; readonly toPaise: Paise };
};

/**
 * Compares the lines of an order with the shop as it is now: each product sold, at the price shown, in
 * stock. Null when nothing stands in the way.
 */
export function refusalOf(
  items: readonly OrderItem[],
  productOf: (productId: string) => Product | undefined,
): OrderRefusal | null {
  for (const { productId, productName, quantity, pricePaise } of items) {
    const product = productOf(productId);
    const reason = unorderable(product, quantity);
    if (reason) return { productId, productName, reason };
    const toPaise = product?.pricePaise ?? pricePaise;
    if (toPaise !== pricePaise) {
      return { productId, productName, reason: { kind: 'priceChanged', fromPaise: pricePaise, toPaise } };
    }
  }
  return null;
}
