import { formatMicros } from '../../firestore/values/timestamp';
import type { Fields, Value } from '../../firestore/values/value';

/** A value that plain data has no form for. */
export type Marked =
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'reference'; readonly path: string }
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  /** The time of the request, as `serverTimestamp()` gives. */
  | { readonly kind: 'serverTime' };

/** As the SDK takes it: a whole number is an int, another a float; a Date is a timestamp. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | MarkedValue
  | readonly PlainValue[]
  | { readonly [field: string]: PlainValue };
export type PlainFields = { readonly [field: string]: PlainValue };

/** Not a plain object, so that a document may have fields of any name. */
class MarkedValue {
  readonly marked: Marked;

  constructor(marked: Marked) {
    this.marked = marked;
  }
}

/** A float even where it is whole, which the SDK can only write from other languages. */
export const double = (value: number): PlainValue => new MarkedValue({ kind: 'double', value });
/** A reference to a document: `reference('products/p1')`. */
export const reference = (path: string): PlainValue => new MarkedValue({ kind: 'reference', path });
export const geoPoint = (latitude: number, longitude: number): PlainValue =>
  new MarkedValue({ kind: 'geoPoint', latitude, longitude });
export const serverTime: PlainValue = new MarkedValue({ kind: 'serverTime' });

export const TEST_ROOT = 'projects/demo-rules/databases/(default)/documents';

/** @param time microseconds since the epoch, for `serverTime` */
export function encodeFields(fields: PlainFields, time: number): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value, time)]));
}

export function encodeValue(value: PlainValue, time: number): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return encodeNumber(value);
  if (value instanceof Date) return { timestampValue: formatMicros(value.getTime() * 1000) };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (value instanceof MarkedValue) return encodeMarked(value.marked, time);
  if (isList(value)) return { arrayValue: { values: value.map(item => encodeValue(item, time)) } };
  return { mapValue: { fields: encodeFields(value, time) } };
}

function encodeNumber(value: number): Value {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
    ? { integerValue: String(value) }
    : encodeMarked({ kind: 'double', value }, 0);
}

function encodeMarked(marked: Marked, time: number): Value {
  switch (marked.kind) {
    case 'double':
      return { doubleValue: Number.isFinite(marked.value) ? marked.value : (String(marked.value) as 'NaN') };
    case 'reference':
      return { referenceValue: `${TEST_ROOT}/${marked.path}` };
    case 'geoPoint':
      return { geoPointValue: { latitude: marked.latitude, longitude: marked.longitude } };
    case 'serverTime':
      return { timestampValue: formatMicros(time) };
    default:
      return marked satisfies never;
  }
}

/** Array.isArray does not narrow a readonly array. */
function isList(value: PlainValue): value is readonly PlainValue[] {
  return Array.isArray(value);
}
