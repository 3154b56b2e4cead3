/** Where new identifiers come from. Tests count; browsers draw from `crypto`. */
export type Ids = {
  /** A document id for a new order: 12 Crockford base32 characters, easy to read over the phone. */
  readonly orderId: () => string;
  /** An id for one staff command, so that its replay recognises itself. */
  readonly commandId: () => string;
};

/** Crockford's base32 leaves out I, L, O and U, which are misheard or misread. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomCrockford(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(bytes, byte => CROCKFORD.charAt(byte % 32)).join('');
}

export const randomIds: Ids = {
  orderId: () => randomCrockford(12),
  commandId: () => randomCrockford(16),
};
