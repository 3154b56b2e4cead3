import type { StoredDocument } from '../document';
import { createDocumentStore, type DocumentStore } from '../documentStore';

export function storeOf(documents: Iterable<StoredDocument>): DocumentStore {
  const store = createDocumentStore();
  for (const document of documents) store.put(document.path, document);
  return store;
}
