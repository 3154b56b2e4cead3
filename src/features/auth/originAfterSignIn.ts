import { PATHS } from '@/shared/paths';

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
