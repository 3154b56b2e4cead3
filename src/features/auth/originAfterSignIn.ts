import { WISH_PARAMETER, WISH_QUANTITY_PARAMETER } from '@/components/product/loginWithWish';
import { MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import { boundQuantity, parseQuantity } from '@/domain/product/quantityRules';
import { PATHS } from '@/lib/paths';

const AFTER_SIGN_IN: readonly string[] = [
  PATHS.landing,
  PATHS.menu,
  PATHS.cart,
  PATHS.order,
  PATHS.trackOrder,
  PATHS.profile,
  PATHS.outbox,
];

/**
 * Where to go after sign-in: the origin a screen passed in navigation state, if it is one of the customer's
 * own paths; anything else (another site, a forged value) is the landing page.
 */
export function originAfterSignIn(origin: unknown): string {
  return typeof origin === 'string' && AFTER_SIGN_IN.includes(origin) ? origin : PATHS.landing;
}

/** Where the person came from, as a screen of ours passed it on; anything else is ignored. */
export function originOf(state: unknown): { path: string; state: unknown } {
  if (typeof state !== 'object' || state === null) return { path: PATHS.landing, state: null };
  const from = 'from' in state ? state.from : undefined;
  return { path: originAfterSignIn(from), state: 'fromState' in state ? state.fromState : null };
}

/**
 * What Order Now would have passed on, of a page that could not: how many of the product that the address names, and the
 * menu to come back to.
 */
export function wishOfAddress(search: string) {
  const address = new URLSearchParams(search);
  const id = address.get(WISH_PARAMETER);
  if (id === null) return null;
  const quantity = parseQuantity(address.get(WISH_QUANTITY_PARAMETER) ?? '') ?? 1;
  return {
    from: PATHS.menu,
    fromState: { wish: { product: { id }, quantity: boundQuantity(quantity, MAX_QUANTITY) } },
  };
}
