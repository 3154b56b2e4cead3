import type { Fields, Value } from '../firestore/values/value';

/** A number kept as a double even where it is whole, as Firestore tells 3 from 3.0. */
export type Double = { readonly kind: 'double'; readonly value: number };

/** Plain data as a seed writes it: a number is an integer, a Date a timestamp. */
export type SeedValue =
  | null
  | boolean
  | string
  | number
  | Date
  | Double
  | readonly SeedValue[]
  | { readonly [field: string]: SeedValue };

export type SeedFields = { readonly [field: string]: SeedValue };

/** A document to be; the path is relative to the database's root. */
export type SeedDocument = { readonly path: string; readonly fields: SeedFields };

export function double(value: number): Double {
  return { kind: 'double', value };
}

export function isDouble(value: SeedValue): value is Double {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'double';
}

/** @throws RangeError for a number that is neither whole nor marked as a double */
export function encodeFields(fields: SeedFields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]));
}

function encodeValue(value: SeedValue): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no integer; mark it with double().`);
    return { integerValue: String(value) };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString().replace('.000Z', 'Z') };
  if (isDouble(value)) return { doubleValue: value.value };
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

/** Array.isArray does not narrow a readonly array. */
function isList(value: SeedValue): value is readonly SeedValue[] {
  return Array.isArray(value);
}
