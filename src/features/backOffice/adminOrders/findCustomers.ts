import { parseCustomerSearch, type SearchableCustomer } from '@/entities/customer/customerSearch';
import { phoneDigits } from '@/entities/order/orderSearchRules';
import { toAsciiDigits } from '@/shared/lib/digits';

/** Someone the shop knows, as an order for them begins. */
export type KnownCustomer = {
  readonly id: string;
  /** Empty where they have no account. */
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** Where their latest order went; empty where none says. */
  readonly address: string;
  readonly orders: number;
};

const MOST = 5;
/** Fewer digits are in too many numbers. */
const MIN_DIGITS = 3;
const MIN_LETTERS = 2;

function isTooShort(query: string): boolean {
  const typed = toAsciiDigits(query).trim();
  const digits = phoneDigits(typed);
  return digits === null ? typed.length < MIN_LETTERS : digits.length < MIN_DIGITS;
}

/** The customers who answer a search, in their order; null where too little was typed to search for. */
export function findCustomers(
  customers: readonly SearchableCustomer[],
  query: string,
): readonly KnownCustomer[] | null {
  if (isTooShort(query)) return null;
  return customers
    .filter(parseCustomerSearch(query))
    .slice(0, MOST)
    .map(({ customer: { id, name, phone, email, orders } }) => ({
      ...{ id, name, phone, email },
      userId: orders.find(({ userId }) => userId)?.userId ?? '',
      address: orders.find(({ shippingAddress }) => shippingAddress)?.shippingAddress ?? '',
      orders: orders.length,
    }));
}
