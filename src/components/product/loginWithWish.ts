import type { OrderSelection } from '@/domain/product/orderSelection';
import { PATHS } from '@/lib/paths';

/** What the address of the sign-in calls the product, and how many of it where that is more than one bottle. */
export const WISH_PARAMETER = 'wish';
export const WISH_QUANTITY_PARAMETER = 'bottles';

/**
 * Where a visitor goes who wants to order: to sign in, with the menu to come back to and what is wanted. The state says
 * all of it, the address as much as it takes.
 */
export function loginWithWish(wish: OrderSelection) {
  const { product, quantity } = wish;
  return {
    to: `${PATHS.login}?${WISH_PARAMETER}=${encodeURIComponent(product.id)}${quantity > 1 ? `&${WISH_QUANTITY_PARAMETER}=${quantity}` : ''}`,
    state: { from: PATHS.menu, fromState: { wish } },
  };
}
