import { openReading } from '../documents/reading';
import { checkCollectionPath, joinPath, splitPath } from '../documents/resourceName';
import { parseStructuredQuery } from '../query/parseQuery';
import { type Cursor, DOCUMENT_NAME } from '../query/query';
import { runQuery } from '../query/runQuery';
import { readBoolean, readCount } from '../values/wireJson';
import { readPageToken, toPageToken } from '../wire/pageToken';
import { readText, unsupportedName } from '../wire/requestFields';
import { RpcError } from '../wire/rpcError';
import { toWireDocument } from '../wire/wireDocument';
import { parseMask } from '../writes/writeParse';
import type { Route } from './call';

const DEFAULT_PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 300;

/** `GET …/documents/{collection}`, in the order of the ids */
export const listDocuments: Route = (database, call) => {
  const params = call.params({
    texts: ['pageSize', 'pageToken', 'orderBy', 'transaction'],
    booleans: ['showMissing'],
    lists: ['mask.fieldPaths'],
    unsupported: ['readTime'],
  });
  checkCollectionPath(call.path);
  if (readBoolean(params.showMissing, 'showMissing')) throw unsupportedName('showMissing');
  const pageSize = Math.min(readCount(params.pageSize, 'pageSize') || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const lastId = readPageToken(params.pageToken, call.path);
  checkOrder(params.orderBy);
  const mask = parseMask(params.mask, 'mask');
  const { view, observe } = openReading(database, params);
  const [parentPath, collectionId] = splitPath(call.path);
  const from = { from: [{ collectionId }], limit: pageSize };
  const query = parseStructuredQuery(from, database.names.nameOf(parentPath));
  call.access.list(query, view);

  function page() {
    const { documents } = runQuery(
      {
        ...query,
        orders: [{ field: DOCUMENT_NAME, direction: 'ASCENDING' }],
        startAt: lastId === undefined ? null : after(joinPath(call.path, lastId)),
        limit: pageSize,
      },
      view,
    );
    const last = documents.length === pageSize ? documents.at(-1) : undefined;
    // As in Firestore a page that is full has a token, also where nothing follows.
    return { documents, nextPageToken: last && toPageToken(call.path, splitPath(last.path)[1]) };
  }
  observe(() => JSON.stringify(page().documents.map(({ path, updateTime }) => [path, updateTime])));
  const { documents, nextPageToken } = page();
  call.charge({ reads: Math.max(documents.length, 1) });
  return {
    ...(documents.length > 0 && {
      documents: documents.map(document =>
        toWireDocument(database.names.nameOf(document.path), document, mask),
      ),
    }),
    nextPageToken,
  };
};

function after(path: string): Cursor {
  return { values: [{ referenceValue: path }], before: false };
}

function checkOrder(json: unknown): void {
  const text = json === undefined ? '' : readText(json, 'orderBy').trim();
  if (/^(__name__( asc)?)?$/i.test(text)) return;
  if (/^__name__ desc$/i.test(text)) {
    throw new RpcError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
  throw new RpcError(
    'UNIMPLEMENTED',
    `orderBy "${text}" of a list is not supported by the local backend, only __name__; use :runQuery.`,
  );
}
