import { type Endpoint, required } from '../endpoint';
import { applyPasswordReset, openCode } from '../mails/oobActions';
import type { OobCode } from '../mails/oobCode';
import { readBody } from '../requestBody';

/** `accounts:resetPassword`: says what a mailed code is for or, with a new password, uses it up. */
export const resetPassword: Endpoint = async (services, { request }) => {
  const body = await readBody(request, { oobCode: 'string', newPassword: 'string' });
  const code = required(body.oobCode, 'MISSING_OOB_CODE');
  const { oob } = openCode(services, code);
  if (body.newPassword !== undefined) await applyPasswordReset(services, code, body.newPassword);
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: oob.kind,
    ...addresses(oob),
  };
};

/** `email` is the one from before, but of a way back: there it is the one to come, as the SDK reads it. */
function addresses({ kind, email, newEmail }: OobCode) {
  if (newEmail === null) return { email };
  return kind === 'RECOVER_EMAIL' ? { email: newEmail, newEmail: email } : { email, newEmail };
}
