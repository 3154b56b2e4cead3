import { toWriteValue } from '@/domain/staff/toWriteValue';
import { type PlainDocument, serverTime, type WriteData, type WriteValue } from '@/lib/plainData';

/** The fields of which an order says itself who changed them: the rules ask for it. */
const WRITTEN_DOWN = [
  'status',
  'email',
  'phone',
  'shippingAddress',
  'payment',
  'run',
  'handover',
  'attempt',
  'estimatedDelivery',
  'delivery',
] as const;

/** What `fields` make of those an order writes down, by their names: `delivery.slot` is `delivery` with another slot. */
function changedOf(stored: PlainDocument['data'], fields: WriteData): WriteData {
  const slot = fields['delivery.slot'];
  const delivery = slot === undefined ? {} : { delivery: { ...(stored.delivery as WriteData), slot } };
  return Object.fromEntries(
    Object.entries({ ...fields, ...delivery }).filter(([field]) =>
      WRITTEN_DOWN.some(known => known === field),
    ),
  );
}

/** What an order's document becomes with another status. */
export function statusFields({ data: { statusTimes } }: PlainDocument, status: string): WriteData {
  const known = typeof statusTimes === 'object' && statusTimes !== null ? statusTimes : {};
  return {
    status,
    // A whole map where an old order has none; one field of it where it has.
    ...(Object.keys(known).length > 0
      ? { [`statusTimes.${status}`]: serverTime }
      : { statusTimes: { [status]: serverTime } }),
  };
}

/** Whether a field is written to be taken away. */
const isRemoved = (value: WriteValue | undefined): boolean =>
  typeof value === 'object' && value !== null && '$write' in value && value.$write === 'deleteField';

/**
 * What a change makes of an order, for its history, under the command's id: who, when, and of every field what it was, as it
 * is stored, and what it becomes. The rules compare both with the order. Nothing where all stays.
 *
 * @param fields what the change writes: nothing that is stored so already
 */
export function changeEntry(
  { data }: PlainDocument,
  fields: WriteData,
  { commandId, by }: { readonly commandId: string; readonly by: { readonly id: string } },
  byName: string,
): WriteData {
  const to = changedOf(data, fields);
  if (Object.keys(to).length === 0) return {};
  const from = Object.keys(to).flatMap(field => {
    // Older orders have their phone there.
    const name = field === 'phone' && !data.phone ? 'customerPhone' : field;
    const before = data[name];
    return before === undefined ? [] : [[name, toWriteValue(before)] as const];
  });
  const entry: WriteData = {
    at: serverTime,
    by: by.id,
    byName,
    from: Object.fromEntries(from),
    to: Object.fromEntries(Object.entries(to).filter(([, value]) => !isRemoved(value))),
  };
  return { [`changes.${commandId}`]: entry };
}

/** Whether an order has been through a command, whatever came after it. One that changed nothing is known only until then. */
export const hasAppliedCommand = (
  { data: { lastCommandId, changes } }: PlainDocument,
  commandId: string,
): boolean =>
  lastCommandId === commandId ||
  (typeof changes === 'object' && changes !== null && Object.hasOwn(changes, commandId));
