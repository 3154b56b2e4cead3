import { canonicalEmail } from '../accounts/email';
import { AuthError, notImplemented } from '../authError';
import type { AuthServices } from '../authServices';
import { type AuthCall, type Endpoint, required } from '../endpoint';
import { checkContinueUrl, countMail, sendCode } from '../mails/oobActions';
import { type Body, readBody } from '../requestBody';

const FIELDS = {
  requestType: 'string',
  email: 'string',
  idToken: 'string',
  newEmail: 'string',
  continueUrl: 'string',
  canHandleCodeInApp: 'boolean',
  clientType: 'string',
  returnOobLink: 'boolean',
} as const;

type OobBody = Body<typeof FIELDS>;

/** `accounts:sendOobCode`: mails a one-time code; answers the address as it was known before. */
export const sendOobCode: Endpoint = async (services, call) => {
  const body = await readBody(call.request, FIELDS);
  if (body.returnOobLink) throw new AuthError('INSUFFICIENT_PERMISSION');
  checkContinueUrl(body.continueUrl, call.url.origin);
  // As a project answers that has not switched sign-in by mailed link on.
  if (body.requestType === 'EMAIL_SIGNIN') throw new AuthError('OPERATION_NOT_ALLOWED');
  if (body.canHandleCodeInApp) throw notImplemented('canHandleCodeInApp');
  const email = await send(services, call, body);
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
};

async function send(services: AuthServices, call: AuthCall, body: OobBody): Promise<string> {
  const lang = call.request.headers.get('x-firebase-locale') ?? undefined;
  const asked = { continueUrl: body.continueUrl, origin: call.url.origin, lang };
  const requestType = required(body.requestType, 'MISSING_REQ_TYPE');
  switch (requestType) {
    case 'VERIFY_EMAIL': {
      const { account } = services.sessions.authenticate(required(body.idToken, 'MISSING_ID_TOKEN'));
      countMail(services, requestType, account.email);
      await sendCode(services, { kind: requestType, account, ...asked });
      return account.email;
    }
    case 'PASSWORD_RESET': {
      const email = canonicalEmail(required(body.email, 'MISSING_EMAIL'));
      countMail(services, requestType, email);
      const account = services.accounts.findByEmail(email);
      // Nobody is told whether the address has an account.
      if (account) await sendCode(services, { kind: requestType, account, ...asked });
      return email;
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const idToken = required(body.idToken, 'MISSING_ID_TOKEN');
      const { account } = services.sessions.authenticateRecent(idToken);
      const newEmail = canonicalEmail(required(body.newEmail, 'MISSING_NEW_EMAIL'));
      countMail(services, requestType, newEmail);
      // As the service with email enumeration protection on: no mail to an address that has an account, and no word.
      if (!services.accounts.findByEmail(newEmail)) {
        await sendCode(services, { kind: requestType, account, newEmail, ...asked });
      }
      return account.email;
    }
    default:
      throw new AuthError(`INVALID_REQ_TYPE : ${requestType}`);
  }
}
