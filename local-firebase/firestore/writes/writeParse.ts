import type { ResourceNames } from '../documents/resourceName';
import { isDocumentName } from '../query/query';
import { checkField } from '../values/fieldLimits';
import { type FieldPath, parseFieldPath } from '../values/fieldPath';
import { parseMicros } from '../values/timestamp';
import { parseFields } from '../values/valueParse';
import { invalid, isAbsent, type JsonObject, readArray, readBoolean, readObject } from '../values/wireJson';
import { readOneOf, readText, refuseUnsupported } from '../wire/requestFields';
import { checkRepeatedWrites } from './repeatedWrites';
import { parseFieldTransforms } from './transformParse';
import type { Precondition, Write } from './write';

const OPERATIONS = ['update', 'delete', 'verify'] as const;
const WRITE_KEYS = [...OPERATIONS, 'updateMask', 'updateTransforms', 'currentDocument'];

/**
 * Checks the writes of a commit.
 * @throws RpcError INVALID_ARGUMENT naming the place, UNIMPLEMENTED for the superseded `transform`
 */
export function parseWrites(json: unknown, names: ResourceNames): readonly Write[] {
  const writes = readArray(json, 'writes').map((write, index) =>
    parseWrite(write, `writes[${index}]`, names),
  );
  checkRepeatedWrites(writes);
  return writes;
}

function parseWrite(json: unknown, at: string, names: ResourceNames): Write {
  refuseUnsupported(json, ['transform']);
  const raw = readObject(json, WRITE_KEYS, at);
  const precondition = parsePrecondition(raw.currentDocument, `${at}.currentDocument`);
  const operation = readOneOf(raw, at, OPERATIONS);
  switch (operation) {
    case 'update':
      return parseUpdate(raw, at, names, precondition);
    case 'delete':
      refuseUpdateKeys(raw, at);
      return { kind: 'delete', path: documentPath(raw.delete, `${at}.delete`, names), precondition };
    case 'verify':
      refuseUpdateKeys(raw, at);
      if (precondition === undefined) throw invalid(at, 'verify needs a currentDocument precondition');
      return { kind: 'verify', path: documentPath(raw.verify, `${at}.verify`, names), precondition };
    case undefined:
      throw invalid(at, 'a write has one of update, delete and verify');
    default:
      return operation satisfies never;
  }
}

function parseUpdate(
  raw: JsonObject,
  at: string,
  names: ResourceNames,
  precondition: Precondition | undefined,
): Write {
  const document = readObject(raw.update, ['name', 'fields', 'createTime', 'updateTime'], `${at}.update`);
  return {
    kind: 'update',
    path: documentPath(document.name, `${at}.update.name`, names),
    fields: parseFields(document.fields, `${at}.update.fields`),
    mask: parseUpdateMask(raw.updateMask, `${at}.updateMask`),
    transforms: parseFieldTransforms(raw.updateTransforms, `${at}.updateTransforms`),
    precondition,
  };
}

function refuseUpdateKeys(raw: JsonObject, at: string): void {
  for (const key of ['updateMask', 'updateTransforms']) {
    if (!isAbsent(raw[key])) throw invalid(at, `${key} goes with update only`);
  }
}

/** A `DocumentMask`; an empty mask is a mask of no fields, undefined is none. */
export function parseMask(json: unknown, at: string): readonly FieldPath[] | undefined {
  if (isAbsent(json)) return undefined;
  const { fieldPaths } = readObject(json, ['fieldPaths'], at);
  return readArray(fieldPaths, `${at}.fieldPaths`).map((text, index) => {
    const path = parseFieldPath(text, `${at}.fieldPaths[${index}]`);
    if (!isDocumentName(path)) checkField(path, at);
    return path;
  });
}

/** A mask of fields to write, none of them with a reserved name. */
export function parseUpdateMask(json: unknown, at: string): readonly FieldPath[] | undefined {
  const mask = parseMask(json, at);
  for (const path of mask ?? []) checkField(path, at);
  return mask;
}

export function parsePrecondition(json: unknown, at: string): Precondition | undefined {
  if (isAbsent(json)) return undefined;
  const raw = readObject(json, ['exists', 'updateTime'], at);
  const kind = readOneOf(raw, at, ['exists', 'updateTime']);
  switch (kind) {
    case 'exists':
      return { kind, exists: readBoolean(raw.exists, `${at}.exists`) };
    case 'updateTime':
      return { kind, updateTime: parseMicros(raw.updateTime, `${at}.updateTime`) };
    case undefined:
      return undefined;
    default:
      return kind satisfies never;
  }
}

function documentPath(json: unknown, at: string, names: ResourceNames): string {
  return names.documentPathOf(readText(json, at));
}
