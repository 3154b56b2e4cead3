import type { Account } from './account';

/** Base64 of `REDACTED`. The SDK only asks whether there is a hash; the hash itself never leaves the room. */
export const REDACTED_PASSWORD_HASH = 'UkVEQUNURUQ=';

/** The account as `accounts:lookup` answers. */
export function userInfo(account: Account) {
  return {
    localId: account.uid,
    ...profile(account),
    emailVerified: account.emailVerified,
    passwordHash: REDACTED_PASSWORD_HASH,
    passwordUpdatedAt: account.passwordUpdatedAt,
    providerUserInfo: providerUserInfo(account),
    validSince: String(account.validSince),
    disabled: account.disabled,
    createdAt: String(account.createdAt),
    ...(account.lastLoginAt !== null && { lastLoginAt: String(account.lastLoginAt) }),
    ...(Object.keys(account.customClaims).length > 0 && {
      customAttributes: JSON.stringify(account.customClaims),
    }),
  };
}

/** The profile as a user's only provider knows it: e-mail and password. */
export function providerUserInfo(account: Account) {
  const { email } = account;
  return [{ providerId: 'password', federatedId: email, rawId: email, ...profile(account) }];
}

/** Address, name and picture; what is not set is left out. */
export function profile(account: Account) {
  return {
    email: account.email,
    ...(account.displayName !== null && { displayName: account.displayName }),
    ...(account.photoUrl !== null && { photoUrl: account.photoUrl }),
  };
}
