import type { StoredDocument } from '../documents/document';
import { createDocumentStore, type DocumentStore } from '../documents/documentStore';

export function storeOf(documents: Iterable<StoredDocument>): DocumentStore {
  const store = createDocumentStore();
  for (const document of documents) store.put(document.path, document);
  return store;
}
