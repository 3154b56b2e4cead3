import { parseAggregationQuery } from '../aggregation/parseAggregation';
import { runAggregation } from '../aggregation/runAggregation';
import type { DocumentView } from '../documents/documentView';
import { CONSISTENCY_KEYS, openReading, UNSUPPORTED_CONSISTENCY_KEYS } from '../documents/reading';
import { parseStructuredQuery } from '../query/parseQuery';
import type { Query } from '../query/query';
import { runQuery as findDocuments } from '../query/runQuery';
import { readRequest } from '../wire/requestFields';
import { toWireDocument } from '../wire/wireDocument';
import type { Call, Route } from './call';

const UNSUPPORTED_KEYS = [...UNSUPPORTED_CONSISTENCY_KEYS, 'explainOptions'];

/** `POST …/documents:runQuery`, also under a document */
export const runQuery: Route = (database, call) => {
  const raw = readRequest(call.body, ['structuredQuery', ...CONSISTENCY_KEYS], UNSUPPORTED_KEYS);
  const query = parseStructuredQuery(raw.structuredQuery, database.names.nameOf(call.path));
  const { view, readTime, begun, observe } = openReading(database, raw);

  checkAllowed(call, query, view);
  database.checkIndexes(query);
  const find = () => findDocuments(query, view);
  const { documents, skipped, readCount } = find();
  observe(() => JSON.stringify(find().documents.map(({ path, updateTime }) => [path, updateTime])));
  call.charge({ reads: readCount });
  const answers = documents.map(document => ({
    document: toWireDocument(database.names.nameOf(document.path), document),
    readTime,
  }));
  return [
    ...(begun === undefined ? [] : [{ transaction: begun }]),
    ...(skipped > 0 || answers.length === 0
      ? [{ readTime, ...(skipped > 0 && { skippedResults: skipped }) }]
      : []),
    ...answers,
  ];
};

/** `POST …/documents:runAggregationQuery`, also under a document */
export const runAggregationQuery: Route = (database, call) => {
  const raw = readRequest(call.body, ['structuredAggregationQuery', ...CONSISTENCY_KEYS], UNSUPPORTED_KEYS);
  const aggregation = parseAggregationQuery(raw.structuredAggregationQuery, database.names.nameOf(call.path));
  const { view, readTime, begun, observe } = openReading(database, raw);

  checkAllowed(call, aggregation.query, view);
  database.checkIndexes(aggregation.query);
  const run = () => runAggregation(aggregation, view);
  const { aggregateFields, readCount } = run();
  observe(() => JSON.stringify(run().aggregateFields));
  call.charge({ reads: readCount });
  const answer = { result: { aggregateFields }, readTime };
  return begun === undefined ? [answer] : [{ transaction: begun }, answer];
};

/** No rule can speak of collections of every id. */
function checkAllowed({ access }: Call, query: Query, view: DocumentView): void {
  if (query.collectionId === '') access.administer('a query of collections of every id');
  else access.list(query, view);
}
