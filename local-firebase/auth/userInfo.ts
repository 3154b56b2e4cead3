import type { Account } from './account';

/** Base64 of `REDACTED`. The SDK only asks whether there is a hash; the hash itself never leaves the handler. */
const REDACTED_PASSWORD_HASH = 'UkVEQUNURUQ=';

/** The account as `accounts:lookup` answers. */
export function userInfo(account: Account) {
  return {
    localId: account.uid,
    ...profile(account),
    emailVerified: account.emailVerified,
    ...passwordInfo(account),
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

/** Of an account with a password: that it has one, and the profile as its only provider knows it. */
export function passwordInfo(account: Account) {
  if (account.password === null) return {};
  const { email } = account;
  return {
    passwordHash: REDACTED_PASSWORD_HASH,
    providerUserInfo: [{ providerId: 'password', federatedId: email, rawId: email, ...profile(account) }],
  };
}

/** Address, name and picture; what is not set is left out. */
export function profile(account: Account) {
  return {
    email: account.email,
    ...(account.displayName !== null && { displayName: account.displayName }),
    ...(account.photoUrl !== null && { photoUrl: account.photoUrl }),
  };
}
