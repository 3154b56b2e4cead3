import { fold, phoneDigits } from '@/entities/order/orderSearchRules';
import { toAsciiDigits } from '@/shared/lib/digits';
import type { Customer } from './customer';

/** What of a customer a search looks at, prepared once for many searches. */
export type SearchableCustomer = {
  readonly customer: Customer;
  readonly text: string;
  readonly phone: string;
};

export function toSearchableCustomer(customer: Customer): SearchableCustomer {
  const { name, contact, email, phone, label } = customer;
  return {
    customer,
    text: fold([name, contact, email, phone, label ?? ''].join('\n')),
    phone: phone.replace(/\D/g, ''),
  };
}

/**
 * What was searched for, as a test of a customer: every word in the name, the contact, the e-mail, the phone or the `CUST-NNN`,
 * or the whole a part of the phone number. An empty search finds everybody.
 */
export function parseCustomerSearch(query: string): (customer: SearchableCustomer) => boolean {
  const plain = fold(toAsciiDigits(query).trim());
  const words = plain.split(/\s+/);
  const digits = phoneDigits(plain);
  return ({ text, phone }) =>
    words.every(word => text.includes(word)) || (digits !== null && phone.includes(digits));
}
