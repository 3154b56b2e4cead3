import { type Product, type Unorderable, unorderable } from '@/entities/product/product';
import type { Paise } from '@/shared/lib/money';
import type { OrderItem } from './order';

/** Why a line of an order cannot be placed as the person saw it. */
export type OrderRefusal = {
  readonly productId: string;
  readonly productName: string;
  readonly reason:
    | Unorderable
    | { readonly kind: 'priceChanged'; readonly fromPaise: Paise; readonly toPaise: Paise };
};

function refusalsOfLine(
  { productId, productName, quantity, pricePaise }: OrderItem,
  product: Product | undefined,
): OrderRefusal[] {
  const reasons: OrderRefusal['reason'][] = [];
  const reason = unorderable(product, quantity);
  if (reason) reasons.push(reason);
  // Of what cannot be had at all the price is of no interest.
  const toPaise = reason === null || reason.kind === 'onlyLeft' ? product?.pricePaise : null;
  if (toPaise && toPaise !== pricePaise)
    reasons.push({ kind: 'priceChanged', fromPaise: pricePaise, toPaise });
  return reasons.map(kept => ({ productId, productName, reason: kept }));
}

/**
 * Compares the lines of an order with the shop as it is now: each product sold, at the price shown, in stock. All that
 * stands in the way, in the order of the lines; empty when nothing does.
 */
export function refusalsOf(
  items: readonly OrderItem[],
  productOf: (productId: string) => Product | undefined,
): OrderRefusal[] {
  return items.flatMap(item => refusalsOfLine(item, productOf(item.productId)));
}
