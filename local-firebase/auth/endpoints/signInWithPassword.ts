import { signInWithPassword } from '../accounts/accountActions';
import { canonicalEmail } from '../accounts/email';
import { AuthError } from '../authError';
import { type Endpoint, required } from '../endpoint';
import { readBody } from '../requestBody';

/** `accounts:signInWithPassword` */
export const signIn: Endpoint = async (services, { request }) => {
  const body = await readBody(request, {
    email: 'string',
    password: 'string',
    returnSecureToken: 'boolean',
    clientType: 'string',
  });
  if (body.email === undefined) throw new AuthError('MISSING_EMAIL');
  const email = canonicalEmail(body.email);
  const account = await signInWithPassword(services, email, required(body.password, 'MISSING_PASSWORD'));
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.uid,
    email: account.email,
    displayName: account.displayName ?? '',
    ...(account.photoUrl !== null && { profilePicture: account.photoUrl }),
    ...services.sessions.issue(account),
  };
};
