import { maxOrderable } from '@/domain/order/placing/stockRules';
import { type OrderSelection, toOrderSelection } from '@/domain/product/orderSelection';
import { type Product, unavailableReason } from '@/domain/product/product';
import { boundQuantity } from '@/domain/product/quantityRules';
import type { wishOfAddress } from './originAfterSignIn';

/**
 * What the order form works from, of what the address wishes for, which may be in the cart or on its way there; null where it
 * is not known here or cannot be ordered.
 */
export function orderOfWish(
  origin: ReturnType<typeof wishOfAddress>,
  products: readonly Product[],
): OrderSelection | null {
  if (!origin) return null;
  const { wish } = origin.fromState;
  const product = products.find(({ id }) => id === wish.product.id);
  if (!product) return null;
  const quantity = boundQuantity(wish.quantity, maxOrderable(product));
  const order = unavailableReason(product, quantity) === null ? toOrderSelection(product, quantity) : null;
  return order && { ...order, fromCart: true };
}
