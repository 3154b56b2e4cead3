import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of the text, in base64url. */
export function sign(text: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/**
 * Whether `signature` is exactly what `sign` gave. The texts are compared, not the bytes they stand for: the last
 * letter of a base64url text has spare bits, and a token changed there is a changed token too.
 */
export function isSignature(signature: string, text: string, key: Uint8Array): boolean {
  const expected = Buffer.from(sign(text, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** JSON in base64url, as the parts of a token are written. */
export function encodePart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/**
 * What `encodePart` was given, for a part whose signature has been checked.
 * @throws SyntaxError for another's that is no JSON
 */
export function decodePart(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}
