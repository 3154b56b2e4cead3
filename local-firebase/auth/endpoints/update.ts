import type { Account } from '../accounts/account';
import { saveEdits } from '../accounts/accountActions';
import { checkPasswordStrength } from '../accounts/password';
import { profile, signInInfo } from '../accounts/userInfo';
import { AuthError } from '../authError';
import type { AuthServices } from '../authServices';
import { type Endpoint, required } from '../endpoint';
import { applyEmailCode, openCode } from '../mails/oobActions';
import { type Body, OTHER_SIGN_INS, readBody } from '../requestBody';
import type { SignedIn } from '../tokens/sessions';
import { PROFILE_FIELDS, profileEdits } from './profileEdits';
import { OWNER_FIELDS, OWNER_ONLY_FIELDS, updateAsOwner } from './updateAsOwner';

const FIELDS = {
  ...PROFILE_FIELDS,
  ...OWNER_ONLY_FIELDS,
  idToken: 'string',
  oobCode: 'string',
  email: 'string',
  password: 'string',
  returnSecureToken: 'boolean',
} as const;

type UpdateBody = Body<typeof FIELDS>;

/** `accounts:update`: by a mailed code, by the account's own ID token, or as the owner by `localId`. */
export const update: Endpoint = async (services, { request, isOwner }) => {
  if (isOwner)
    return answer(await updateAsOwner(services, await readBody(request, OWNER_FIELDS, OTHER_SIGN_INS)));

  const body = await readBody(request, FIELDS);
  const ownerOnly = Object.keys(body).find(field => Object.hasOwn(OWNER_ONLY_FIELDS, field));
  if (ownerOnly !== undefined) throw new AuthError(`INSUFFICIENT_PERMISSION : ${ownerOnly}`);
  if (body.oobCode !== undefined) return await updateByCode(services, body.oobCode, body);

  const idToken = required(body.idToken, 'INVALID_REQ_TYPE : Unsupported request parameters.');
  const { account, authTime } = await updateOwn(services, idToken, body);
  return {
    ...answer(account),
    ...(body.returnSecureToken && services.sessions.issue(account, authTime)),
  };
};

async function updateByCode(services: AuthServices, code: string, body: UpdateBody): Promise<object> {
  const other = Object.keys(body).find(field => field !== 'oobCode');
  if (other !== undefined) throw new AuthError(`INVALID_REQ_TYPE : oobCode together with ${other}`);
  const { newEmail } = openCode(services, code).oob;
  const account = await applyEmailCode(services, code);
  return { ...answer(account), ...(newEmail !== null && { newEmail }) };
}

async function updateOwn(services: AuthServices, idToken: string, body: UpdateBody): Promise<SignedIn> {
  if (body.email !== undefined) {
    // With email enumeration protection on, an address is changed by VERIFY_AND_CHANGE_EMAIL only.
    throw new AuthError('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
  }
  if (body.password === undefined) {
    const { account, authTime } = services.sessions.authenticate(idToken);
    return { account: await saveEdits(services, account.uid, profileEdits(body)), authTime };
  }
  services.sessions.authenticateRecent(idToken);
  checkPasswordStrength(body.password);
  const password = await services.passwords.hash(body.password);
  // Asked again after the wait: meanwhile the account may be gone or disabled, or its sessions ended.
  const { account, authTime } = services.sessions.authenticateRecent(idToken);
  return { account: await saveEdits(services, account.uid, { ...profileEdits(body), password }), authTime };
}

function answer(account: Account) {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...profile(account),
    emailVerified: account.emailVerified,
    ...signInInfo(account),
  };
}
