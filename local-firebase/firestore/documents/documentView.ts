import type { Order } from '../query/query';
import type { StoredDocument } from './document';
import { splitPath } from './resourceName';
import type { SortedList } from './sortedList';

/** Documents to read from: those stored, or those as a commit would leave them. */
export type DocumentView = {
  read(path: string): StoredDocument | undefined;
  /** A collection's documents, in no particular order. */
  list(collectionPath: string): Iterable<StoredDocument>;
  /** A collection's documents that have all the ordered fields, in that order; null where no index is kept. */
  index(collectionPath: string, orders: readonly Order[]): SortedList<StoredDocument> | null;
  /** The documents of every collection with this id ('' for any) below `parent` ('' for the root), unordered. */
  group(collectionId: string, parent: string): Iterable<StoredDocument>;
};

/** Other contents for some paths; undefined where there is no document. */
export type Overlay = ReadonlyMap<string, StoredDocument | undefined>;

/** `base` as it would be with the overlay's documents in place of its own. */
export function overlaid(base: DocumentView, overlay: Overlay): DocumentView {
  function* merged(documents: Iterable<StoredDocument>, isMember: (path: string) => boolean) {
    for (const document of documents) {
      if (!overlay.has(document.path)) yield document;
    }
    for (const [path, document] of overlay) {
      if (document !== undefined && isMember(path)) yield document;
    }
  }
  return {
    read: path => (overlay.has(path) ? overlay.get(path) : base.read(path)),
    list: collectionPath => merged(base.list(collectionPath), path => splitPath(path)[0] === collectionPath),
    index: (collectionPath, orders) => (overlay.size === 0 ? base.index(collectionPath, orders) : null),
    group: (collectionId, parent) =>
      merged(base.group(collectionId, parent), path => isInGroup(splitPath(path)[0], collectionId, parent)),
  };
}

/** Whether a collection has this id ('' for any) and lies below the document `parent` ('' for the root). */
export function isInGroup(collectionPath: string, collectionId: string, parent: string): boolean {
  if (collectionId !== '' && splitPath(collectionPath)[1] !== collectionId) return false;
  return parent === '' || collectionPath.startsWith(`${parent}/`);
}
