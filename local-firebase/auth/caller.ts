import type { Json } from '../storage/storage';

/** The claims of a verified ID token, as security rules see them in `request.auth.token`. */
export type TokenClaims = { readonly [claim: string]: Json };

/**
 * Who a request comes from. `nobody`: no credentials. `user`: a valid ID token. `owner`: the emulator's
 * `Authorization: Bearer owner`, for seeds and test set-up, past every rule.
 */
export type Caller =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: TokenClaims }
  | { readonly kind: 'owner' };
