import { isReservedName } from '../documents/reservedName';
import { checkDocumentPath } from '../documents/resourceName';
import { parseTimestamp } from './timestampParse';
import type { Fields, Value } from './value';
import { TYPE_RANK, typeRank } from './valueOrder';
import { invalid, isAbsent, isObject, type JsonObject, readArray, readObject, unknownName } from './wireJson';

const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 1500;
const MAX_INTEGER_DIGITS = 100;
/** A document's name has 6 KiB at most. */
const MAX_REFERENCE_LENGTH = 8000;
const MAX_VECTOR_DIMENSIONS = 2048;
const REFERENCE = /^projects\/[^/]+\/databases\/[^/]+\/documents\/(.+)$/s;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const LONE_SURROGATE = /\p{Cs}/u;

/**
 * Checks a wire value and brings it to the one form in which values are kept (see `Value`).
 * @param at where the value stood in the request, for messages: `writes[0].update.fields.total`
 * @throws RpcError INVALID_ARGUMENT naming the place
 */
export function parseValue(json: unknown, at: string): Value {
  return parseNested(json, at, 0);
}

/**
 * Checks the fields of a document or map; `undefined` is a document without fields.
 * @throws RpcError INVALID_ARGUMENT naming the place
 */
export function parseFields(json: unknown, at: string): Fields {
  return parseFieldMap(json, at, 0);
}

function parseNested(json: unknown, at: string, depth: number): Value {
  if (!isObject(json)) throw invalid(at, 'a value is an object with one key, such as { "stringValue": "…" }');
  const [kind, second] = Object.keys(json);
  if (kind === undefined) throw invalid(at, 'the value has no type set');
  if (second !== undefined) {
    throw invalid(at, `oneof field 'value_type' is already set to '${kind}'. Cannot set '${second}'`);
  }
  const raw = json[kind];
  switch (kind) {
    case 'nullValue':
      if (raw !== null && raw !== 'NULL_VALUE' && raw !== 0) throw invalid(at, 'nullValue is null');
      return { nullValue: null };
    case 'booleanValue':
      if (typeof raw !== 'boolean') throw invalid(at, 'booleanValue is true or false');
      return { booleanValue: raw };
    case 'integerValue':
      return { integerValue: parseInteger(raw, at) };
    case 'doubleValue':
      return { doubleValue: parseDouble(raw, at) };
    case 'timestampValue':
      return { timestampValue: parseTimestamp(raw, at) };
    case 'stringValue':
      return { stringValue: parseText(raw, at) };
    case 'bytesValue':
      return { bytesValue: parseBytes(raw, at) };
    case 'referenceValue':
      return { referenceValue: parseReference(raw, at) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(raw, at) };
    case 'arrayValue':
      return { arrayValue: { values: parseArray(raw, at, depth + 1) } };
    case 'mapValue':
      return { mapValue: { fields: parseMap(raw, at, depth + 1) } };
    default:
      throw unknownName(kind, at);
  }
}

function parseInteger(raw: unknown, at: string): string {
  if (Number.isSafeInteger(raw)) return String(raw);
  if (typeof raw !== 'string' || !/^-?\d+$/.test(raw)) throw invalid(at, 'integerValue is a whole number');
  // To read millions of digits takes seconds.
  if (raw.length > MAX_INTEGER_DIGITS) throw invalid(at, `${raw.length} digits do not fit in 64 bits`);
  const exact = BigInt(raw);
  if (exact !== BigInt.asIntN(64, exact)) throw invalid(at, `${raw} does not fit in 64 bits`);
  return exact.toString();
}

function parseDouble(raw: unknown, at: string): number | 'NaN' | 'Infinity' | '-Infinity' | '-0' {
  if (raw === 'NaN' || raw === 'Infinity' || raw === '-Infinity') return raw;
  const isNumeral = typeof raw === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(raw);
  const number = isNumeral ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid(at, 'doubleValue is a number');
  return Object.is(number, -0) ? '-0' : number;
}

function parseText(raw: unknown, at: string): string {
  if (typeof raw !== 'string') throw invalid(at, 'stringValue is a text');
  if (LONE_SURROGATE.test(raw)) throw invalid(at, 'the text is not valid Unicode');
  return raw;
}

