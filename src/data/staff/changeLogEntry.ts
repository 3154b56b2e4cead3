import type { ChangedKind } from '@/domain/staff/changeLog';
import {
  deleteField,
  instantAt,
  type PlainDocument,
  type PlainValue,
  serverTime,
  type WriteData,
  type WriteValue,
} from '@/lib/plainData';

/** Where a command writes down what it changed of a document. */
export const changeLogPath = (commandId: string, id: string): string => `changeLog/${commandId}-${id}`;

type Change = {
  readonly kind: ChangedKind;
  /** Of the changed document. */
  readonly id: string;
  /** The command's stored name, as `lastStaffChange` has it. */
  readonly action: string;
  readonly commandId: string;
  /** Read with its times marked; null where there was none. */
  readonly before: PlainDocument | null;
  /** All of what it becomes, as `whole` makes it of an update. */
  readonly after: WriteData;
  /** As the token names them. */
  readonly by: { readonly id: string; readonly name: string };
};

/** Set by every staff change, and said by the entry's own fields: not listed among what it changed. */
const TOLD: readonly string[] = ['updatedAt', 'lastUpdated', 'lastCommandId', 'lastStaffChange'];

type Fields = { readonly [field: string]: WriteValue };

function isMap(value: WriteValue | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that was read, in the form in which it is written again: a timestamp stays a timestamp. */
function rewritten(value: PlainValue): WriteValue {
  if (Array.isArray(value)) return value.map(rewritten);
  if (!isMap(value)) return value;
  if (typeof value.$time === 'string') return instantAt(value.$time);
  return Object.fromEntries(
    Object.entries(value as WriteData).map(([field, inner]) => [field, rewritten(inner as PlainValue)]),
  );
}

/** Whether two values are stored alike; a map's fields have no order. */
function isSame(one: WriteValue | undefined, other: WriteValue | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, place) => isSame(item, other[place]));
  }
  if (!isMap(one) || !isMap(other)) return one === other;
  // A server timestamp is always a change: its value is not known before the commit.
  if (one.$write === 'serverTime' || other.$write === 'serverTime') return false;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every(field => field in other && isSame((one as Fields)[field], (other as Fields)[field]))
  );
}

/** A document with an update applied: `stops.O1` is a field of `stops`, and `deleteField` takes one away. */
export function documentAfterUpdate(before: PlainDocument | null, update: WriteData): WriteData {
  const fields = new Map(
    Object.entries(before?.data ?? {}).map(([field, value]) => [field, rewritten(value)]),
  );
  for (const [path, value] of Object.entries(update)) {
    const [field = path, inner] = path.split('.');
    const map = fields.get(field);
    if (inner !== undefined) fields.set(field, { ...(isMap(map) && map), [inner]: value });
    else if (value === deleteField) fields.delete(field);
    else fields.set(field, value);
  }
  return Object.fromEntries(fields);
}

/**
 * What a change leaves in the change log, to be set in the same transaction: who, when, and of every field that is another
 * now what it was and what it is. The rules compare both with the document.
 */
export function changeLogEntry({
  kind,
  id,
  action,
  commandId,
  before,
  after,
  by,
}: Change): readonly [path: string, entry: WriteData] {
  const stored = documentAfterUpdate(before, {});
  const differing = (fields: WriteData) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        ([field]) => !TOLD.includes(field) && !isSame(stored[field], after[field]),
      ),
    );
  return [
    changeLogPath(commandId, id),
    {
      kind,
      id,
      action,
      commandId,
      from: differing(stored),
      to: differing(after),
      at: serverTime,
      by: by.id,
      byName: by.name,
    },
  ];
}
