import { createAccount } from '../accounts/accountActions';
import { profile } from '../accounts/userInfo';
import { AuthError } from '../authError';
import type { AuthServices } from '../authServices';
import { type Endpoint, required } from '../endpoint';
import { OTHER_SIGN_INS, readBody } from '../requestBody';

const KIND = 'identitytoolkit#SignupNewUserResponse';

/** `accounts:signUp`: creates an account and signs it in. */
export const signUp: Endpoint = async (services, { request }) => {
  const body = await readBody(request, {
    email: 'string',
    password: 'string',
    displayName: 'string',
    returnSecureToken: 'boolean',
    clientType: 'string',
    idToken: 'string',
  });
  if (body.idToken !== undefined) refuseLink(services, body.idToken);
  // Neither address nor password asks for an anonymous account, which this project does not let people make.
  if (!body.email && !body.password) throw new AuthError('ADMIN_ONLY_OPERATION');

  const account = await createAccount(services, {
    email: required(body.email, 'MISSING_EMAIL'),
    password: required(body.password, 'MISSING_PASSWORD'),
    displayName: body.displayName,
    lastLoginAt: services.clock(),
  });
  return { kind: KIND, localId: account.uid, ...profile(account), ...services.sessions.issue(account) };
};

/** Every account that can sign in has a password; its address is changed by a mailed code alone. @throws AuthError */
function refuseLink(services: AuthServices, idToken: string): never {
  services.sessions.authenticate(idToken);
  throw new AuthError(
    'OPERATION_NOT_ALLOWED : signUp with idToken gives nobody another address or password here.',
  );
}

/** `projects/{project}/accounts`: the owner creates an account for somebody. */
export const createForSomebody: Endpoint = async (services, { request }) => {
  const body = await readBody(
    request,
    {
      localId: 'string',
      email: 'string',
      password: 'string',
      displayName: 'string',
      photoUrl: 'string',
      emailVerified: 'boolean',
      disabled: 'boolean',
    },
    OTHER_SIGN_INS,
  );
  const account = await createAccount(services, {
    uid: body.localId,
    email: required(body.email, 'MISSING_EMAIL'),
    password: body.password,
    displayName: body.displayName,
    photoUrl: body.photoUrl,
    emailVerified: body.emailVerified,
    disabled: body.disabled,
  });
  return { kind: KIND, localId: account.uid, ...profile(account) };
};
