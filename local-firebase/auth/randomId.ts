/** Bytes that nobody can guess; a test passes its own, to get the same ones again. */
export type RandomBytes = (count: number) => Uint8Array;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `length` letters and digits, each equally likely. */
export function randomId(randomBytes: RandomBytes, length: number): string {
  // Bytes past the last whole alphabet are thrown away: keeping them would favour the first letters.
  const limit = 256 - (256 % ALPHABET.length);
  let id = '';
  while (id.length < length) {
    for (const byte of randomBytes(length - id.length)) {
      if (byte < limit) id += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return id;
}
