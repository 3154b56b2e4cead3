import type { Customer } from '@/domain/customer/customer';
import { ORDER_STATUSES } from '@/domain/order/order';
import { type Paise, rupeesToPaise } from '@/lib/number/money';
import type { FirestoreRequest, WhereClause } from '@/services/firebase/requests';

/** By what the server finds all orders of a customer. */
export type AllTimeOf =
  | { readonly kind: 'userId'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string };

export type AllTimeMetrics = {
  readonly orders: number;
  /** The item sums of the orders that were not cancelled: every order has one, whatever its age. */
  readonly itemsPaise: Paise;
};

/** Null where there is neither an account nor an email to query by. */
export function allTimeOf({ account, orders: [latest], email }: Customer): AllTimeOf | null {
  if (account) return { kind: 'userId', value: account.id };
  const value = latest?.email || email;
  return value ? { kind: 'email', value } : null;
}

/** As they are stored: older orders have theirs in capitals. A query takes 30 values. */
const COUNTED = ORDER_STATUSES.filter(status => status !== 'cancelled').flatMap(status => [
  status,
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`,
  status.toUpperCase(),
]);

/** Asks the server to count and to add up, at the cost of a read per thousand orders. Throws what a request throws. */
export async function readAllTime(
  { kind, value }: AllTimeOf,
  ask: (request: FirestoreRequest) => Promise<unknown>,
): Promise<AllTimeMetrics> {
  const theirs: WhereClause = [kind, '==', value];
  const [orders, rupees] = await Promise.all([
    ask({ as: 'back-office', count: 'orders', where: [theirs] }),
    // Beside a sum, a count would leave out documents without the field: two requests.
    ask({ as: 'back-office', count: 'orders', where: [theirs, ['status', 'in', COUNTED]], sum: 'total' }),
  ]);
  return { orders: Number(orders), itemsPaise: rupeesToPaise(Number(rupees)) };
}
