import { AuthError } from '../authError';
import type { TokenClaims } from '../caller';

/** Official limit on the JSON text. */
const MAX_LENGTH = 1000;

/** Claims that a token sets itself. */
const RESERVED_CLAIMS = [
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'c_hash',
  'cnf',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
] as const;

/**
 * Reads `customAttributes`, the JSON text of an object; an empty text means no claims.
 * @throws AuthError CLAIMS_TOO_LARGE, INVALID_CLAIMS or FORBIDDEN_CLAIM
 */
export function parseCustomClaims(text: string): TokenClaims {
  if (text.length > MAX_LENGTH) throw new AuthError('CLAIMS_TOO_LARGE');
  const claims = parseJson(text === '' ? '{}' : text);
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    throw new AuthError('INVALID_CLAIMS');
  }
  const reserved = RESERVED_CLAIMS.find(claim => Object.hasOwn(claims, claim));
  if (reserved !== undefined) throw new AuthError(`FORBIDDEN_CLAIM : ${reserved}`);
  return claims as TokenClaims;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
}
