import { orderHistory } from '@/domain/order/edit/orderHistory';
import { type Order, type PaidBy, type Payment, payablePaise } from '@/domain/order/order';
import { type DuesCutoff, isBeforePayments, isOwed } from '@/domain/order/payment/dues';
import { duePaise } from '@/domain/order/payment/payment';
import type { Paise } from '@/lib/number/money';
import { dayOf, isWithin, type Period, type ShopDay } from '@/lib/time/periods';

/** `credit`: what was let off with a refund. */
export type EntryKind = 'order' | 'payment' | 'refund' | 'credit';

/** One line of a customer's account. */
export type BalanceEntry = {
  readonly kind: EntryKind;
  readonly orderId: string;
  /** Milliseconds; null for an order that does not say when it was placed: before all others. */
  readonly atMs: number | null;
  readonly method: PaidBy | null;
  readonly reference: string;
  /** By how much it changes what the customer owes. */
  readonly paise: Paise;
};

type Money = { readonly paid: Paise; readonly back: Paise };
const NO_MONEY: Money = { paid: 0, back: 0 };

/** How a payment that was written down changes what the shop has received and given back for an order. */
function moneyAfter({ paid }: Money, { state, amountPaise }: Payment): Money {
  if (state === 'due') return NO_MONEY;
  // Without what was paid before, as much was paid as was given back.
  return state === 'refunded'
    ? { paid: Math.max(paid, amountPaise), back: amountPaise }
    : { paid: amountPaise, back: 0 };
}

/** What was written down of an order's money, the oldest first. */
function paymentsOf(order: Order): readonly Payment[] {
  const written = order.changes === undefined ? [] : orderHistory(order).flatMap(line => line.payment ?? []);
  // A payment of before changes were written down, and one that is not sent yet.
  const untold = order.payment && (order.payment.at === null || written.length === 0);
  return untold ? [...written, order.payment] : written;
}

/** How money was handed over, where a payment says so. */
const handedOver = ({ method, reference }: Payment): Partial<BalanceEntry> =>
  method === null ? {} : { method, reference };

/** The money of one order. What was put right on its day stands as it was put right, and how it was handed over on every day. */
function moneyEntries(order: Order, nowMs: number): BalanceEntry[] {
  const entries: BalanceEntry[] = [];
  const putRight = (kind: 'payment' | 'refund', payment: Payment) => {
    const place = entries.findLastIndex(
      entry => entry.kind === kind && entry.paise < 0 === (kind === 'payment'),
    );
    const before = entries[place];
    if (before) entries[place] = { ...before, ...handedOver(payment) };
  };
  const add = (kind: 'payment' | 'refund', paise: Paise, payment: Payment) => {
    const { at, method, reference } = payment;
    const atMs = at === null ? nowMs : Date.parse(at);
    const isLess = kind === 'payment' ? paise > 0 : paise < 0;
    const place = entries.findLastIndex(
      entry => isLess && entry.kind === kind && dayOf(entry.atMs ?? 0) === dayOf(atMs),
    );
    const before = entries[place];
    if (before) entries[place] = { ...before, paise: before.paise + paise, ...handedOver(payment) };
    else entries.push({ kind, orderId: order.id, atMs, method, reference, paise });
  };
  let money = NO_MONEY;
  for (const payment of paymentsOf(order)) {
    const after = moneyAfter(money, payment);
    if (after.paid !== money.paid) add('payment', money.paid - after.paid, payment);
    if (after.back !== money.back) add('refund', after.back - money.back, payment);
    if (payment.state === 'refunded' && after.back === money.back) putRight('refund', payment);
    if (payment.state !== 'refunded' && after.paid === money.paid) putRight('payment', payment);
    money = after;
  }
  return entries.filter(({ paise }) => paise !== 0);
}

/** The account of a customer, the oldest first: orders that were not cancelled, and all money; without orders of before payments. */
export function balanceEntries(
  orders: readonly Order[],
  from: DuesCutoff,
  nowMs: number,
): readonly BalanceEntry[] {
  return orders
    .filter(order => !isBeforePayments(order, from))
    .flatMap((order): BalanceEntry[] => {
      const { id: orderId, status, payment, orderedAt } = order;
      const money = moneyEntries(order, nowMs);
      const billed = status === 'cancelled' ? 0 : payablePaise(order);
      const left = billed + money.reduce((sum, { paise }) => sum + paise, 0);
      const line = (kind: EntryKind, atMs: number | null, paise: Paise): BalanceEntry[] =>
        paise === 0 ? [] : [{ kind, orderId, atMs, method: null, reference: '', paise }];
      // Nothing is asked for after a refund.
      const isLetOff = status !== 'cancelled' && payment?.state === 'refunded';
      return [
        ...line('order', orderedAt === null ? null : Date.parse(orderedAt), billed),
        ...money,
        ...(isLetOff ? line('credit', money.at(-1)?.atMs ?? nowMs, -left) : []),
      ];
    })
    .sort((one, other) => (one.atMs ?? 0) - (other.atMs ?? 0));
}

/** How a customer stands. */
export type CustomerBalance = {
  readonly billedPaise: Paise;
  readonly paidPaise: Paise;
  readonly refundedPaise: Paise;
  /** What they owe; below zero what the shop owes them. */
  readonly openPaise: Paise;
  /** Of that: for what they have. */
  readonly deliveredPaise: Paise;
  /** Orders of before payments were written down, which are not counted. */
  readonly ordersBefore: number;
};

export function balanceOf(
  orders: readonly Order[],
  entries: readonly BalanceEntry[],
  from: DuesCutoff,
): CustomerBalance {
  const sum = (...kinds: readonly EntryKind[]) =>
    entries.reduce((total, { kind, paise }) => (kinds.includes(kind) ? total + paise : total), 0);
  const delivered = orders.filter(order => order.status === 'delivered' && isOwed(order, from));
  return {
    billedPaise: sum('order', 'credit'),
    paidPaise: -sum('payment'),
    refundedPaise: sum('refund'),
    openPaise: sum('order', 'payment', 'refund', 'credit'),
    deliveredPaise: delivered.reduce((total, order) => total + duePaise(order), 0),
    ordersBefore: orders.filter(order => isBeforePayments(order, from)).length,
  };
}

/** A line of a statement, with what is owed after it. */
export type StatementLine = BalanceEntry & { readonly day: ShopDay; readonly balancePaise: Paise };

/** What happened in a period, and what was owed before and after it. */
export type Statement = {
  readonly openingPaise: Paise;
  readonly lines: readonly StatementLine[];
  readonly closingPaise: Paise;
};

export function statementOf(entries: readonly BalanceEntry[], period: Period): Statement {
  const openingPaise = entries.reduce(
    (sum, { atMs, paise }) => (atMs === null || atMs < period.fromMs ? sum + paise : sum),
    0,
  );
  let balancePaise = openingPaise;
  const lines = entries.flatMap((entry): StatementLine[] => {
    if (entry.atMs === null || !isWithin(entry.atMs, period)) return [];
    balancePaise += entry.paise;
    return [{ ...entry, day: dayOf(entry.atMs), balancePaise }];
  });
  return { openingPaise, lines, closingPaise: balancePaise };
}
