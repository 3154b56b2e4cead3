import { fold, phoneDigits } from '@/domain/order/orderSearchRules';
import { wordsFirst } from '@/domain/order/wordsFirst';
import { toAsciiDigits } from '@/lib/number/digits';
import { emailKey } from '@/lib/text/email';
import { plainLine } from '@/lib/text/plainText';
import type { Customer } from './customer';

/** What of a customer a search looks at, prepared once for many searches. */
export type SearchableCustomer = {
  readonly customer: Customer;
  readonly text: string;
  readonly phone: string;
};

export function toSearchableCustomer(customer: Customer): SearchableCustomer {
  const { name, contact, email, account, phone, label } = customer;
  return {
    customer,
    text: fold([name, contact, email, account?.email ?? '', phone, label ?? ''].join('\n')),
    phone: phone.replace(/\D/g, ''),
  };
}

/** The listed customers, sorted by their latest order, newest first. */
export const latestFirst = (customers: readonly Customer[]): readonly Customer[] =>
  customers
    .filter(({ hidden }) => !hidden)
    .sort((one, other) => ((one.lastOrder ?? '') < (other.lastOrder ?? '') ? 1 : -1));

/** What was searched for, in plain letters and digits; a pasted number brings marks along that nobody sees. */
export const customerQuery = (query: string): string => toAsciiDigits(plainLine(query));

/**
 * What was searched for, as a test of a customer: every word in the name, the contact, one of the emails, the phone or the
 * `CUST-NNN`, or the whole a part of the phone number. An empty search finds everybody.
 */
export function parseCustomerSearch(query: string): (customer: SearchableCustomer) => boolean {
  const plain = fold(customerQuery(query));
  const words = plain.split(/\s+/);
  const digits = phoneDigits(plain);
  return ({ text, phone }) =>
    words.every(word => text.includes(word)) || (digits !== null && phone.includes(digits));
}

/** Whom staff added, or know from an order without a date: nobody else can make one. */
const NEVER = '1970-01-01T00:00:00Z';

/** Of those who have a phone or an email in common: not under another's email, then whoever has been here the longest. */
const firstOfAlike = (
  { customer: one }: SearchableCustomer,
  { customer: other }: SearchableCustomer,
): number =>
  Number(one.contactEmail === 'anothers') - Number(other.contactEmail === 'anothers') ||
  Date.parse(one.firstOrder ?? NEVER) - Date.parse(other.firstOrder ?? NEVER);

/**
 * The customers who answer a search: those who are called so before those whose name only holds the word, each the latest first
 * as they came. But whoever's own email was searched for is before all others, and those who look alike stay together, first
 * whose details they are more likely to be: anybody may order under another's name, phone and email, as often and as lately as
 * they please. For the same reason no name comes first where a number was searched for.
 */
export function searchCustomers(
  customers: readonly SearchableCustomer[],
  query: string,
): readonly SearchableCustomer[] {
  const left = new Map(customers.filter(parseCustomerSearch(query)).map(found => [found.customer.id, found]));
  const groups: (readonly SearchableCustomer[])[] = [];
  for (const found of left.values()) {
    const alike = [found, ...found.customer.possibleDuplicates.flatMap(id => left.get(id) ?? [])].sort(
      firstOfAlike,
    );
    for (const each of alike) left.delete(each.customer.id);
    groups.push(alike);
  }
  const typed = customerQuery(query);
  const named = (group: readonly SearchableCustomer[]) =>
    group.map(({ customer }) => customer.name).join('\n');
  const ordered = (phoneDigits(typed) === null ? wordsFirst(groups, typed, named) : groups).flat();
  const asked = emailKey(query);
  const isTheirs = ({ customer: { account } }: SearchableCustomer) =>
    account?.email != null && emailKey(account.email) === asked;
  return [...ordered.filter(isTheirs), ...ordered.filter(found => !isTheirs(found))];
}
