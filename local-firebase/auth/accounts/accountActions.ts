import { AuthError } from '../authError';
import type { AuthServices } from '../authServices';
import type { TokenClaims } from '../caller';
import { endCodes } from '../mails/endedCodes';
import { randomId } from '../randomId';
import { type Account, type AccountEdits, editAccount, type GoogleUser, toSeconds } from './account';
import { canonicalEmail } from './email';
import { checkPasswordStrength } from './password';
import { checkProfile } from './profileLimits';

const UID_LENGTH = 28;

export type NewAccount = {
  readonly uid?: string | undefined;
  readonly email: string;
  readonly password?: string | undefined;
  readonly google?: GoogleUser | undefined;
  readonly displayName?: string | undefined;
  readonly photoUrl?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly customClaims?: TokenClaims | undefined;
  /** Milliseconds since the epoch; now, if absent. */
  readonly createdAt?: number | undefined;
  /** Milliseconds since the epoch; absent for an account that nobody has used yet. */
  readonly lastLoginAt?: number | undefined;
};

/** @throws AuthError INVALID_EMAIL, EMAIL_EXISTS, DUPLICATE_LOCAL_ID or one about the profile or the password */
export async function createAccount(services: AuthServices, input: NewAccount): Promise<Account> {
  const email = canonicalEmail(input.email);
  checkProfile(input);
  if (services.accounts.findByEmail(email)) throw new AuthError('EMAIL_EXISTS');
  if (input.password !== undefined) checkPasswordStrength(input.password);
  const password = input.password === undefined ? null : await services.passwords.hash(input.password);

  const nowMs = services.clock();
  const createdAt = input.createdAt ?? nowMs;
  const account: Account = {
    uid: input.uid ?? randomId(services.randomBytes, UID_LENGTH),
    email,
    emailVerified: input.emailVerified ?? false,
    password,
    ...(input.google && { google: input.google }),
    displayName: input.displayName || null,
    photoUrl: input.photoUrl || null,
    customClaims: input.customClaims ?? {},
    disabled: input.disabled ?? false,
    createdAt,
    lastLoginAt: input.lastLoginAt ?? null,
    passwordUpdatedAt: createdAt,
    validSince: toSeconds(createdAt),
    sessionGeneration: 0,
  };
  // The hash took a while: `insert` asks again whether the address is free, in the same tick as it takes it.
  await services.append([services.accounts.insert(account)]);
  return account;
}

/** @throws AuthError USER_NOT_FOUND or EMAIL_EXISTS */
export async function saveEdits(services: AuthServices, uid: string, edits: AccountEdits): Promise<Account> {
  const account = services.accounts.get(uid);
  if (!account) throw new AuthError('USER_NOT_FOUND');
  const edited = editAccount(account, edits, services.clock());
  const accountChange = services.accounts.replace(edited);
  await services.append([accountChange, ...endCodes(services, account, edited)]);
  return edited;
}

/** @throws AuthError USER_NOT_FOUND */
export async function deleteAccount(services: AuthServices, uid: string): Promise<void> {
  const account = services.accounts.get(uid);
  if (!account) throw new AuthError('USER_NOT_FOUND');
  const accountChange = services.accounts.remove(uid);
  await services.append([accountChange, ...endCodes(services, account, undefined)]);
}

/**
 * The account that these credentials belong to.
 * @throws AuthError INVALID_LOGIN_CREDENTIALS alike for an unknown address and a wrong password, USER_DISABLED (only
 *   to who knows the password), TOO_MANY_ATTEMPTS_TRY_LATER
 */
export function signInWithPassword(
  services: AuthServices,
  email: string,
  password: string,
): Promise<Account> {
  // One after the other, or a hundred guesses sent at once would all be let in before the first is counted.
  return services.passwordChecks(email, async () => {
    services.wrongPasswords.check(email);
    const uid = services.accounts.findByEmail(email)?.uid ?? '';
    const stored = services.accounts.get(uid)?.password ?? null;
    const isRight = await services.passwords.isRight(password, stored);

    const account = services.accounts.get(uid);
    // Another object means that the password was changed while this one was being compared.
    if (!isRight || account === undefined || account.password !== stored) {
      services.wrongPasswords.record(email);
      throw new AuthError('INVALID_LOGIN_CREDENTIALS');
    }
    services.wrongPasswords.forget(email);
    if (account.disabled) throw new AuthError('USER_DISABLED');
    return saveEdits(services, uid, { lastLoginAt: services.clock() });
  });
}
