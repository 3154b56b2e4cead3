import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAggregationQuery } from '../aggregation/parseAggregation';
import { runAggregation } from '../aggregation/runAggregation';
import type { StoredDocument } from '../documents/document';
import { createDocumentStore } from '../documents/documentStore';
import { overlaid } from '../documents/documentView';
import { type NaiveQuery, naiveRun } from './naive.oracle';
import { parseStructuredQuery } from './parseQuery';
import { documents, filteredAndOrdered, ROOT, structuredQuery } from './queryArbitraries.oracle';
import { runQuery } from './runQuery';

const ask = (query: NaiveQuery) => parseStructuredQuery(query, ROOT);

/** Documents to be stored, one of them then removed; and a query. */
const step = fc.record({ puts: documents, removed: fc.nat(), query: structuredQuery });

function steps(count: number) {
  return fc.array(step, { minLength: 2, maxLength: count });
}

test('indexes that were built before give what a reading of every document gives, whatever was written since', () => {
  fc.assert(
    fc.property(steps(6), fc.array(structuredQuery, { maxLength: 4 }), (history, asked) => {
      const store = createDocumentStore();
      const model = new Map<string, StoredDocument>();
      for (const { puts, removed, query } of history) {
        for (const document of puts) {
          store.put(document.path, document);
          model.set(document.path, document);
        }
        const path = [...model.keys()][removed % model.size] ?? '';
        store.put(path, undefined);
        model.delete(path);
        for (const each of [query, ...asked]) {
          const expected = naiveRun(each, ROOT, '', [...model.values()]);
          const found = runQuery(ask(each), store);
          expect(found.documents).toEqual(expected.documents);
          expect(found.skipped).toBe(expected.skipped);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('a collection that is asked in more ways than it keeps indexes for is answered right in all of them', () => {
  const queries = fc.array(filteredAndOrdered, { minLength: 80, maxLength: 100 });
  fc.assert(
    fc.property(queries, documents, documents, (asked, first, then) => {
      const store = createDocumentStore();
      const model = new Map<string, StoredDocument>();
      for (const stored of [first, then]) {
        for (const document of stored) {
          store.put(document.path, document);
          model.set(document.path, document);
        }
        for (const query of asked) {
          const expected = naiveRun(query, ROOT, '', [...model.values()]).documents;
          expect(runQuery(ask(query), store).documents).toEqual(expected);
        }
      }
    }),
    { numRuns: 10 },
  );
});

test('a count is the number of what the query returns', () => {
  fc.assert(
    fc.property(structuredQuery, documents, ({ select: _names, ...query }, stored) => {
      const store = createDocumentStore();
      for (const document of stored) store.put(document.path, document);
      const json = { structuredQuery: query, aggregations: [{ alias: 'n', count: {} }] };
      const { documents: returned } = naiveRun(query, ROOT, '', stored);
      expect(runAggregation(parseAggregationQuery(json, ROOT), store).aggregateFields).toEqual({
        n: { integerValue: String(returned.length) },
      });
    }),
    { numRuns: 300 },
  );
});

test('a view with other contents for some documents is answered without the indexes of what is stored', () => {
  fc.assert(
    fc.property(structuredQuery, documents, documents, (query, stored, changed) => {
      const store = createDocumentStore();
      for (const document of stored) store.put(document.path, document);
      // Built before the view is read, so that a view that used it would show.
      runQuery(ask(query), store);
      const [gone, ...others] = changed;
      const overlay = new Map<string, StoredDocument | undefined>(others.map(each => [each.path, each]));
      if (gone !== undefined) overlay.set(gone.path, undefined);
      const model = new Map(stored.map(each => [each.path, each]));
      for (const [path, document] of overlay) {
        if (document === undefined) model.delete(path);
        else model.set(path, document);
      }
      const expected = naiveRun(query, ROOT, '', [...model.values()]).documents;
      expect(runQuery(ask(query), overlaid(store, overlay)).documents).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});
