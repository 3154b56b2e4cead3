import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredDocument } from '../documents/document';
import { storeOf } from '../testing/storeOf';
import { type NaiveQuery, naiveRun } from './naive.oracle';
import { parseStructuredQuery } from './parseQuery';
import {
  documents,
  filteredAndOrdered,
  ROOT,
  structuredQuery,
  withCompleteOrder,
} from './queryArbitraries.oracle';
import { readField } from './readField';
import { runQuery } from './runQuery';

const RUNS = { numRuns: 1_500 };
const PARENTS = ['', 'c/a', 'd/a'];

function run(query: NaiveQuery, stored: StoredDocument[], parentPath = '') {
  const parent = parentPath === '' ? ROOT : `${ROOT}/${parentPath}`;
  return runQuery(parseStructuredQuery(query, parent), storeOf(stored));
}

test('any query over any documents gives what a plain reading of the documentation gives', () => {
  fc.assert(
    fc.property(structuredQuery, documents, fc.constantFrom(...PARENTS), (query, stored, parent) => {
      // A collection group is asked at the root.
      const parentPath = query.from[0]?.allDescendants ? '' : parent;
      const result = run(query, stored, parentPath);
      const expected = naiveRun(query, ROOT, parentPath, stored);
      expect(result.documents).toEqual(expected.documents);
      expect(result.skipped).toBe(expected.skipped);
      expect(result.readCount).toBe(Math.max(1, expected.documents.length + expected.skipped));
    }),
    RUNS,
  );
});

test('the order in which documents are stored makes no difference', () => {
  fc.assert(
    fc.property(structuredQuery, documents, (query, stored) => {
      expect(run(query, stored.toReversed())).toEqual(run(query, stored));
    }),
    { numRuns: 300 },
  );
});

test('a limit of k gives the first k of all results, and an offset the rest', () => {
  fc.assert(
    fc.property(filteredAndOrdered, documents, fc.nat(8), (query, stored, count) => {
      const all = run(query, stored).documents;
      expect(run({ ...query, limit: count }, stored).documents).toEqual(all.slice(0, count));
      expect(run({ ...query, offset: count }, stored).documents).toEqual(all.slice(count));
    }),
    { numRuns: 300 },
  );
});

test('pages that each start after the last document of the page before cover all results exactly once', () => {
  fc.assert(
    fc.property(filteredAndOrdered, documents, fc.integer({ min: 1, max: 3 }), (query, stored, pageSize) => {
      const complete = { ...withCompleteOrder(query), limit: pageSize };
      const cursorFields = complete.orderBy.map(({ field }) => field.fieldPath);
      const paged: StoredDocument[] = [];
      let page = run(complete, stored).documents;
      for (let last = page.at(-1); last !== undefined; last = page.at(-1)) {
        paged.push(...page);
        expect(paged.length).toBeLessThanOrEqual(stored.length);
        const after = last;
        const values = cursorFields.map(path =>
          path === '__name__'
            ? { referenceValue: `${ROOT}/${after.path}` }
            : (readField(path.split('.'))(after) ?? { nullValue: null }),
        );
        page = run({ ...complete, startAt: { values, before: false } }, stored).documents;
      }
      expect(paged).toEqual(run(query, stored).documents);
    }),
    { numRuns: 300 },
  );
});
