import type { Account, AccountEdits } from '../account';
import { saveEdits } from '../accountActions';
import { AuthError, notImplemented } from '../authError';
import type { AuthServices } from '../authServices';
import { parseCustomClaims } from '../customClaims';
import { canonicalEmail } from '../email';
import { type Endpoint, required } from '../endpoint';
import { applyEmailCode } from '../oobActions';
import { checkPasswordStrength } from '../password';
import { type Body, readBody } from '../requestBody';
import { profile, providerUserInfo, REDACTED_PASSWORD_HASH } from '../userInfo';

const FIELDS = {
  idToken: 'string',
  oobCode: 'string',
  localId: 'string',
  email: 'string',
  password: 'string',
  displayName: 'string',
  photoUrl: 'string',
  deleteAttribute: 'strings',
  returnSecureToken: 'boolean',
  emailVerified: 'boolean',
  disableUser: 'boolean',
  customAttributes: 'string',
  validSince: 'int64',
} as const;

type UpdateBody = Body<typeof FIELDS>;

const OWNER_ONLY_FIELDS = [
  'localId',
  'emailVerified',
  'disableUser',
  'customAttributes',
  'validSince',
] as const;

/** `accounts:update`: by a mailed code, by the account's own ID token, or as the owner by `localId`. */
export const update: Endpoint = async (services, { request, isOwner }) => {
  const body = await readBody(request, FIELDS);
  if (isOwner) return answer(await updateAsOwner(services, body));

  const ownerOnly = OWNER_ONLY_FIELDS.find(field => body[field] !== undefined);
  if (ownerOnly !== undefined) throw new AuthError(`INSUFFICIENT_PERMISSION : ${ownerOnly}`);
  if (body.oobCode !== undefined) return answer(await applyEmailCode(services, body.oobCode));
  if (body.idToken === undefined) {
    throw new AuthError('INVALID_REQ_TYPE : Unsupported request parameters.');
  }
  const { account, authTime } = await updateOwn(services, body.idToken, body);
  return {
    ...answer(account),
    ...(body.returnSecureToken && services.sessions.issue(account, authTime)),
  };
};

async function updateOwn(services: AuthServices, idToken: string, body: UpdateBody) {
  if (body.email !== undefined) {
    // With e-mail enumeration protection on, an address is changed by VERIFY_AND_CHANGE_EMAIL only.
    throw new AuthError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  if (body.password === undefined) {
    const { account, authTime } = services.sessions.authenticate(idToken);
    return { account: await saveEdits(services, account.uid, profileEdits(body)), authTime };
  }
  services.sessions.authenticateRecent(idToken);
  const password = await newPassword(services, body.password);
  // Asked again after the wait: meanwhile the account may be gone or disabled, or its sessions ended.
  const { account, authTime } = services.sessions.authenticateRecent(idToken);
  return { account: await saveEdits(services, account.uid, { ...profileEdits(body), password }), authTime };
}

async function updateAsOwner(services: AuthServices, body: UpdateBody): Promise<Account> {
  const edits: AccountEdits = {
    ...profileEdits(body),
    ...(body.email !== undefined && { email: canonicalEmail(body.email), emailVerified: false }),
    ...(body.emailVerified !== undefined && { emailVerified: body.emailVerified }),
    ...(body.disableUser !== undefined && { disabled: body.disableUser }),
    ...(body.customAttributes !== undefined && { customClaims: parseCustomClaims(body.customAttributes) }),
    ...(body.validSince !== undefined && { validSince: body.validSince }),
    ...(body.password !== undefined && { password: await newPassword(services, body.password) }),
  };
  return saveEdits(services, required(body.localId, 'MISSING_LOCAL_ID'), edits);
}

function newPassword(services: AuthServices, password: string) {
  checkPasswordStrength(password);
  return services.passwords.hash(password);
}

/** An empty text takes the name or the picture away. */
function profileEdits(body: UpdateBody): AccountEdits {
  const removed = body.deleteAttribute ?? [];
  const unknown = removed.find(attribute => attribute !== 'DISPLAY_NAME' && attribute !== 'PHOTO_URL');
  if (unknown !== undefined) throw notImplemented(`deleteAttribute ${unknown}`);
  return {
    ...(body.displayName !== undefined && { displayName: body.displayName || null }),
    ...(body.photoUrl !== undefined && { photoUrl: body.photoUrl || null }),
    ...(removed.includes('DISPLAY_NAME') && { displayName: null }),
    ...(removed.includes('PHOTO_URL') && { photoUrl: null }),
  };
}

function answer(account: Account) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...profile(account),
    emailVerified: account.emailVerified,
    passwordHash: REDACTED_PASSWORD_HASH,
    providerUserInfo: providerUserInfo(account),
  };
}
