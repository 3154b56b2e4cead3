import type { Account } from '../accounts/account';
import { canonicalEmail } from '../accounts/email';
import { AuthError, notImplemented } from '../authError';
import { type Endpoint, required } from '../endpoint';
import { checkContinueUrl, sendCode } from '../mails/oobActions';
import type { OobKind } from '../mails/oobCode';
import { readBody } from '../requestBody';

/** What is answered where no account has the address. The owner may know. */
const UNKNOWN = {
  PASSWORD_RESET: 'EMAIL_NOT_FOUND',
  VERIFY_EMAIL: 'USER_NOT_FOUND',
  VERIFY_AND_CHANGE_EMAIL: 'USER_NOT_FOUND',
} as const;

/**
 * `projects/{project}/accounts:sendOobCode`: the owner has a code mailed to anybody, or made and told: it is in the mailbox
 * either way. Mails of the owner are not counted.
 */
export const sendOobCodeAsOwner: Endpoint = async (services, { request, url }) => {
  const body = await readBody(request, {
    requestType: 'string',
    email: 'string',
    newEmail: 'string',
    continueUrl: 'string',
    canHandleCodeInApp: 'boolean',
    returnOobLink: 'boolean',
  });
  const { origin } = url;
  const { continueUrl } = body;
  checkContinueUrl(continueUrl, origin);
  const kind = readKind(required(body.requestType, 'MISSING_REQ_TYPE'));
  if (body.canHandleCodeInApp) throw notImplemented('canHandleCodeInApp');
  const account = services.accounts.findByEmail(canonicalEmail(required(body.email, 'MISSING_EMAIL')));
  if (account === undefined) throw new AuthError(UNKNOWN[kind]);
  const newEmail =
    kind === 'VERIFY_AND_CHANGE_EMAIL'
      ? readNewEmail(body.newEmail, services.accounts.findByEmail)
      : undefined;
  const oob = await sendCode(services, {
    kind,
    account,
    continueUrl,
    origin,
    ...(newEmail !== undefined && { newEmail }),
  });
  return {
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: account.email,
    ...(body.returnOobLink && { oobCode: oob.code, oobLink: oob.link }),
  };
};

function readKind(requestType: string): Exclude<OobKind, 'RECOVER_EMAIL'> {
  switch (requestType) {
    case 'PASSWORD_RESET':
    case 'VERIFY_EMAIL':
    case 'VERIFY_AND_CHANGE_EMAIL':
      return requestType;
    case 'EMAIL_SIGNIN':
      throw new AuthError('OPERATION_NOT_ALLOWED');
    default:
      throw new AuthError(`INVALID_REQ_TYPE : ${requestType}`);
  }
}

/** @throws AuthError EMAIL_EXISTS, which the owner may know */
function readNewEmail(newEmail: string | undefined, find: (email: string) => Account | undefined): string {
  const email = canonicalEmail(required(newEmail, 'MISSING_NEW_EMAIL'));
  if (find(email)) throw new AuthError('EMAIL_EXISTS');
  return email;
}
