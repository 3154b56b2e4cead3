import type { Database } from '../database';
import { generatedId } from '../documents/generatedId';
import { checkCollectionPath, checkDocumentId, checkDocumentPath, joinPath } from '../documents/resourceName';
import type { Fields } from '../values/value';
import { parseFields } from '../values/valueParse';
import { readRequest, readText } from '../wire/requestFields';
import { RpcError } from '../wire/rpcError';
import { toWireDocument, type WireDocument } from '../wire/wireDocument';
import type { Write } from '../writes/write';
import { parseMask, parsePrecondition, parseUpdateMask } from '../writes/writeParse';
import type { Call, Route } from './call';

const DOCUMENT_KEYS = ['name', 'fields', 'createTime', 'updateTime'];

/** `POST …/documents/{collection}?documentId=…` */
export const createDocument: Route = (database, call) => {
  const params = call.params({ texts: ['documentId'], lists: ['mask.fieldPaths'] });
  checkCollectionPath(call.path);
  const { name, fields } = readDocument(call.body);
  if (name !== undefined) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      "Invalid value at 'document.name': it must not be set; use documentId.",
    );
  }
  const id =
    params.documentId === undefined || params.documentId === ''
      ? generatedId(database.randomBytes)
      : readText(params.documentId, 'documentId');
  checkDocumentId(id);
  const path = joinPath(call.path, id);
  checkDocumentPath(path);
  return write(database, call, params.mask, {
    kind: 'update',
    path,
    fields,
    mask: undefined,
    transforms: [],
    precondition: { kind: 'exists', exists: false },
  });
};

/** `PATCH …/documents/{document}` */
export const patchDocument: Route = (database, call) => {
  const params = call.params({
    texts: ['currentDocument.updateTime'],
    booleans: ['currentDocument.exists'],
    lists: ['mask.fieldPaths', 'updateMask.fieldPaths'],
  });
  checkDocumentPath(call.path);
  const { name, fields } = readDocument(call.body);
  const addressed = database.names.nameOf(call.path);
  if (name !== undefined && name !== addressed) {
    throw new RpcError(
      'INVALID_ARGUMENT',
      `The document's name "${name}" is not the address's, "${addressed}".`,
    );
  }
  return write(database, call, params.mask, {
    kind: 'update',
    path: call.path,
    fields,
    mask: parseUpdateMask(params.updateMask, 'updateMask'),
    transforms: [],
    precondition: parsePrecondition(params.currentDocument, 'currentDocument'),
  });
};

/** `DELETE …/documents/{document}` */
export const deleteDocument: Route = (database, call) => {
  const params = call.params({
    texts: ['currentDocument.updateTime'],
    booleans: ['currentDocument.exists'],
  });
  checkDocumentPath(call.path);
  const precondition = parsePrecondition(params.currentDocument, 'currentDocument');
  database.commit([{ kind: 'delete', path: call.path, precondition }], call.access);
  call.charge({ deletes: 1 });
  return {};
};

function readDocument(body: unknown): { readonly name: string | undefined; readonly fields: Fields } {
  const raw = readRequest(body, DOCUMENT_KEYS);
  return {
    name: raw.name === undefined ? undefined : readText(raw.name, 'document.name'),
    fields: parseFields(raw.fields, 'document.fields'),
  };
}

function write(database: Database, call: Call, responseMask: unknown, update: Write): WireDocument {
  const mask = parseMask(responseMask, 'mask');
  const { after } = database.commit([update], call.access);
  call.charge({ writes: 1 });
  const document = after.read(update.path);
  if (document === undefined) throw new Error(`The commit left no document at ${update.path}.`);
  return toWireDocument(database.names.nameOf(update.path), document, mask);
}
