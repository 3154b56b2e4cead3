import { AuthError } from '../authError';

/** Control characters, those that change the direction of text, and halves of a character. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** RFC 5321: the longest address that can be mailed to. */
const MAX_EMAIL_LENGTH = 254;

/**
 * The form in which addresses are kept and compared. They differ in nothing but case from what was typed.
 * @throws AuthError INVALID_EMAIL
 */
export function canonicalEmail(text: string): string {
  const isAddress = text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
  if (!isAddress || UNPRINTABLE.test(text)) throw new AuthError('INVALID_EMAIL');
  return text.toLowerCase();
}
