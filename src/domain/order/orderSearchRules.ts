import { findPinCodes } from '@/lib/text/findPinCodes';
import type { Order, OrderItem } from './order';

/**
 * Lower case, without accents: `José` is found by `jose`. Vowel signs of Indian scripts are letters and stay; what nobody sees
 * goes, as the marks around a number that is pasted from a chat.
 */
export function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // The one letter whose lower case depends on what follows it.
      .replace(/ς/g, 'σ')
      .normalize('NFD')
      .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
  );
}

/** An id as it may be heard, read or grouped: Crockford's base32 takes O for 0, and I and L for 1. */
export function foldId(text: string): string {
  return text
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/(?<=[0-9a-z])-/g, '');
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** What a number is written with, as people write one: `+91 98765-43210`, `(098765) 43210`. */
const PHONE_CHARACTERS = /^[\d\s()+.-]*$/;

/** The digits to look for in stored numbers, which have no country code or leading zero. */
export function phoneDigits(query: string): string | null {
  const digits = digitsOf(query);
  if (digits === '' || !PHONE_CHARACTERS.test(query)) return null;
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  return digits.length === 11 && digits.startsWith('0') ? digits.slice(1) : digits;
}

/** What of an order a search looks at, prepared once for many searches. */
export type SearchableOrder = {
  readonly order: Order;
  readonly text: string;
  readonly id: string;
  readonly phone: string;
};

/** A line of an order as it is searched, in its own words; its name may end with its size. */
export const productOf = ({ productName, size }: OrderItem): string =>
  productName.endsWith(size) ? productName : `${productName} ${size}`;

export function toSearchable(order: Order): SearchableOrder {
  const fields = [order.id, order.label ?? '', order.customerName, order.email, order.phone];
  if (order.accountEmail && order.accountEmail !== order.email) fields.push(order.accountEmail);
  // A PIN is looked for as six digits, however its address writes it.
  const pins = findPinCodes(order.shippingAddress).filter(pin => !order.shippingAddress.includes(pin));
  fields.push(...order.items.map(productOf), order.shippingAddress, ...pins);
  return { order, text: fold(fields.join('\n')), id: foldId(order.id), phone: digitsOf(order.phone) };
}

/** What is looked for: every word in a text or, as an id may be heard, in an id; or the digits in a phone number. */
export type SearchTerms = {
  readonly words: readonly { readonly word: string; readonly id: string }[];
  readonly digits: string | null;
};

/** Words contain no spaces; an empty query gives one empty word. */
export function searchTermsOf(query: string): SearchTerms {
  const plain = fold(query.trim());
  const words = plain.split(/\s+/).map(word => word.replace(/^#/, ''));
  return { words: words.map(word => ({ word, id: foldId(word) })), digits: phoneDigits(plain) };
}

/**
 * What was searched for, as a test of an order: every word in its id, label, name, email or its account's, phone, products or
 * address, or the whole a part of its phone number. The query is plain text; an empty one finds everything.
 */
export function parseSearch(query: string): (order: SearchableOrder) => boolean {
  const { words, digits } = searchTermsOf(query);
  return ({ text, id, phone }) =>
    words.every(each => text.includes(each.word) || id.includes(each.id)) ||
    (digits !== null && phone.includes(digits));
}
