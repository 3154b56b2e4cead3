import { withoutInvisible } from './invisible';

/** RFC 5321's longest address. */
const MAX_LENGTH = 254;

/**
 * One `@`, no spaces, and a domain of at least two parts: of letters and digits in any script, and of the signs that mean
 * nothing where an address stands in a link, a header or a page.
 */
const EMAIL = /^[\p{L}\p{M}\p{N}!#$'*+/=^_{}~.-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** What was meant: without surrounding space and the invisible marks that pasting brings along. */
export function normalizeEmail(typed: string): string {
  return withoutInvisible(typed).trim();
}

/** What two addresses are compared by: in lower case. */
export const emailKey = (email: string): string => normalizeEmail(email).toLowerCase();

/** Spec §5: whether a normalised text looks like an email address. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_LENGTH && EMAIL.test(email);
}
