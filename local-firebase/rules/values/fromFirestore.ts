import { parseMicros } from '../../firestore/values/timestamp';
import type { Fields, Value } from '../../firestore/values/value';
import { type Entries, mapOf, NULL, pathOf, type RulesValue, stringOf } from './value';

/** A wire value as rules see it: integers and doubles stay apart, a reference is a path from the database on. */
export function rulesValueOf(value: Value): RulesValue {
  if ('stringValue' in value) return stringOf(value.stringValue);
  if ('integerValue' in value) return { type: 'int', value: BigInt(value.integerValue) };
  if ('doubleValue' in value) return { type: 'float', value: Number(value.doubleValue) };
  if ('booleanValue' in value) return { type: 'bool', value: value.booleanValue };
  if ('timestampValue' in value) return timestampOfMicros(parseMicros(value.timestampValue, 'a document'));
  if ('mapValue' in value) return mapOf(entriesOf(value.mapValue.fields));
  if ('arrayValue' in value) return { type: 'list', items: value.arrayValue.values.map(rulesValueOf) };
  if ('nullValue' in value) return NULL;
  if ('bytesValue' in value) return { type: 'bytes', value: Buffer.from(value.bytesValue, 'base64') };
  if ('geoPointValue' in value) return { type: 'latlng', ...value.geoPointValue };
  // `projects/{project}/databases/…`: paths in rules begin with the database.
  return pathOf(value.referenceValue.split('/').slice(2));
}

/** @param micros microseconds since the epoch */
export function timestampOfMicros(micros: number): RulesValue {
  return { type: 'timestamp', nanos: BigInt(micros) * 1000n };
}

/** Fields that become values of rules one by one, when a rule first looks. */
export function entriesOf(fields: Fields): Entries {
  const converted = new Map<string, RulesValue>();
  const names = Object.keys(fields);
  const has = (key: string) => Object.hasOwn(fields, key);
  return {
    size: names.length,
    has,
    keys: () => names,
    get(key) {
      const known = converted.get(key);
      if (known !== undefined) return known;
      const field = has(key) ? fields[key] : undefined;
      if (field === undefined) return undefined;
      const value = rulesValueOf(field);
      converted.set(key, value);
      return value;
    },
  };
}
