import { checkDocumentPath } from '../documents/resourceName';
import { compareText } from '../values/textOrder';
import { readCount } from '../values/wireJson';
import { readPageToken, toPageToken } from '../wire/pageToken';
import { readRequest } from '../wire/requestFields';
import type { Route } from './call';

const DEFAULT_PAGE_SIZE = 300;

/** `POST …/documents:listCollectionIds`, also under a document; a collection counts when any document is below it. */
export const listCollectionIds: Route = (database, call) => {
  const raw = readRequest(call.body, ['pageSize', 'pageToken'], ['readTime']);
  if (call.path !== '') checkDocumentPath(call.path);
  call.access.administer('listCollectionIds');
  const pageSize = readCount(raw.pageSize, 'pageSize') || DEFAULT_PAGE_SIZE;
  const lastId = readPageToken(raw.pageToken, call.path);

  const prefix = call.path === '' ? '' : `${call.path}/`;
  const ids = new Set<string>();
  for (const path of database.store.collectionPaths()) {
    if (path.startsWith(prefix)) ids.add(path.slice(prefix.length).split('/', 1)[0] ?? '');
  }
  const rest = [...ids].sort(compareText).filter(id => lastId === undefined || compareText(id, lastId) > 0);
  const collectionIds = rest.slice(0, pageSize);
  const last = collectionIds.at(-1);
  call.charge({ reads: 1 });
  return {
    ...(collectionIds.length > 0 && { collectionIds }),
    // A page that is full has a token, also where nothing follows.
    nextPageToken:
      last !== undefined && collectionIds.length === pageSize ? toPageToken(call.path, last) : undefined,
  };
};
