// @bundle documents

/** An id that this app made: 12 characters of Crockford's base32 (services/platform/ids.ts). */
const OWN_ID = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * The one number of an order, as people read and say it: its id in groups of four, `8K0Q-1ZT5-M7XW`. It needs no counter, so that
 * no two devices without a network give out the same. Ids of another form, from before, stay as they are.
 */
export const orderNumber = (id: string): string =>
  OWN_ID.test(id) ? `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8)}` : id;

/** The id of an order whose number somebody typed, with its groups or without. */
export function idOfNumber(typed: string): string {
  const plain = typed.trim().replace(/^#/, '');
  const joined = plain.replace(/[\s-]/g, '').toUpperCase();
  return OWN_ID.test(joined) ? joined : plain;
}
