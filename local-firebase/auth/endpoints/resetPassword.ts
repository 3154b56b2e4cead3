import { type Endpoint, required } from '../endpoint';
import { applyPasswordReset, openCode } from '../oobActions';
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
    email: oob.email,
    ...(oob.newEmail !== null && { newEmail: oob.newEmail }),
  };
};
