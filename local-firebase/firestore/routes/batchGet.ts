import { CONSISTENCY_KEYS, openReading, UNSUPPORTED_CONSISTENCY_KEYS } from '../documents/reading';
import { readArray } from '../values/wireJson';
import { readRequest, readText } from '../wire/requestFields';
import { toWireDocument } from '../wire/wireDocument';
import { parseMask } from '../writes/writeParse';
import type { Route } from './call';

/** `POST …/documents:batchGet`; names given twice are answered once, as the API documents. */
export const batchGet: Route = (database, call) => {
  const raw = readRequest(
    call.body,
    ['documents', 'mask', ...CONSISTENCY_KEYS],
    UNSUPPORTED_CONSISTENCY_KEYS,
  );
  const requested = readArray(raw.documents, 'documents').map((name, index) =>
    readText(name, `documents[${index}]`),
  );
  const documents = Array.from(new Set(requested), name => ({
    name,
    path: database.names.documentPathOf(name),
  }));
  const mask = parseMask(raw.mask, 'mask');
  const { view, readTime, begun, observe } = openReading(database, raw);

  call.access.get(
    documents.map(({ path }) => path),
    view,
  );
  call.charge({ reads: documents.length });
  const answers = documents.map(({ name, path }) => {
    observe(() => String(view.read(path)?.updateTime));
    const document = view.read(path);
    return document ? { found: toWireDocument(name, document, mask), readTime } : { missing: name, readTime };
  });
  return begun === undefined ? answers : [{ transaction: begun }, ...answers];
};
