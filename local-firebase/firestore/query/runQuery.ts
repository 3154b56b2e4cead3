import type { StoredDocument } from '../document';
import { getField, setField } from '../fieldPath';
import type { Fields } from '../value';
import { compileFilter } from './compileFilter';
import { compileOrder, type Entry } from './compileOrder';
import type { Query } from './query';
import { compileScope } from './queryScope';
import { takeFirst } from './takeFirst';

export type QueryResult = {
  /** In the query's order, with the selected fields only. */
  readonly documents: readonly StoredDocument[];
  /** Documents passed over by `offset`. */
  readonly skipped: number;
  /** Document reads as Firestore bills them: returned and skipped ones, and one for an empty result. */
  readonly readCount: number;
};

/** Runs a query over documents in any order; those outside its collection are passed over. */
export function runQuery(query: Query, documents: Iterable<StoredDocument>): QueryResult {
  const { selected, skipped } = selectDocuments(query, documents);
  return {
    documents: project(selected, query.projection),
    skipped,
    readCount: Math.max(1, selected.length + skipped),
  };
}

/** The documents a query returns, whole and in order, and how many its offset passed over. */
export function selectDocuments(
  query: Query,
  documents: Iterable<StoredDocument>,
): { selected: readonly StoredDocument[]; skipped: number } {
  const { compare } = compileOrder(query.orders);
  const wanted = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const first = takeFirst(matchingEntries(query, documents), wanted, compare);
  return {
    selected: first.slice(query.offset).map(({ document }) => document),
    skipped: Math.min(query.offset, first.length),
  };
}

/** Every document between the query's cursors that its conditions hold for, in no order, without offset and limit. */
export function* matchingEntries(query: Query, documents: Iterable<StoredDocument>): Generator<Entry> {
  const { filter, startAt, endAt } = query;
  const inScope = compileScope(query);
  const matches = filter === null ? null : compileFilter(filter);
  const { entryOf, compareWithCursor } = compileOrder(query.orders);
  for (const document of documents) {
    if (!inScope(document.path) || (matches !== null && !matches(document))) continue;
    const entry = entryOf(document);
    if (entry === null) continue;
    if (startAt !== null && !isAtOrAfter(compareWithCursor(entry, startAt), startAt.before)) continue;
    if (endAt !== null && isAtOrAfter(compareWithCursor(entry, endAt), endAt.before)) continue;
    yield entry;
  }
}

/** A cursor is a gap before or after the entries equal to it: is the entry behind that gap? */
function isAtOrAfter(order: number, before: boolean): boolean {
  return before ? order >= 0 : order > 0;
}

function project(
  documents: readonly StoredDocument[],
  projection: Query['projection'],
): readonly StoredDocument[] {
  if (projection === null) return documents;
  return documents.map(document => {
    const fields = projection.reduce<Fields>((kept, field) => {
      const value = getField(document.fields, field);
      return value === undefined ? kept : setField(kept, field, value);
    }, {});
    return { ...document, fields };
  });
}
