import { RpcError } from './rpcError';
import type { Fields, Value } from './value';

/** The names that lead from a document to a value inside its maps: `['address', 'pin code']`. */
export type FieldPath = readonly string[];

const PLAIN_SEGMENT = /^[A-Za-z_][A-Za-z_0-9]*$/;
/** One segment at the current place: plain, or backquoted with `\` before a backquote or a backslash. */
const SEGMENT = /([A-Za-z_][A-Za-z_0-9]*)|`((?:[^`\\]|\\[`\\])+)`/y;

/**
 * Reads a field path as the API writes it: ``address.`pin code` ``.
 * @param at where the text stood in the request, for the message
 * @throws RpcError INVALID_ARGUMENT
 */
export function parseFieldPath(text: unknown, at: string): FieldPath {
  if (typeof text !== 'string') throw invalidPath(text, at);
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidPath(text, at);
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\([`\\])/g, '$1'));
    position = SEGMENT.lastIndex;
    if (position === text.length) return segments;
    if (text[position] !== '.') throw invalidPath(text, at);
    position += 1;
  }
}

function invalidPath(text: unknown, at: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', `Invalid property path ${JSON.stringify(text)} at '${at}'.`);
}

/** The text `parseFieldPath` reads back, with backquotes only where they are needed. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map(segment => (PLAIN_SEGMENT.test(segment) ? segment : `\`${segment.replace(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

/** The value at `path`, or undefined where a map on the way or the field itself is missing. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let map = fields;
  const last = path.length - 1;
  for (let i = 0; i < last; i += 1) {
    const inner = ownValue(map, path[i]);
    if (!inner || !('mapValue' in inner)) return undefined;
    map = inner.mapValue.fields;
  }
  return ownValue(map, path[last]);
}

/**
 * A copy of `fields` with `value` at `path`, or without the field for `undefined`. As in an update mask, maps on
 * the way are made where they are missing (and replace what is no map), but never in order to remove a field.
 */
export function setField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const current = ownValue(fields, name);
  if (rest.length === 0) {
    if (value !== undefined) return { ...fields, [name]: value };
    if (current === undefined) return fields;
    const { [name]: _removed, ...others } = fields;
    return others;
  }
  const inner = current && 'mapValue' in current ? current.mapValue.fields : undefined;
  if (inner === undefined && value === undefined) return fields;
  return { ...fields, [name]: { mapValue: { fields: setField(inner ?? {}, rest, value) } } };
}

/** A field of the document's own: a field may be called `constructor`. */
function ownValue(fields: Fields, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
