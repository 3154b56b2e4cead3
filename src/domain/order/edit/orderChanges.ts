import * as v from 'valibot';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@/domain/order/order';
import { statusHistory } from '@/domain/order/statusHistory';
import { type PlainDocument, type PlainValue, serverTime, type WriteData } from '@/lib/plainData';
import { compareInstants } from '@/lib/time/instants';
import type { OrderEdit } from './orderEdit';

const FIELDS = ['status', 'phone', 'email', 'shippingAddress'] as const;
type Field = (typeof FIELDS)[number];
export type ChangedField = {
  readonly field: Exclude<Field, 'status'>;
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
  /** Of staff; null where the order does not say. */
  readonly byName: string | null;
  readonly fields: readonly ChangedField[];
};

const kept = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');
const values = v.object({
  status: v.fallback(v.nullable(v.picklist(ORDER_STATUSES)), null),
  email: kept,
  phone: kept,
  customerPhone: kept,
  shippingAddress: kept,
});
const schema = v.record(
  v.string(),
  v.object({ at: v.string(), byName: v.string(), from: values, to: values }),
);

/**
 * What staff change of an order, for its history, under the command's id: who, when, and of every field what it was, as it
 * is stored, and what it becomes. The rules compare both with the order. Nothing where all stays.
 */
export function changeEntry(
  order: Order,
  { data }: PlainDocument,
  after: Pick<OrderEdit, 'commandId' | 'by'> & { readonly [field in Field]?: string | undefined },
  byName: string,
): WriteData {
  const changed = FIELDS.filter(field => after[field] !== undefined && after[field] !== order[field]);
  if (changed.length === 0) return {};
  const from = changed.flatMap(field => {
    // Older orders have their phone there.
    const stored = field === 'phone' && !data.phone ? 'customerPhone' : field;
    return data[stored] === undefined ? [] : [[stored, data[stored]] as const];
  });
  const entry: { readonly [field: string]: WriteData[string] } = {
    at: serverTime,
    by: after.by.id,
    byName,
    from: Object.fromEntries(from),
    to: Object.fromEntries(changed.map(field => [field, after[field] ?? ''])),
  };
  return { [`changes.${after.commandId}`]: entry };
}

function readChanges(stored: PlainValue | undefined): HistoryLine[] {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return [];
  return Object.values(parsed.output).map(({ at, byName, from, to }) => ({
    ...{ at, byName, status: to.status },
    fields: (['phone', 'email', 'shippingAddress'] as const).flatMap(field =>
      to[field] === ''
        ? []
        : [{ field, from: from[field] || (field === 'phone' ? from.customerPhone : ''), to: to[field] }],
    ),
  }));
}

/** Reopenings from before changes were written down, where the order's times still say to what. */
function readReopenings({ reopenings, statusTimes }: Order, changes: readonly HistoryLine[]): HistoryLine[] {
  const told = new Set(changes.map(({ at }) => at));
  return reopenings.flatMap(({ at, byName }) => {
    const status = ORDER_STATUSES.find(known => statusTimes[known] === at);
    return status === undefined || told.has(at) ? [] : [{ at, status, byName, fields: [] }];
  });
}

/**
 * What happened to an order and who of staff did it, the oldest first. Orders that were changed before this was written
 * down say of each status when they last came to it, and no more.
 */
export function orderHistory(order: Order): HistoryLine[] {
  const written = readChanges(order.changes);
  const changes = [...written, ...readReopenings(order, written)];
  const told = new Set(changes.map(({ at, status }) => `${status} ${at}`));
  const untold = Object.entries(order.statusTimes).filter(([status, at]) => !told.has(`${status} ${at}`));
  const steps = statusHistory({ orderedAt: order.orderedAt, statusTimes: Object.fromEntries(untold) });
  return [...steps.map(step => ({ ...step, byName: null, fields: [] })), ...changes].sort((one, other) =>
    compareInstants(one.at, other.at),
  );
}
