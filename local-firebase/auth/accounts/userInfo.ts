import type { Account } from './account';

/** Base64 of `REDACTED`. The SDK only asks whether there is a hash; the hash itself never leaves the handler. */
const REDACTED_PASSWORD_HASH = 'UkVEQUNURUQ=';

/** The account as `accounts:lookup` answers. */
export function userInfo(account: Account) {
  return {
    localId: account.uid,
    ...profile(account),
    emailVerified: account.emailVerified,
    ...signInInfo(account),
    ...(account.password !== null && { passwordUpdatedAt: account.passwordUpdatedAt }),
    validSince: String(account.validSince),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    // As in the official emulator: the last time that somebody signed in, not that a token was renewed.
    ...(account.lastLoginAt !== null && {
      lastLoginAt: String(account.lastLoginAt),
      lastRefreshAt: new Date(account.lastLoginAt).toISOString(),
    }),
    ...(Object.keys(account.customClaims).length > 0 && {
      customAttributes: JSON.stringify(account.customClaims),
    }),
  };
}

/** How one signs in to the account: whether it has a password, and what each provider knows of the profile. */
export function signInInfo(account: Account) {
  const { email, password, google } = account;
  const providers = [
    ...(password ? [{ providerId: 'password', federatedId: email, rawId: email, ...profile(account) }] : []),
    ...(google
      ? [{ providerId: 'google.com', federatedId: google.rawId, rawId: google.rawId, ...profile(google) }]
      : []),
  ];
  return {
    ...(password && { passwordHash: REDACTED_PASSWORD_HASH }),
    ...(providers.length > 0 && { providerUserInfo: providers }),
  };
}

/** Address, name and picture; what is not set is left out. */
export function profile(account: Pick<Account, 'email' | 'displayName' | 'photoUrl'>) {
  return {
    email: account.email,
    ...(account.displayName !== null && { displayName: account.displayName }),
    ...(account.photoUrl !== null && { photoUrl: account.photoUrl }),
  };
}
