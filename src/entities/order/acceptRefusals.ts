import { paiseToRupees } from '@/shared/lib/money';
import type { OrderRefusal } from './orderRefusal';
import type { OrderSelection } from './orderSelection';

function accept(item: OrderSelection, { reason }: OrderRefusal): OrderSelection[] {
  switch (reason.kind) {
    case 'noLongerSold':
    case 'priceUnavailable':
    case 'outOfStock':
      return [];
    case 'onlyLeft':
      return [{ ...item, quantity: Math.min(item.quantity, reason.inStock) }];
    case 'priceChanged':
      return [{ ...item, product: { ...item.product, price: paiseToRupees(reason.toPaise) } }];
    case 'productChanged':
      return [{ ...item, product: { ...item.product, ...reason.to } }];
  }
}

/** The items of an order when the person takes the shop as it is now: fewer, at the new price, under the new name, or without. */
export function acceptRefusals(
  items: readonly OrderSelection[],
  refusals: readonly OrderRefusal[],
): readonly OrderSelection[] {
  return refusals.reduce<readonly OrderSelection[]>(
    (left, refusal) =>
      left.flatMap(item => (item.product.id === refusal.productId ? accept(item, refusal) : [item])),
    items,
  );
}
