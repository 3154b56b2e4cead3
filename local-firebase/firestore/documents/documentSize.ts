import type { Fields, Value } from '../values/value';
import { RpcError } from '../wire/rpcError';
import type { StoredDocument } from './document';

const MAX_DOCUMENT_BYTES = 1_048_576;
const BYTES_OF_EACH_MAP = 32;
const BYTES_OF_EACH_NAME = 16;

/** Bytes as Firestore counts them (firebase.google.com/docs/firestore/storage-size). */
export function documentSize({ path, fields }: Pick<StoredDocument, 'path' | 'fields'>): number {
  return nameSize(path) + fieldsSize(fields);
}

/** @throws RpcError INVALID_ARGUMENT above 1 MiB */
export function checkDocumentSize(document: Pick<StoredDocument, 'path' | 'fields'>, name: string): void {
  const bytes = documentSize(document);
  if (bytes <= MAX_DOCUMENT_BYTES) return;
  throw new RpcError(
    'INVALID_ARGUMENT',
    `Document '${name}' cannot be written because its size (${bytes.toLocaleString('en-US')} bytes) exceeds the ` +
      `maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
  );
}

function nameSize(path: string): number {
  return path.split('/').reduce((bytes, id) => bytes + textSize(id), BYTES_OF_EACH_NAME);
}

function fieldsSize(fields: Fields): number {
  return Object.entries(fields).reduce(
    (bytes, [name, value]) => bytes + textSize(name) + valueSize(value),
    BYTES_OF_EACH_MAP,
  );
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function valueSize(value: Value): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5).join('/'));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value)
    return value.arrayValue.values.reduce((bytes, item) => bytes + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  return 8;
}
