import type { GoogleUser } from '../accounts/account';
import { createAccount, saveEdits } from '../accounts/accountActions';
import { canonicalEmail } from '../accounts/email';
import { AuthError, notImplemented } from '../authError';
import type { AuthServices } from '../authServices';
import { type Endpoint, required } from '../endpoint';
import { readBody } from '../requestBody';

const GOOGLE = 'google.com';

/** Other ways to say who somebody is, or to have another answer. */
const REFUSED = ['idToken', 'pendingIdToken', 'pendingToken', 'returnRefreshToken', 'sessionId', 'tenantId'];

type Claimed = GoogleUser & { readonly emailVerified: boolean };

/**
 * `accounts:signInWithIdp`, with Google alone. As with the official emulator nobody has signed the token: it is the claims in
 * JSON, or a JSON Web Token of them.
 */
export const signInWithIdp: Endpoint = async (services, { request }) => {
  const body = await readBody(
    request,
    {
      requestUri: 'string',
      postBody: 'string',
      returnSecureToken: 'boolean',
      returnIdpCredential: 'boolean',
      autoCreate: 'boolean',
    },
    REFUSED,
  );
  if (!URL.canParse(required(body.requestUri, 'MISSING_REQUEST_URI')))
    throw new AuthError('INVALID_REQUEST_URI');
  const sent = new URLSearchParams(body.postBody);
  const providerId = sent.get('providerId')?.toLowerCase();
  if (!providerId) {
    throw new AuthError(
      `INVALID_CREDENTIAL_OR_PROVIDER_ID : Invalid IdP response/credential: ${body.postBody}`,
    );
  }
  if (providerId !== GOOGLE) throw notImplemented(`Sign-in with ${providerId.slice(0, 40)}`);
  const idToken = sent.get('id_token');
  if (!idToken) throw notImplemented(`Sign-in with ${GOOGLE} without an id_token`);

  const { emailVerified, ...google } = readClaims(idToken);
  const { rawId, email, displayName, photoUrl } = google;
  const answer = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    ...(displayName !== null && { displayName, fullName: displayName }),
    ...(photoUrl !== null && { photoUrl }),
    ...{ email, emailVerified, federatedId: `https://accounts.google.com/${rawId}`, oauthIdToken: idToken },
    rawUserInfo: JSON.stringify({
      ...{ id: rawId, name: displayName, verified_email: emailVerified, email, picture: photoUrl },
    }),
  };
  const known = services.accounts.findByGoogle(rawId);
  const sameEmail = known ?? services.accounts.findByEmail(email);
  // Whoever has an address at a provider that nobody vouches for may not have the account.
  if (!known && sameEmail && !emailVerified) {
    return { ...answer, needConfirmation: true, localId: sameEmail.uid, verifiedProvider: [] };
  }
  if (sameEmail?.disabled) throw new AuthError('USER_DISABLED');
  const account = sameEmail
    ? await saveEdits(services, sameEmail.uid, {
        ...(!known && joined(google, sameEmail.emailVerified)),
        ...{ google, lastLoginAt: services.clock() },
      })
    : await create(services, google, emailVerified);
  return {
    ...answer,
    ...(!sameEmail && { isNewUser: true }),
    localId: account.uid,
    ...services.sessions.issue(account, undefined, GOOGLE),
  };
};

/** What becomes of an account by this address. A password of somebody who never proved the address is theirs is ended. */
function joined({ displayName, photoUrl }: GoogleUser, wasVerified: boolean) {
  return {
    emailVerified: true,
    ...(displayName !== null && { displayName }),
    ...(photoUrl !== null && { photoUrl }),
    ...(!wasVerified && { password: null }),
  };
}

const create = (services: AuthServices, google: GoogleUser, emailVerified: boolean) =>
  createAccount(services, {
    ...{ google, email: google.email, emailVerified, lastLoginAt: services.clock() },
    displayName: google.displayName ?? undefined,
    photoUrl: google.photoUrl ?? undefined,
  });

/** @throws AuthError INVALID_IDP_RESPONSE, and where it names no address: every account here has one */
function readClaims(idToken: string): Claimed {
  const claims = parseToken(idToken);
  const textOf = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const rawId = textOf('sub');
  if (rawId === null) {
    throw new AuthError(
      'INVALID_IDP_RESPONSE : Invalid Idp Response: id_token missing required fields. ((sub))',
    );
  }
  const email = textOf('email');
  if (email === null) throw notImplemented(`An account of ${GOOGLE} without an email`);
  return {
    rawId,
    email: canonicalEmail(email),
    emailVerified: claims.email_verified === true,
    displayName: textOf('name'),
    photoUrl: textOf('picture'),
  };
}

function parseToken(idToken: string): { readonly [claim: string]: unknown } {
  try {
    const json = idToken.startsWith('{')
      ? idToken
      : Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    const claims: unknown = JSON.parse(json);
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return { ...claims };
  } catch {
    // Said below.
  }
  throw new AuthError(
    'INVALID_IDP_RESPONSE : Unable to parse id_token. ((Strict JSON or a JWT is accepted.))',
  );
}
