import { type Account, toSeconds } from '../accounts/account';
import { AuthError } from '../authError';
import type { TokenClaims } from '../caller';
import { decodePart, encodePart, isSignature, sign } from './signature';

export const ID_TOKEN_LIFETIME_SECONDS = 3600;

/** How a session began. */
export type SignInProvider = 'password' | 'google.com';

/** Claims that say who somebody is. */
export type UserClaims = TokenClaims & { readonly sub: string };

/** The claims every ID token has, beside those of the account. Times in seconds since the epoch. */
export type IdTokenClaims = UserClaims & {
  readonly auth_time: number;
  readonly iat: number;
  readonly exp: number;
};

/**
 * What a token says about the account as it is now.
 * @param authTime when the session's password was given, seconds since the epoch
 */
export function idTokenClaims(
  account: Account,
  session: { projectId: string; authTime: number; provider: SignInProvider; nowMs: number },
): IdTokenClaims {
  const { projectId, authTime, provider, nowMs } = session;
  const iat = toSeconds(nowMs);
  return {
    ...(account.displayName !== null && { name: account.displayName }),
    ...(account.photoUrl !== null && { picture: account.photoUrl }),
    ...account.customClaims,
    iss: issuer(projectId),
    aud: projectId,
    auth_time: authTime,
    user_id: account.uid,
    sub: account.uid,
    iat,
    exp: iat + ID_TOKEN_LIFETIME_SECONDS,
    email: account.email,
    email_verified: account.emailVerified,
    firebase: {
      identities: {
        ...(account.google && { 'google.com': [account.google.rawId] }),
        email: [account.email],
      },
      sign_in_provider: provider,
    },
  };
}

/**
 * A JSON Web Token signed with HMAC-SHA-256.
 * @param nonce makes two tokens of the same second differ. The SDK takes over a refresh token only together with an ID
 *   token that is not the one it has: after a change of password it would keep the revoked one and lose its session.
 */
export function signIdToken(claims: IdTokenClaims, key: Uint8Array, nonce: string): string {
  const text = `${encodePart({ alg: 'HS256', typ: 'JWT', nonce })}.${encodePart(claims)}`;
  return `${text}.${sign(text, key)}`;
}

/** The same as the official emulator writes it: signed by nobody, which libraries for tests expect. */
export function unsignedIdToken(claims: IdTokenClaims, nonce: string): string {
  return `${encodePart({ alg: 'none', typ: 'JWT', nonce })}.${encodePart(claims)}.`;
}

/** Whether a token says that nobody has signed it. */
export function isUnsigned(token: string): boolean {
  const [header = '', , signature] = token.split('.');
  return signature === '' && readObject(header)?.alg === 'none';
}

/**
 * The claims of a token that nobody has signed, as they are. Of them only the user's id is needed, and no time is looked
 * at: `mockUserToken` makes tokens that ended in 1970.
 * @throws AuthError INVALID_ID_TOKEN
 */
export function readUnsignedIdToken(token: string): UserClaims {
  const [, payload = '', , ...rest] = token.split('.');
  const claims = readObject(payload);
  if (claims === undefined || rest.length > 0 || !hasUser(claims)) throw new AuthError('INVALID_ID_TOKEN');
  return claims;
}

function hasUser(claims: TokenClaims): claims is UserClaims {
  return typeof claims.sub === 'string' && claims.sub !== '';
}

/**
 * The same claims where they say when the session began and ends, as those of an account do.
 * @throws AuthError INVALID_ID_TOKEN, TOKEN_EXPIRED
 */
export function ofSession(claims: UserClaims, nowMs: number): IdTokenClaims {
  if (!hasTimes(claims)) throw new AuthError('INVALID_ID_TOKEN');
  if (claims.exp * 1000 <= nowMs) throw new AuthError('TOKEN_EXPIRED');
  return claims;
}

function hasTimes(claims: UserClaims): claims is IdTokenClaims {
  return [claims.auth_time, claims.iat, claims.exp].every(time => typeof time === 'number');
}

/** Undefined for a part that is no JSON object. */
function readObject(part: string): TokenClaims | undefined {
  try {
    const json = decodePart(part);
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject ? (json as TokenClaims) : undefined;
  } catch {
    return undefined;
  }
}

/** @throws AuthError INVALID_ID_TOKEN for a token that was not signed here for this project, TOKEN_EXPIRED */
export function verifyIdToken(
  token: string,
  { projectId, key, nowMs }: { projectId: string; key: Uint8Array | undefined; nowMs: number },
): IdTokenClaims {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) {
    throw new AuthError('INVALID_ID_TOKEN');
  }
  if (key === undefined || !isSignature(signature, `${header}.${payload}`, key)) {
    throw new AuthError('INVALID_ID_TOKEN');
  }
  const claims = decodePart(payload) as IdTokenClaims;
  if (claims.iss !== issuer(projectId)) throw new AuthError('INVALID_ID_TOKEN');
  if (claims.exp * 1000 <= nowMs) throw new AuthError('TOKEN_EXPIRED');
  return claims;
}

function issuer(projectId: string): string {
  return `https://securetoken.google.com/${projectId}`;
}
