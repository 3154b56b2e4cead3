import type { OrderSelection } from '@/entities/order/orderSelection';
import { PATHS } from '@/shared/paths';

/** Names the product in the address of the sign-in. */
export const WISH_PARAMETER = 'wish';

/**
 * Where a visitor goes who wants to order: to sign in, with the menu to come back to and what is wanted. The state says
 * all of it; the address says it to a page that is opened anew, as before any script or in a new tab.
 */
export function loginWithWish(wish: OrderSelection) {
  return {
    to: `${PATHS.login}?${WISH_PARAMETER}=${encodeURIComponent(wish.product.id)}`,
    state: { from: PATHS.menu, fromState: { wish } },
  };
}
