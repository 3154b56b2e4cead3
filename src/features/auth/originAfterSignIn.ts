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

/** What the address of the sign-in calls the page that the person came from; and that they come from the verification mail. */
const FROM_PARAMETER = 'from';
export const VERIFIED_PARAMETER = 'verified';

const pageOf = (address: string): string => address.replace(/\?.*/s, '');

/**
 * Where to go after sign-in: the origin a screen passed in navigation state, if it is one of the customer's own paths, with
 * what it showed of it; anything else (another site, a forged value) is the landing page.
 */
export function originAfterSignIn(origin: unknown): string {
  return typeof origin === 'string' && AFTER_SIGN_IN.includes(pageOf(origin)) ? origin : PATHS.landing;
}

type Origin = { readonly path: string; readonly state: unknown };

/** Where the person came from, as a screen of ours passed it on, else as far as the address says; anything else is ignored. */
export function originOf(state: unknown, search: string): Origin {
  if (typeof state === 'object' && state !== null && 'from' in state) {
    return { path: originAfterSignIn(state.from), state: 'fromState' in state ? state.fromState : null };
  }
  const wished = wishOfAddress(search);
  if (wished) return { path: wished.from, state: wished.fromState };
  return { path: originAfterSignIn(new URLSearchParams(search).get(FROM_PARAMETER)), state: null };
}

/**
 * The address of the sign-in for who comes back to it by a mail, on another device maybe: as much of where they came from
 * as an address takes. The items of an order form are in the cart.
 */
export function signInReturnLink({ path }: Origin, search: string, isVerification = false): string {
  const known = new URLSearchParams(search);
  const [wish, quantity] = [known.get(WISH_PARAMETER), known.get(WISH_QUANTITY_PARAMETER)];
  const params = new URLSearchParams();
  if (wish !== null) params.set(WISH_PARAMETER, wish);
  else if (path !== PATHS.landing)
    params.set(FROM_PARAMETER, pageOf(path) === PATHS.order ? PATHS.cart : path);
  if (wish !== null && quantity !== null) params.set(WISH_QUANTITY_PARAMETER, quantity);
  if (isVerification) params.set(VERIFIED_PARAMETER, 'yes');
  return `${PATHS.login}?${params}`;
}

/**
 * Reads from the address what Order Now passes in navigation state: the product, the quantity, and the menu as the page
 * to return to.
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
