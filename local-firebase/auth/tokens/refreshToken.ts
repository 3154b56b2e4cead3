import { AuthError } from '../authError';
import type { SignInProvider } from './idToken';
import { decodePart, encodePart, isSignature, sign } from './signature';

/** What a refresh token stands for: one sign-in. */
type RefreshTokenPayload = {
  readonly uid: string;
  readonly sessionGeneration: number;
  /** When the password was given, seconds since the epoch. */
  readonly authTime: number;
  /** Missing where it was a password. */
  readonly provider?: SignInProvider;
  /** Seconds since the epoch. */
  readonly issuedAt: number;
  /** Tells apart two sign-ins of the same second. */
  readonly nonce: string;
};

/** One part and its signature. An ID token has two parts, so neither can be passed off as the other. */
export function signRefreshToken(payload: RefreshTokenPayload, key: Uint8Array): string {
  const part = encodePart(payload);
  return `${part}.${sign(part, key)}`;
}

/** @throws AuthError INVALID_REFRESH_TOKEN */
export function verifyRefreshToken(token: string, key: Uint8Array): RefreshTokenPayload {
  const [part, signature, ...rest] = token.split('.');
  if (part === undefined || signature === undefined || rest.length > 0) {
    throw new AuthError('INVALID_REFRESH_TOKEN');
  }
  if (!isSignature(signature, part, key)) throw new AuthError('INVALID_REFRESH_TOKEN');
  return decodePart(part) as RefreshTokenPayload;
}
