import type { Order } from '@/entities/order/order';
import { toAsciiDigits } from '@/shared/lib/digits';

/** Someone who has ordered before, as their latest order has them. */
export type KnownCustomer = {
  /** Tells one from another: the account, or the e-mail, or the phone. */
  readonly key: string;
  /** Empty where they have no account. */
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly orders: number;
};

const MOST = 5;
/** Fewer digits are in too many numbers. */
const MIN_DIGITS = 3;
const MIN_LETTERS = 2;

const keyOf = ({ userId, email, phone }: Order): string => userId ?? (email.toLowerCase() || phone);

/** Whether an order's customer is who was asked for, by phone, name or e-mail; null for a question too short. */
function matcherOf(query: string): ((order: Order) => boolean) | null {
  const typed = toAsciiDigits(query).trim().toLowerCase();
  if (/^[\d\s()+.-]+$/.test(typed)) {
    const digits = typed.replace(/\D/g, '');
    // Stored numbers have no country code.
    const local = digits.length > 10 ? digits.slice(-10) : digits;
    return local.length < MIN_DIGITS ? null : ({ phone }) => phone.replace(/\D/g, '').includes(local);
  }
  if (typed.length < MIN_LETTERS) return null;
  return ({ customerName, email }) =>
    customerName.toLowerCase().includes(typed) || email.toLowerCase().includes(typed);
}

/**
 * The customers of earlier orders who answer a search, those who ordered last first; null where too little was typed to
 * search for. `newestFirst`: all orders.
 */
export function findCustomers(newestFirst: readonly Order[], query: string): readonly KnownCustomer[] | null {
  const matches = matcherOf(query);
  if (!matches) return null;
  const found = new Map<string, KnownCustomer>();
  for (const order of newestFirst) {
    const key = keyOf(order);
    if (key === '') continue;
    const known = found.get(key);
    if (known) found.set(key, { ...known, orders: known.orders + 1 });
    else if (found.size < MOST && matches(order)) {
      found.set(key, {
        key,
        userId: order.userId ?? '',
        name: order.customerName,
        phone: order.phone,
        email: order.email,
        address: order.shippingAddress,
        orders: 1,
      });
    }
  }
  return [...found.values()];
}
