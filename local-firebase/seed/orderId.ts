import type { SeededRandom } from './random';

/** Crockford's base32: digits and letters without I, L, O and U, easy to read over the phone. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function seedOrderId(random: SeededRandom): string {
  return random.text(CROCKFORD, 12);
}