function parseBytes(raw: unknown, at: string): string {
  const isBase64 = typeof raw === 'string' && BASE64.test(raw) && raw.replace(/=+$/, '').length % 4 !== 1;
  if (!isBase64) throw invalid(at, 'bytesValue is base64');
  return Buffer.from(raw, 'base64').toString('base64');
}

function parseReference(raw: unknown, at: string): string {
  const short = typeof raw === 'string' && raw.length <= MAX_REFERENCE_LENGTH ? raw : '';
  const [, path] = REFERENCE.exec(short) ?? [];
  if (path === undefined) {
    throw invalid(at, 'referenceValue is projects/{project}/databases/{database}/documents/{document path}');
  }
  checkDocumentPath(path);
  return String(raw);
}

function parseGeoPoint(raw: unknown, at: string): { latitude: number; longitude: number } {
  const given = readObject(raw, ['latitude', 'longitude'], at);
  // A coordinate of zero is left out by protocol buffers' JSON.
  const latitude = Number(parseDouble(given.latitude ?? 0, `${at}.latitude`));
  const longitude = Number(parseDouble(given.longitude ?? 0, `${at}.longitude`));
  if (!(Math.abs(latitude) <= 90)) {
    throw invalid(at, 'latitude must be in the range of [-90.0, 90.0]');
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw invalid(at, 'longitude must be in the range of [-180.0, 180.0]');
  }
  return { latitude, longitude };
}

function parseArray(raw: unknown, at: string, depth: number): readonly Value[] {
  checkDepth(depth, at);
  const { values } = readObject(raw, ['values'], at);
  return readArray(values, at).map((item, index) => {
    const value = parseNested(item, `${at}[${index}]`, depth);
    if ('arrayValue' in value) {
      throw invalid(`${at}[${index}]`, 'Cannot convert an array value in an array value.');
    }
    if (typeRank(value) === TYPE_RANK.vector) {
      throw invalid(`${at}[${index}]`, 'Cannot convert a vector value in an array value.');
    }
    return value;
  });
}

function parseMap(raw: unknown, at: string, depth: number): Fields {
  checkDepth(depth, at);
  const { fields } = readObject(raw, ['fields'], at);
  if (isObject(fields) && Object.hasOwn(fields, '__type__')) return parseVector(fields, at, depth);
  return parseFieldMap(fields, at, depth);
}

/** The one documented use of a reserved name: a vector, as a map of `__type__` and `value`. */
function parseVector(json: JsonObject, at: string, depth: number): Fields {
  readObject(json, ['__type__', 'value'], at);
  const type = parseNested(json.__type__, `${at}.__type__`, depth);
  if (!('stringValue' in type) || type.stringValue !== '__vector__') {
    throw invalid(at, 'the reserved name "__type__" marks vectors only');
  }
  const value = parseNested(json.value, `${at}.value`, depth);
  const numbers = 'arrayValue' in value ? value.arrayValue.values : [];
  const isVector = numbers.length > 0 && numbers.every(n => 'doubleValue' in n);
  if (!isVector) throw invalid(at, 'a vector holds doubles only, at least one');
  if (numbers.length > MAX_VECTOR_DIMENSIONS) {
    throw invalid(at, `a vector has at most ${MAX_VECTOR_DIMENSIONS} dimensions`);
  }
  return { __type__: type, value };
}

function parseFieldMap(json: unknown, at: string, depth: number): Fields {
  if (isAbsent(json)) return {};
  if (!isObject(json)) throw invalid(at, 'fields are an object from names to values');
  const fields: Record<string, Value> = {};
  for (const [name, value] of Object.entries(json)) {
    checkFieldName(name, at);
    fields[name] = parseNested(value, `${at}.${name}`, depth);
  }
  return fields;
}

function checkFieldName(name: string, at: string): void {
  if (name === '') throw invalid(at, 'a field name cannot be empty');
  if (isReservedName(name)) throw invalid(at, `the field name "${name}" is reserved`);
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalid(at, `a field name is longer than ${MAX_NAME_BYTES} bytes`);
  }
  if (LONE_SURROGATE.test(name)) throw invalid(at, 'a field name is not valid Unicode');
}

function checkDepth(depth: number, at: string): void {
  if (depth > MAX_DEPTH) throw invalid(at, `maps and arrays may be nested ${MAX_DEPTH} deep`);
}
