import { type Account, toSeconds } from './account';
import { AuthError } from './authError';
import type { TokenClaims } from './caller';
import { decodePart, encodePart, isSignature, sign } from './signature';

export const ID_TOKEN_LIFETIME_SECONDS = 3600;

/** The claims every ID token has, beside those of the account. Times in seconds since the epoch. */
export type IdTokenClaims = TokenClaims & {
  readonly sub: string;
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
  { projectId, authTime, nowMs }: { projectId: string; authTime: number; nowMs: number },
): IdTokenClaims {
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
    firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
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

/**
 * Believes a token that nobody signed, for tests that make users up (`mockUserToken`). Of its claims only the user's id
 * is needed.
 * @throws AuthError INVALID_ID_TOKEN for what is no unsigned token, TOKEN_EXPIRED
 */
export function readUnsignedIdToken(token: string, nowMs: number): IdTokenClaims {
  const [header, payload, signature, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || signature !== '' || rest.length > 0) {
    throw new AuthError('INVALID_ID_TOKEN');
  }
  const claims = readObject(payload);
  const uid = claims.sub ?? claims.user_id;
  if (readObject(header).alg !== 'none' || typeof uid !== 'string' || uid === '') {
    throw new AuthError('INVALID_ID_TOKEN');
  }
  const iat = typeof claims.iat === 'number' ? claims.iat : toSeconds(nowMs);
  const authTime = typeof claims.auth_time === 'number' ? claims.auth_time : iat;
  const exp = typeof claims.exp === 'number' ? claims.exp : iat + ID_TOKEN_LIFETIME_SECONDS;
  if (exp * 1000 <= nowMs) throw new AuthError('TOKEN_EXPIRED');
  return { ...claims, sub: uid, auth_time: authTime, iat, exp };
}

/** @throws AuthError INVALID_ID_TOKEN for a part that is no JSON object */
function readObject(part: string): TokenClaims {
  try {
    const json = decodePart(part);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as TokenClaims;
  } catch {
    // Not JSON: refused below.
  }
  throw new AuthError('INVALID_ID_TOKEN');
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
