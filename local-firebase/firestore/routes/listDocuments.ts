import type { Database } from '../database';
import { readPageToken, toPageToken } from '../pageToken';
import { comparePaths } from '../pathOrder';
import { parseStructuredQuery } from '../query/parseQuery';
import type { Query } from '../query/query';
import { openReading } from '../reading';
import { readText, unsupportedName } from '../requestFields';
import { checkCollectionPath, joinPath, splitPath } from '../resourceName';
import { RpcError } from '../rpcError';
import { toWireDocument } from '../wireDocument';
import { readBoolean, readCount } from '../wireJson';
import { parseMask } from '../writeParse';
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
  const isDescending = readDescending(params.orderBy);
  const pageSize = Math.min(readCount(params.pageSize, 'pageSize') || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
  const lastId = readPageToken(params.pageToken);
  const mask = parseMask(params.mask, 'mask');
  const { view, observe } = openReading(database, params);
  call.access.list(wholeCollection(database, call.path, pageSize), view);

  function page() {
    const ordered = view.ids(call.path);
    const ids = isDescending ? ordered.toReversed() : ordered;
    const isAfter = (id: string) =>
      lastId === undefined || comparePaths(id, lastId) * (isDescending ? -1 : 1) > 0;
    const start = ids.findIndex(isAfter);
    const found = start === -1 ? [] : ids.slice(start, start + pageSize);
    const documents = found.flatMap(id => view.read(joinPath(call.path, id)) ?? []);
    const hasMore = start !== -1 && start + pageSize < ids.length;
    return { documents, nextPageToken: hasMore ? toPageToken(found.at(-1) ?? '') : undefined };
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

/** The list as a query, for whoever decides whether it is allowed. */
function wholeCollection(database: Database, path: string, limit: number): Query {
  const [parentPath, collectionId] = splitPath(path);
  return parseStructuredQuery({ from: [{ collectionId }], limit }, database.names.nameOf(parentPath));
}

function readDescending(json: unknown): boolean {
  const text = json === undefined ? '' : readText(json, 'orderBy').trim();
  if (['', '__name__', '__name__ asc'].includes(text)) return false;
  if (text === '__name__ desc') return true;
  throw new RpcError(
    'UNIMPLEMENTED',
    `orderBy "${text}" of a list is not supported by the local backend, only __name__; use :runQuery.`,
  );
}
