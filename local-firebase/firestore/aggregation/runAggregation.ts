import type { StoredDocument } from '../document';
import { readField } from '../query/readField';
import { matchingEntries, selectDocuments } from '../query/runQuery';
import type { Fields, Value } from '../value';
import { addNumbers } from './addNumbers';
import type { Aggregation, AggregationQuery } from './parseAggregation';

const INDEX_ENTRIES_PER_READ = 1000;

export type AggregationResult = {
  /** By alias. */
  readonly aggregateFields: Fields;
  /** Document reads as Firestore bills them: one for each 1,000 index entries begun, and one for none. */
  readonly readCount: number;
};

/** Runs an aggregation over documents in any order; those outside its collection are passed over. */
export function runAggregation(
  { query, aggregations }: AggregationQuery,
  documents: Iterable<StoredDocument>,
): AggregationResult {
  const { selected, skipped } = isWhole(query)
    ? { selected: Array.from(matchingEntries(query, documents), ({ document }) => document), skipped: 0 }
    : selectDocuments(query, documents);
  const entriesRead = Math.min(selected.length, entriesNeeded(aggregations)) + skipped;
  const fields: Record<string, Value> = {};
  for (const aggregation of aggregations) fields[aggregation.alias] = aggregate(aggregation, selected);
  return {
    aggregateFields: fields,
    readCount: Math.max(1, Math.ceil(entriesRead / INDEX_ENTRIES_PER_READ)),
  };
}

/** Without a limit and an offset the order does not matter, and nothing needs to be sorted. */
function isWhole(query: AggregationQuery['query']): boolean {
  return query.limit === null && query.offset === 0;
}

/** A count that stops at its `upTo` reads no further; a sum reads everything. */
function entriesNeeded(aggregations: readonly Aggregation[]): number {
  return Math.max(...aggregations.map(item => (item.kind === 'count' ? (item.upTo ?? Infinity) : Infinity)));
}

function aggregate(aggregation: Aggregation, documents: readonly StoredDocument[]): Value {
  switch (aggregation.kind) {
    case 'count':
      return { integerValue: String(Math.min(documents.length, aggregation.upTo ?? Infinity)) };
    case 'sum':
      return addNumbers(documents, readField(aggregation.field)).sum;
    case 'avg':
      return addNumbers(documents, readField(aggregation.field)).average;
  }
}
