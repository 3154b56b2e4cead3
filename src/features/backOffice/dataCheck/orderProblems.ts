import { parseOrder } from '@/data/order/orderDocument';
import { CARD_FIELDS } from '@/domain/order/cardFields';
import { DELIVERY_DAYS } from '@/domain/shop/shop';
import type { PlainDocument, PlainValue } from '@/lib/plainData';
import { addDays } from '@/lib/time/dates';
import { DATE_FIELDS, type DateField, type Fixable, inWords, type StoredDate } from './problem';
import { readDate } from './readDate';

type Data = PlainDocument['data'];

/** The instant of a timestamp, of a document that was read with its times marked; null for any other value. */
function timestampOf(value: PlainValue | undefined): string | null {
  if (typeof value !== 'object' || value === null || !('$time' in value)) return null;
  return typeof value.$time === 'string' ? value.$time : null;
}

const instantOf = (value: PlainValue | undefined): string | null => timestampOf(value) ?? readDate(value);

function pendingSince({ statusTimes }: Data): PlainValue | undefined {
  if (typeof statusTimes !== 'object' || statusTimes === null || !('pending' in statusTimes))
    return undefined;
  return statusTimes.pending;
}

/** When an order was placed, by whatever of it tells. */
const placedAt = (data: Data): string | null =>
  instantOf(data.createdAt) ??
  instantOf(data.orderDate) ??
  instantOf(data.placedAt) ??
  instantOf(pendingSince(data));

function meantBy(field: DateField, data: Data): string | null {
  const own = instantOf(data[field]);
  if (own !== null) return own;
  const placed = placedAt(data);
  return placed !== null && field === 'estimatedDelivery' ? addDays(placed, DELIVERY_DAYS) : placed;
}

/** The dates that are no timestamps. An old order without an estimate lacks nothing. */
function wrongDates(data: Data): StoredDate[] {
  return DATE_FIELDS.filter(
    field =>
      timestampOf(data[field]) === null && (field !== 'estimatedDelivery' || data[field] !== undefined),
  ).map(field => ({ field, before: inWords(data[field]), after: meantBy(field, data) }));
}

/** What is wrong with an `orders` document, read with its times marked. */
export function findOrderProblems(document: PlainDocument): Fixable[] {
  const { id: orderId, data } = document;
  const fields = CARD_FIELDS.filter(field => field in data);
  const dates = wrongDates(data);
  return [
    ...(fields.length > 0 ? [{ kind: 'card', orderId, fields } as const] : []),
    ...(dates.length > 0 ? [{ kind: 'dates', orderId, dates } as const] : []),
    ...(parseOrder(document).status === null
      ? [{ kind: 'status', orderId, before: inWords(data.status) } as const]
      : []),
  ];
}
