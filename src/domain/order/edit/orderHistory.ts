import * as v from 'valibot';
import {
  type Complaint,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
  type Payment,
} from '@/domain/order/order';
import { NOTHING_PAID } from '@/domain/order/payment/payment';
import { parsePayment } from '@/domain/order/payment/storedPayment';
import { type StatusStep, statusHistory } from '@/domain/order/statusHistory';
import type { PlainValue } from '@/lib/plainData';
import { compareInstants } from '@/lib/time/compareInstants';
import { parseInstant } from '@/lib/time/instants';

/** What a history tells of an order; of its run the id, of a place there the number, of an attempt its reason. */
const FIELDS = [
  'phone',
  'email',
  'shippingAddress',
  'run',
  'place',
  'expected',
  'slot',
  'handover',
  'attempt',
  'attemptNote',
] as const;

export type ChangedField = {
  readonly field: (typeof FIELDS)[number];
  /** Empty where the order said nothing. */
  readonly from: string;
  readonly to: string;
};

/** One line of an order's history. */
export type HistoryLine = {
  /** ISO instant. */
  readonly at: string;
  /** What it came to; null where its status stayed. */
  readonly status: OrderStatus | null;
  /** What it was before, where that is written down. */
  readonly statusBefore?: OrderStatus | null;
  /** Of staff; null where the order does not say, and of what its customer did, ordering it included. */
  readonly byName: string | null;
  readonly byCustomer: boolean;
  readonly fields: readonly ChangedField[];
  /** What was written down of its money then; null where that stayed. */
  readonly payment: Payment | null;
  /** What the customer said is wrong with it. */
  readonly complaint?: Complaint;
};

const NOTHING_ELSE = { byCustomer: false, fields: [], payment: null } as const;

/** A text or a number as text; empty for anything else. */
const text = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');
const values = v.object({
  status: v.fallback(v.nullable(v.picklist(ORDER_STATUSES)), null),
  email: text,
  phone: text,
  customerPhone: text,
  shippingAddress: text,
  payment: v.fallback(v.pipe(v.unknown(), v.transform(parsePayment)), null),
  run: v.fallback(v.object({ id: text, stop: text }), { id: '', stop: '' }),
  estimatedDelivery: text,
  delivery: v.fallback(v.object({ slot: text }), { slot: '' }),
  handover: v.fallback(v.object({ to: text }), { to: '' }),
  attempt: v.fallback(v.object({ reason: text, note: text }), { reason: '', note: '' }),
});
const schema = v.record(
  v.string(),
  v.object({ at: v.string(), byName: v.string(), from: values, to: values }),
);
type Values = v.InferOutput<typeof values>;

/** An order before or after a change, as far as the change tells. */
const fieldsOf = (change: Values) => ({
  phone: change.phone || change.customerPhone,
  email: change.email,
  shippingAddress: change.shippingAddress,
  run: change.run.id,
  place: change.run.stop,
  expected: parseInstant(change.estimatedDelivery) ?? '',
  slot: change.delivery.slot,
  handover: change.handover.to,
  attempt: change.attempt.reason,
  attemptNote: change.attempt.note,
});

/** What is said of a stop, and not compared with what was said before. */
const OF_A_STOP = ['handover', 'attempt', 'attemptNote'];

function changedFields(before: Values, after: Values): readonly ChangedField[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  return FIELDS.filter(field => {
    if (OF_A_STOP.includes(field) && to[field] === '') return false;
    // Its place in another run is no move.
    return from[field] !== to[field] && (field !== 'place' || from.run === to.run);
  }).map(field => ({ field, from: from[field], to: to[field] }));
}

/** What a change wrote down of an order's money. A driver's undo puts back what was there before: an older payment, or none. */
function paymentWritten(at: string, before: Values, after: Values): Payment | null {
  const written = after.payment ?? (before.payment && NOTHING_PAID);
  return written && { ...written, at: parseInstant(at) };
}

function readChanges(stored: PlainValue | undefined): HistoryLine[] {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return [];
  return Object.values(parsed.output).map(({ at, byName, from, to }) => ({
    ...{ at, byName, byCustomer: false, status: to.status, statusBefore: from.status },
    payment: paymentWritten(at, from, to),
    fields: changedFields(from, to),
  }));
}

/** Reopenings from before changes were written down, where the order's times still say to what. */
function readReopenings({ reopenings, statusTimes }: Order, changes: readonly HistoryLine[]): HistoryLine[] {
  const told = new Set(changes.map(({ at }) => at));
  return reopenings.flatMap(({ at, byName }) => {
    const status = ORDER_STATUSES.find(known => statusTimes[known] === at);
    return status === undefined || told.has(at) ? [] : [{ ...NOTHING_ELSE, at, status, byName }];
  });
}

/** What its customer did that no change tells: nobody else can cancel an order or complain without one. */
function readCustomers({ userId, restocked, complaint }: Order, steps: readonly StatusStep[]): HistoryLine[] {
  const cancelled = steps.find(({ status }) => status === 'cancelled');
  return [
    // Their bottles always go back; orders that staff take without an account have nobody to cancel them.
    ...(cancelled && userId !== null && restocked
      ? [{ ...NOTHING_ELSE, ...cancelled, statusBefore: 'pending' as const, byName: null, byCustomer: true }]
      : []),
    ...(complaint
      ? [{ ...NOTHING_ELSE, at: complaint.at, status: null, byName: null, byCustomer: true, complaint }]
      : []),
  ];
}

/**
 * What happened to an order and who did it, the oldest first. Orders that were changed before this was written
 * down say of each status when they last came to it, and no more.
 */
export function orderHistory(order: Order): HistoryLine[] {
  const written = readChanges(order.changes);
  const changes = [...written, ...readReopenings(order, written)];
  const told = new Set(changes.map(({ at, status }) => `${status} ${at}`));
  const untold = Object.entries(order.statusTimes).filter(([status, at]) => !told.has(`${status} ${at}`));
  const steps = statusHistory({
    // Who took it says it too.
    orderedAt: told.has(`pending ${order.orderedAt}`) ? null : order.orderedAt,
    statusTimes: Object.fromEntries(untold),
  });
  const theirs = readCustomers(order, steps);
  return [
    ...steps
      .filter(({ at, status }) => !theirs.some(line => line.status === status && line.at === at))
      .map(step => ({ ...NOTHING_ELSE, ...step, byName: null })),
    ...theirs,
    ...changes,
  ].sort((one, other) => compareInstants(one.at, other.at));
}
