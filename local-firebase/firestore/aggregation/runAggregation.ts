import type { StoredDocument } from '../documents/document';
import type { DocumentView } from '../documents/documentView';
import { findMatches } from '../query/findMatches';
import type { Query } from '../query/query';
import { readField } from '../query/readField';
import { selectDocuments } from '../query/runQuery';
import type { Fields, Value } from '../values/value';
import { addNumbers } from './addNumbers';
import type { Aggregation, AggregationQuery } from './parseAggregation';

const INDEX_ENTRIES_PER_READ = 1000;

export type AggregationResult = {
  /** By alias. */
  readonly aggregateFields: Fields;
  /** Document reads as Firestore bills them: one for each 1,000 index entries begun, and one for none. */
  readonly readCount: number;
};

export function runAggregation(
  { query, aggregations }: AggregationQuery,
  view: DocumentView,
): AggregationResult {
  const isCount = aggregations.every(({ kind }) => kind === 'count');
  const { selected, count, skipped } = (isCount && countOnly(query, view)) || select(query, view);
  const entriesRead = Math.min(count, entriesNeeded(aggregations)) + skipped;
  const fields: Record<string, Value> = {};
  for (const aggregation of aggregations) fields[aggregation.alias] = aggregate(aggregation, selected, count);
  return {
    aggregateFields: fields,
    readCount: Math.max(1, Math.ceil(entriesRead / INDEX_ENTRIES_PER_READ)),
  };
}

type Selection = {
  readonly selected: readonly StoredDocument[];
  readonly count: number;
  readonly skipped: number;
};

/** The number of results where an index tells it without reading them. */
function countOnly(query: Query, view: DocumentView): Selection | null {
  const { count } = findMatches(query, view);
  if (count === null) return null;
  const skipped = Math.min(query.offset, count);
  return { selected: [], count: Math.min(count - skipped, query.limit ?? Infinity), skipped };
}

function select(query: Query, view: DocumentView): Selection {
  // Without a limit and an offset the order does not matter, and nothing needs to be sorted.
  const isWhole = query.limit === null && query.offset === 0;
  const { selected, skipped } = isWhole
    ? { selected: [...findMatches(query, view).all()], skipped: 0 }
    : selectDocuments(query, view);
  return { selected, count: selected.length, skipped };
}

/** A count that stops at its `upTo` reads no further; a sum reads everything. */
function entriesNeeded(aggregations: readonly Aggregation[]): number {
  return Math.max(...aggregations.map(item => (item.kind === 'count' ? (item.upTo ?? Infinity) : Infinity)));
}

function aggregate(aggregation: Aggregation, documents: readonly StoredDocument[], count: number): Value {
  switch (aggregation.kind) {
    case 'count':
      return { integerValue: String(Math.min(count, aggregation.upTo ?? Infinity)) };
    case 'sum':
      return addNumbers(documents, readField(aggregation.field)).sum;
    case 'avg':
      return addNumbers(documents, readField(aggregation.field)).average;
  }
}
