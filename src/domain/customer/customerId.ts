import type { Order } from '@/domain/order/order';
import { emailKey } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';

/** The base64url of a text in UTF-8. */
function base64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), byte => String.fromCodePoint(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The id of who is known by an email only. */
export const idOfEmail = (email: string): string => base64Url(emailKey(email));

/** What tells whose an order is: the account, else the email, else the phone; null where it says none of them. */
export function customerKeyOf({ userId, email, phone }: Order): {
  readonly kind: 'account' | 'email' | 'phone';
  readonly key: string;
} | null {
  // One with a slash could not stand in a document's path.
  if (userId && !userId.includes('/')) return { kind: 'account', key: userId };
  if (email) return { kind: 'email', key: emailKey(email) };
  const digits = normalizePhone(phone);
  return isPhone(digits) ? { kind: 'phone', key: digits } : null;
}

export const idOfPhone = (digits: string): string => `tel-${digits}`;

/** The id of the customer whose an order is, as the orders alone have them; null where it is nobody's. */
export function customerIdOf(order: Order): string | null {
  const owner = customerKeyOf(order);
  if (!owner) return null;
  const { kind, key } = owner;
  return kind === 'account' ? key : kind === 'email' ? idOfEmail(key) : idOfPhone(key);
}

const MADE_BY_STAFF = /^(CUST-\d{3,})-[0-9A-Za-z]+$/;

/** `CUST-NNN` of a customer whom staff added (spec §9); null for others. */
export const labelOf = (customerId: string): string | null => MADE_BY_STAFF.exec(customerId)?.[1] ?? null;

/**
 * An id for a customer whom staff add, `CUST-482-7GK2…`: a random number (spec §9) that none of the known has, and `unique`
 * behind it, so that two devices that draw the same number while apart still make two customers. `random`: from 0 up to 1.
 */
export function newCustomerId(known: Iterable<string>, unique: string, random: number): string {
  const taken = new Set(Array.from(known, labelOf));
  for (let from = 100; ; from *= 10) {
    const free = Array.from({ length: 9 * from }, (_, at) => from + at).filter(
      number => !taken.has(`CUST-${number}`),
    );
    const drawn = free[Math.floor(random * free.length)];
    if (drawn !== undefined) return `CUST-${drawn}-${unique}`;
  }
}
