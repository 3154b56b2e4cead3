const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;
/** Bytes from here on would favour the first letters of the alphabet. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** A document id as Firestore makes them: 20 letters and digits. */
export function generatedId(randomBytes: (count: number) => Uint8Array): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      if (byte < FAIR_BYTES && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}
