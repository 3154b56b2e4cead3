import { RpcError } from '../wire/rpcError';
import type { Fields, Value } from './value';

/** The names that lead from a document to a value inside its maps: `['address', 'pin code']`. */
export type FieldPath = readonly string[];

const MAX_BYTES = 1500;
const MAX_SEGMENTS = 20;
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
  if (Buffer.byteLength(text) >= MAX_BYTES) {
    throw new RpcError('INVALID_ARGUMENT', `property path is longer than ${MAX_BYTES} bytes.`);
  }
  const segments: string[] = [];
  let position = 0;
  for (;;) {
    SEGMENT.lastIndex = position;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidPath(text, at);
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\([`\\])/g, '$1'));
    position = SEGMENT.lastIndex;
    if (segments.length > MAX_SEGMENTS) {
      throw new RpcError('INVALID_ARGUMENT', `paths must have at most ${MAX_SEGMENTS} elements`);
    }
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

/** Fields being changed: a map is copied when it is first changed, so that many changes cost no more than they are. */
export type FieldEditor = {
  /** As changed so far; what they were made of stays as it was. */
  readonly fields: () => Fields;
  readonly get: (path: FieldPath) => Value | undefined;
  /**
   * Puts `value` at `path`, or removes the field for `undefined`. As in an update mask, maps on the way are made where
   * they are missing (and replace what is no map), but never in order to remove a field.
   */
  readonly set: (path: FieldPath, value: Value | undefined) => void;
};

type OwnMap = { [name: string]: Value };

export function editFields(fields: Fields): FieldEditor {
  const own = new Map<Fields, OwnMap>();
  let root = fields;

  function toOwn(map: Fields): OwnMap {
    const known = own.get(map);
    if (known !== undefined) return known;
    const copy = { ...map };
    own.set(copy, copy);
    return copy;
  }

  return {
    fields: () => root,
    get: path => getField(root, path),
    set(path, value) {
      const last = path.at(-1);
      if (last === undefined || (value === undefined && getField(root, path) === undefined)) return;
      let map = toOwn(root);
      root = map;
      for (const name of path.slice(0, -1)) {
        const inner = ownValue(map, name);
        const innerMap = toOwn(inner && 'mapValue' in inner ? inner.mapValue.fields : {});
        map[name] = { mapValue: { fields: innerMap } };
        map = innerMap;
      }
      if (value === undefined) delete map[last];
      else map[last] = value;
    },
  };
}

/** A copy of `fields` with one change, as an editor makes it. */
export function setField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const editor = editFields(fields);
  editor.set(path, value);
  return editor.fields();
}

/** A field of the document's own: a field may be called `constructor`. */
function ownValue(fields: Fields, name: string | undefined): Value | undefined {
  return name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
