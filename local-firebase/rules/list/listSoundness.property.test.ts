import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStructuredQuery } from '../../firestore/query/parseQuery';
import { fieldFiltersOf, isDocumentName } from '../../firestore/query/query';
import { filteredAndOrdered, ROOT } from '../../firestore/query/queryArbitraries.oracle';
import { runQuery } from '../../firestore/query/runQuery';
import { storeOf } from '../../firestore/testing/storeOf';
import { loadRules } from '../rules';
import { ruleAround } from '../testing/outcomeOf';
import { conditionsNear, documentsNear } from './conditions.oracle';

const guarded = filteredAndOrdered
  .map(query => parseStructuredQuery(query, ROOT))
  .filter(({ filter }) => !fieldFiltersOf(filter).some(({ field }) => isDocumentName(field)))
  .chain(query =>
    fc.record({
      query: fc.constant(query),
      condition: conditionsNear(query.filter),
      stored: documentsNear(query.filter),
    }),
  );

test('every document of an allowed list may be read for itself', () => {
  let proven = 0;
  fc.assert(
    fc.property(guarded, ({ query, condition, stored }) => {
      const rules = loadRules(ruleAround(condition).replace('/things/{thing}', '/{path=**}'));
      const common = {
        auth: null,
        time: 0,
        database: '(default)',
        read: () => undefined,
        readAfter: () => undefined,
      };
      if (!rules.decide({ ...common, method: 'list', query }).allowed) return;
      const returned = runQuery(query, storeOf(stored)).documents;
      if (returned.length > 0) proven += 1;
      for (const document of returned) {
        const decision = rules.decide({ ...common, method: 'get', path: document.path, resource: document });
        expect(decision.allowed ? 'allowed' : decision.reason).toBe('allowed');
      }
    }),
    { numRuns: 2_000 },
  );
  // Enough lists are allowed, and return something, for this to say something.
  expect(proven).toBeGreaterThan(30);
});
