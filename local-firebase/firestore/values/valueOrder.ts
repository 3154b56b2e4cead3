import { comparePaths } from '../documents/pathOrder';
import { compareText } from './textOrder';
import type { Fields, Value } from './value';

/**
 * The place of each type in Firestore's total order. NaN stands apart from the numbers: it comes before them all
 * and no range of numbers contains it.
 */
export const TYPE_RANK = {
  null: 0,
  boolean: 1,
  nan: 2,
  number: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const;

export type TypeRank = (typeof TYPE_RANK)[keyof typeof TYPE_RANK];

/** Values of one rank are compared with each other; a range filter matches only its own rank. */
export function typeRank(value: Value): TypeRank {
  if ('stringValue' in value) return TYPE_RANK.string;
  if ('integerValue' in value) return TYPE_RANK.number;
  if ('doubleValue' in value) return value.doubleValue === 'NaN' ? TYPE_RANK.nan : TYPE_RANK.number;
  if ('timestampValue' in value) return TYPE_RANK.timestamp;
  if ('booleanValue' in value) return TYPE_RANK.boolean;
  if ('nullValue' in value) return TYPE_RANK.null;
  if ('mapValue' in value) return isVector(value.mapValue.fields) ? TYPE_RANK.vector : TYPE_RANK.map;
  if ('arrayValue' in value) return TYPE_RANK.array;
  if ('bytesValue' in value) return TYPE_RANK.bytes;
  if ('referenceValue' in value) return TYPE_RANK.reference;
  value.geoPointValue satisfies object;
  return TYPE_RANK.geoPoint;
}

/** Firestore's total order over parsed values: negative, 0 or positive. Integers and doubles mix exactly. */
export function compareValues(a: Value, b: Value): number {
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('timestampValue' in a && 'timestampValue' in b)
    return compareTimestamps(a.timestampValue, b.timestampValue);
  const rank = typeRank(a);
  const otherRank = typeRank(b);
  if (rank !== otherRank) return rank - otherRank;
  if (rank === TYPE_RANK.number) return compareNumbers(a, b);
  if ('booleanValue' in a && 'booleanValue' in b) return Number(a.booleanValue) - Number(b.booleanValue);
  if ('bytesValue' in a && 'bytesValue' in b) return compareBytes(a.bytesValue, b.bytesValue);
  if ('referenceValue' in a && 'referenceValue' in b) return comparePaths(a.referenceValue, b.referenceValue);
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const latitudes = a.geoPointValue.latitude - b.geoPointValue.latitude;
    return latitudes || a.geoPointValue.longitude - b.geoPointValue.longitude;
  }
  if ('arrayValue' in a && 'arrayValue' in b) return compareArrays(a.arrayValue.values, b.arrayValue.values);
  if ('mapValue' in a && 'mapValue' in b) {
    const compare = rank === TYPE_RANK.vector ? compareVectors : compareMaps;
    return compare(a.mapValue.fields, b.mapValue.fields);
  }
  return 0;
}

/** Equality as `==`, `in` and `array-contains` use it: 1 equals 1.0, -0 equals 0, NaN equals NaN. */
export function valuesEqual(a: Value, b: Value): boolean {
  if ('stringValue' in a) return 'stringValue' in b && a.stringValue === b.stringValue;
  return compareValues(a, b) === 0;
}

function isVector(fields: Fields): boolean {
  // A parsed map has this reserved name only where it is a vector.
  return Object.hasOwn(fields, '__type__');
}

function compareTimestamps(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length === b.length) return a < b ? -1 : 1;
  // Without the final Z a text without a fraction is a prefix of, and so before, one with a fraction.
  return a.slice(0, -1) < b.slice(0, -1) ? -1 : 1;
}

/** A number, or an exact BigInt for the integers that a double cannot hold. */
function numberOf(value: Value): number | bigint {
  if ('doubleValue' in value) return Number(value.doubleValue);
  if (!('integerValue' in value)) return Number.NaN;
  const number = Number(value.integerValue);
  return Number.isSafeInteger(number) ? number : BigInt(value.integerValue);
}

function compareNumbers(a: Value, b: Value): number {
  const x = numberOf(a);
  const y = numberOf(b);
  // JavaScript compares a BigInt with a number by their mathematical values.
  if (x < y) return -1;
  return x > y ? 1 : 0;
}

function compareBytes(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a, 'base64'), Buffer.from(b, 'base64'));
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareValues(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Vectors: the one with fewer dimensions first. */
function compareVectors(a: Fields, b: Fields): number {
  const x = vectorNumbers(a);
  const y = vectorNumbers(b);
  return x.length - y.length || compareArrays(x, y);
}

function vectorNumbers(fields: Fields): readonly Value[] {
  return fields.value && 'arrayValue' in fields.value ? fields.value.arrayValue.values : [];
}

/** Maps: entry by entry in the order of the names, a name before its value; then the one with fewer entries. */
function compareMaps(a: Fields, b: Fields): number {
  const entries = sortedEntries(a);
  const others = sortedEntries(b);
  for (const [index, [name, value]] of entries.entries()) {
    const other = others[index];
    if (other === undefined) return 1;
    const order = compareText(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return entries.length - others.length;
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).sort(([a], [b]) => compareText(a, b));
}
