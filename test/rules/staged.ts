import {
  double,
  type PlainFields,
  type PlainValue,
  serverTime,
} from '../../local-firebase/rules/testing/plainData';
import {
  type Documents,
  indianInstant,
  isList,
  isMarker,
  type Marker,
  type VectorFields,
  type VectorValue,
  type VectorWrite,
  without,
} from './vector';

const DAY_MS = 86_400_000;

/** The documents as a commit would leave them, with its transforms applied. */
export function staged(before: Documents, writes: readonly VectorWrite[]): Documents {
  const after = new Map(Object.entries(before));
  for (const write of writes) {
    if (write.kind === 'delete') after.delete(write.path);
    else after.set(write.path, written(write, after.get(write.path)));
  }
  return Object.fromEntries(after);
}

function written(
  { kind, path, data }: Exclude<VectorWrite, { kind: 'delete' }>,
  before: VectorFields | undefined,
): VectorFields {
  if (kind === 'update' && before === undefined) throw new Error(`${path} is not there to be updated.`);
  let fields: VectorFields = kind === 'update' ? { ...before } : {};
  for (const [name, value] of Object.entries(data)) {
    const [outer = name, inner] = kind === 'update' ? name.split('.') : [name];
    const old = fields[outer];
    if (isDeletion(value)) {
      fields = without(fields, name);
      continue;
    }
    const left = isIncrement(value) ? incremented(old, value.by) : value;
    const map = old !== undefined && isFields(old) ? old : {};
    fields = { ...fields, [outer]: inner === undefined ? left : { ...map, [inner]: left } };
  }
  return fields;
}

const isDeletion = (value: VectorValue): boolean => isMarker(value) && value.$write === 'deleteField';

function isIncrement(value: VectorValue): value is Extract<Marker, { $write: 'increment' }> {
  return isMarker(value) && value.$write === 'increment';
}

function isFields(value: VectorValue): value is VectorFields {
  return typeof value === 'object' && value !== null && !isList(value) && !isMarker(value);
}

/** As Firestore adds: what is no number counts as nothing, and a double stays one. */
function incremented(old: VectorValue | undefined, by: number): VectorValue {
  if (typeof old === 'number') return old + by;
  if (old !== undefined && isMarker(old) && old.$write === 'double') {
    return { $write: 'double', value: old.value + by };
  }
  return by;
}

/** @param nowMs milliseconds since the epoch, of the request */
export function asPlain(fields: VectorFields, nowMs: number): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value, nowMs)]));
}

function plainValue(value: VectorValue, nowMs: number): PlainValue {
  if (typeof value !== 'object' || value === null) return value;
  if (isMarker(value)) return plainMarker(value, nowMs);
  return isList(value) ? value.map(each => plainValue(each, nowMs)) : asPlain(value, nowMs);
}

function plainMarker(marker: Marker, nowMs: number): PlainValue {
  switch (marker.$write) {
    case 'serverTime':
      return serverTime;
    case 'instant':
      return new Date(marker.iso);
    case 'inDays':
      return new Date(nowMs + marker.days * DAY_MS);
    case 'indianTime':
      return indianInstant(marker, nowMs);
    case 'double':
      return double(marker.value);
    case 'increment':
    case 'deleteField':
      throw new Error(`"${marker.$write}" stands only for a field of its own, in a commit.`);
    default:
      return marker satisfies never;
  }
}
