import { type CollectionIndexes, createCollectionIndexes } from '../collectionIndexes';
import type { StoredDocument } from './document';
import { type DocumentView, isInGroup } from './documentView';
import { splitPath } from './resourceName';

/** One document to be put in place of what is there: `after` undefined removes it. */
export type DocumentChange = {
  readonly path: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
};

/** All documents in memory, found by path, by collection and by collection id. */
export type DocumentStore = DocumentView & {
  put(path: string, document: StoredDocument | undefined): void;
  /** The paths of the collections that hold documents. */
  collectionPaths(): Iterable<string>;
  all(): Iterable<StoredDocument>;
};

type Collection = {
  readonly documents: Map<string, StoredDocument>;
  readonly indexes: CollectionIndexes;
};

export function createDocumentStore(): DocumentStore {
  const collections = new Map<string, Collection>();
  const pathsById = new Map<string, Set<string>>();

  function add(collectionPath: string): Collection {
    const documents = new Map<string, StoredDocument>();
    const collection: Collection = { documents, indexes: createCollectionIndexes(documents) };
    collections.set(collectionPath, collection);
    const [, id] = splitPath(collectionPath);
    const paths = pathsById.get(id) ?? new Set();
    pathsById.set(id, paths.add(collectionPath));
    return collection;
  }

  function remove(collectionPath: string): void {
    collections.delete(collectionPath);
    const [, id] = splitPath(collectionPath);
    const paths = pathsById.get(id);
    paths?.delete(collectionPath);
    if (paths?.size === 0) pathsById.delete(id);
  }

  function* group(collectionId: string, parent: string): Generator<StoredDocument> {
    const paths = collectionId === '' ? collections.keys() : (pathsById.get(collectionId) ?? []);
    for (const path of paths) {
      if (isInGroup(path, collectionId, parent)) yield* collections.get(path)?.documents.values() ?? [];
    }
  }

  return {
    read(path) {
      const [collectionPath, id] = splitPath(path);
      return collections.get(collectionPath)?.documents.get(id);
    },
    list: collectionPath => collections.get(collectionPath)?.documents.values() ?? [],
    group,
    put(path, document) {
      const [collectionPath, id] = splitPath(path);
      const collection = collections.get(collectionPath) ?? (document && add(collectionPath));
      if (collection === undefined) return;
      const { documents, indexes } = collection;
      indexes.replace(documents.get(id), document);
      if (document !== undefined) documents.set(id, document);
      else documents.delete(id);
      if (documents.size === 0) remove(collectionPath);
    },
    index: (collectionPath, orders) => collections.get(collectionPath)?.indexes.find(orders) ?? null,
    collectionPaths: () => collections.keys(),
    *all() {
      for (const { documents } of collections.values()) yield* documents.values();
    },
  };
}
