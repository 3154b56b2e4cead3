import type { StoredDocument } from '../documents/document';
import type { DocumentView } from '../documents/documentView';
import { editFields, getField } from '../values/fieldPath';
import { findMatches } from './findMatches';
import type { Query } from './query';

export type QueryResult = {
  /** In the query's order, with the selected fields only. */
  readonly documents: readonly StoredDocument[];
  /** Documents passed over by `offset`. */
  readonly skipped: number;
  /** Document reads as Firestore bills them: returned and skipped ones, and one for an empty result. */
  readonly readCount: number;
};

export function runQuery(query: Query, view: DocumentView): QueryResult {
  const { selected, skipped } = selectDocuments(query, view);
  return {
    documents: project(selected, query.projection),
    skipped,
    readCount: Math.max(1, selected.length + skipped),
  };
}

/** The documents a query returns, whole and in order, and how many its offset passed over. */
export function selectDocuments(
  query: Query,
  view: DocumentView,
): { selected: readonly StoredDocument[]; skipped: number } {
  const wanted = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const first = findMatches(query, view).first(wanted);
  return { selected: first.slice(query.offset), skipped: Math.min(query.offset, first.length) };
}

function project(
  documents: readonly StoredDocument[],
  projection: Query['projection'],
): readonly StoredDocument[] {
  if (projection === null) return documents;
  return documents.map(document => {
    const kept = editFields({});
    for (const field of projection) kept.set(field, getField(document.fields, field));
    return { ...document, fields: kept.fields() };
  });
}
