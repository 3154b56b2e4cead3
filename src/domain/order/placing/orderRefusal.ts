import type { OrderItem } from '@/domain/order/order';
import { isSameProductName, type NamedProduct } from '@/domain/product/isSameProductName';
import { type Product, type UnavailableReason, unavailableReason } from '@/domain/product/product';
import type { Paise } from '@/lib/number/money';

/** Why a line of an order cannot be placed as the person saw it. */
export type OrderRefusal = {
  readonly productId: string;
  readonly productName: string;
  /** As ordered. Missing in a problem that an earlier version of the app has stored. */
  readonly size?: string;
  readonly reason:
    | UnavailableReason
    | { readonly kind: 'priceChanged'; readonly fromPaise: Paise; readonly toPaise: Paise }
    /** It has another name or size by now, with which its picture comes. */
    | {
        readonly kind: 'productChanged';
        readonly from: NamedProduct;
        readonly to: NamedProduct & Pick<Product, 'image'>;
      };
};

function refusalsOfLine(
  { productId, productName, size, quantity, pricePaise }: OrderItem,
  product: Product | undefined,
): OrderRefusal[] {
  const reasons: OrderRefusal['reason'][] = [];
  const reason = unavailableReason(product, quantity);
  if (reason) reasons.push(reason);
  // When the product cannot be ordered at all, its new name or price does not matter.
  const offered = reason === null || reason.kind === 'onlyLeft' ? product : undefined;
  const from = { name: productName, size };
  if (offered && !isSameProductName(from, offered)) {
    const { name, size, image } = offered;
    reasons.push({ kind: 'productChanged', from, to: { name, size, image } });
  }
  const toPaise = offered?.pricePaise;
  if (toPaise && toPaise !== pricePaise)
    reasons.push({ kind: 'priceChanged', fromPaise: pricePaise, toPaise });
  return reasons.map(each => ({ productId, productName, size, reason: each }));
}

/**
 * Compares the lines of an order with the shop as it is now: each product sold, called as shown, at the price shown, in
 * stock. All that stands in the way, in the order of the lines; empty when nothing does. That a product has another picture
 * is no reason to ask: `withInventoryTexts` takes it.
 */
export function refusalsOf(
  items: readonly OrderItem[],
  productOf: (productId: string) => Product | undefined,
): OrderRefusal[] {
  return items.flatMap(item => refusalsOfLine(item, productOf(item.productId)));
}
