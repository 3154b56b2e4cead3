// @bundle documents

import {
  isUnpaid,
  type Order,
  type PaidBy,
  type PaymentRecord,
  type PaymentState,
  payablePaise,
} from '@/domain/order/order';
import type { Paise } from '@/lib/number/money';

export const NOTHING_PAID: PaymentRecord = { state: 'due', method: null, amountPaise: 0, reference: '' };

/** An order without a payment is due. */
export const paymentState = ({ payment }: Pick<Order, 'payment'>): PaymentState => payment?.state ?? 'due';

/** What the shop has received for an order, less what it gave back. */
export function paidPaise({ payment }: Pick<Order, 'payment'>): Paise {
  return payment && payment.state !== 'refunded' ? payment.amountPaise : 0;
}

/** What is still to be paid. */
export const duePaise = (order: Order): Paise =>
  isUnpaid(order) ? Math.max(0, payablePaise(order) - paidPaise(order)) : 0;

/** Why nothing is to be paid of an order: its money is here, or was given back and is not asked for again. */
export const settledBy = (order: Pick<Order, 'payment'>): 'paid' | 'refunded' =>
  paymentState(order) === 'refunded' ? 'refunded' : 'paid';

/** What is written down when an amount has been paid in all. */
export function paymentOf(
  order: Order,
  paid: { readonly method: PaidBy; readonly amountPaise: Paise; readonly reference: string },
): PaymentRecord {
  if (paid.amountPaise === 0) return NOTHING_PAID;
  return { ...paid, state: paid.amountPaise >= payablePaise(order) ? 'paid' : 'partly' };
}

/** What an order says of its money, without its time: what an undo writes again. */
export function recordOf({ payment }: Pick<Order, 'payment'>): PaymentRecord {
  if (!payment) return NOTHING_PAID;
  const { at: _, ...record } = payment;
  return record;
}

export const isSamePayment = (one: PaymentRecord, other: PaymentRecord): boolean =>
  one.state === other.state &&
  one.method === other.method &&
  one.amountPaise === other.amountPaise &&
  one.reference === other.reference;
