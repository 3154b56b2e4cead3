import type { Account, AccountEdits } from '../accounts/account';
import { saveEdits } from '../accounts/accountActions';
import { parseCustomClaims } from '../accounts/customClaims';
import { canonicalEmail } from '../accounts/email';
import { checkPasswordStrength } from '../accounts/password';
import { notImplemented } from '../authError';
import type { AuthServices } from '../authServices';
import { required } from '../endpoint';
import type { Body } from '../requestBody';
import { PROFILE_FIELDS, profileEdits } from './profileEdits';

/** The fields of `accounts:update` that nobody else may set. */
export const OWNER_ONLY_FIELDS = {
  localId: 'string',
  emailVerified: 'boolean',
  disableUser: 'boolean',
  customAttributes: 'string',
  validSince: 'int64',
} as const;

export const OWNER_FIELDS = {
  ...PROFILE_FIELDS,
  ...OWNER_ONLY_FIELDS,
  email: 'string',
  password: 'string',
  deleteProvider: 'strings',
} as const;

type OwnerBody = Body<typeof OWNER_FIELDS>;

/** Changes the account `localId`. @throws AuthError */
export async function updateAsOwner(services: AuthServices, body: OwnerBody): Promise<Account> {
  const uid = required(body.localId, 'MISSING_LOCAL_ID');
  // No account has a telephone: to take it away, as firebase-admin asks for null, is done.
  const provider = body.deleteProvider?.find(name => name !== 'phone');
  if (provider !== undefined) throw notImplemented(`deleteProvider ${provider}`);
  const edits: AccountEdits = {
    ...profileEdits(body),
    ...(body.email !== undefined && emailEdits(services, uid, body.email)),
    ...(body.emailVerified !== undefined && { emailVerified: body.emailVerified }),
    ...(body.disableUser !== undefined && { disabled: body.disableUser }),
    ...(body.customAttributes !== undefined && { customClaims: parseCustomClaims(body.customAttributes) }),
    ...(body.validSince !== undefined && { validSince: body.validSince }),
    ...(body.password !== undefined && (await passwordEdits(services, body.password))),
  };
  return saveEdits(services, uid, edits);
}

/** Nobody has proved a new address yet. */
function emailEdits(services: AuthServices, uid: string, newEmail: string): AccountEdits {
  const email = canonicalEmail(newEmail);
  return services.accounts.get(uid)?.email === email ? {} : { email, emailVerified: false };
}

async function passwordEdits({ passwords }: AuthServices, password: string): Promise<AccountEdits> {
  checkPasswordStrength(password);
  return { password: await passwords.hash(password) };
}
