import type { Known } from '@/components/customer/accountLabel';
import { customerQuery, type SearchableCustomer, searchCustomers } from '@/domain/customer/customerSearch';
import type { PaymentMethod } from '@/domain/order/order';
import { phoneDigits } from '@/domain/order/orderSearchRules';

/** Someone the shop knows, as an order for them begins. */
export type KnownCustomer = Known & {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Where their latest order went; empty where none says. */
  readonly address: string;
  /** How they paid the latest order that says so; null where none does. */
  readonly paymentMethod: PaymentMethod | null;
  readonly orders: number;
  /** ISO instant of their first order; null where they have none, or none with a date. */
  readonly since: string | null;
};

const MOST = 5;
/** Fewer digits are in too many numbers. */
const MIN_DIGITS = 3;
const MIN_LETTERS = 2;

function isTooShort(query: string): boolean {
  const typed = customerQuery(query);
  const digits = phoneDigits(typed);
  return digits === null ? typed.length < MIN_LETTERS : digits.length < MIN_DIGITS;
}

export type FoundCustomers = {
  readonly shown: readonly KnownCustomer[];
  /** How many more there are. */
  readonly more: number;
};

export function toKnown({ customer }: SearchableCustomer): KnownCustomer {
  const { id, name, phone, email, account, contactEmail, orders, firstOrder } = customer;
  return {
    ...{ id, name, phone, email, account, contactEmail },
    address: orders.find(({ shippingAddress }) => shippingAddress)?.shippingAddress ?? '',
    paymentMethod: orders.find(({ paymentMethod }) => paymentMethod)?.paymentMethod ?? null,
    orders: orders.length,
    since: firstOrder,
  };
}

/** The first customers who answer a search; null where too little was typed to search for. */
export function findCustomers(
  customers: readonly SearchableCustomer[],
  query: string,
): FoundCustomers | null {
  if (isTooShort(query)) return null;
  const found = searchCustomers(customers, query);
  const shown = found.slice(0, MOST).map(toKnown);
  return { shown, more: found.length - shown.length };
}
