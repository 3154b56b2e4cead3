import { describe, expect, test } from 'vitest';
import { parseAggregationQuery } from '../aggregation/parseAggregation';
import { runAggregation } from '../aggregation/runAggregation';
import type { StoredDocument } from '../documents/document';
import { storeOf } from '../testing/storeOf';
import { parseStructuredQuery } from './parseQuery';
import { ROOT } from './queryArbitraries.oracle';
import { runQuery } from './runQuery';

const SIZE = 20_000;
const LIMIT = 50;
/** To find a place among 20,000 documents a search looks at 15; a query has two places to find. */
const SEARCHED = 100;

/** Those that were looked at, by their names or their fields. */
const seen = new Set<number>();

function watched(index: number): StoredDocument {
  const path = `orders/${String((index * 7919) % SIZE).padStart(6, '0')}`;
  const fields = {
    status: { stringValue: index % 40 === 0 ? 'pending' : 'delivered' },
    userId: { stringValue: `user-${index % 200}` },
    updatedAt: { timestampValue: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString() },
  };
  const look = <Part>(part: Part): Part => {
    seen.add(index);
    return part;
  };
  return {
    createTime: index,
    updateTime: index,
    get path() {
      return look(path);
    },
    get fields() {
      return look(fields);
    },
  };
}

const store = storeOf(Array.from({ length: SIZE }, (_, index) => watched(index)));

const from = [{ collectionId: 'orders' }];
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const where = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});
const pending = where('status', 'EQUAL', { stringValue: 'pending' });
const hour = { timestampValue: '2026-01-01T01:00:00Z' };
const name = { referenceValue: `${ROOT}/orders/010000` };

const queries: readonly (readonly [string, object])[] = [
  ['a page by names', { orderBy: [by('__name__')], startAt: { values: [name] } }],
  ['what one field equals', pending],
  ['what one field equals, by another', { ...pending, orderBy: [by('updatedAt', 'DESCENDING')] }],
  ['what changed since', { ...where('updatedAt', 'GREATER_THAN', hour), orderBy: [by('updatedAt')] }],
  ['the latest', { orderBy: [by('updatedAt', 'DESCENDING')] }],
  [
    'what follows a place in the latest',
    {
      orderBy: [by('updatedAt', 'DESCENDING'), by('__name__', 'DESCENDING')],
      startAt: { values: [hour, name] },
    },
  ],
];

describe('of 20,000 documents a query that was asked before looks only at those it returns', () => {
  test.each(queries)('%s', (_title, query) => {
    const ask = () =>
      runQuery(parseStructuredQuery({ from, limit: LIMIT, ...query }, ROOT), store).documents.length;
    ask();
    seen.clear();
    expect(ask()).toBe(LIMIT);
    expect(seen.size).toBeLessThan(LIMIT + SEARCHED);
  });

  test.each(queries)('and to count them at none of them: %s', (_title, query) => {
    const json = { structuredQuery: { from, ...query }, aggregations: [{ alias: 'n', count: {} }] };
    const count = () => runAggregation(parseAggregationQuery(json, ROOT), store);
    const first = count();
    seen.clear();
    expect(count()).toEqual(first);
    expect(seen.size).toBeLessThan(SEARCHED);
  });

  test('a write keeps every index right without looking at more', () => {
    seen.clear();
    store.put('orders/010000', { path: 'orders/010000', createTime: 0, updateTime: 0, fields: {} });
    store.put('orders/010000', undefined);
    expect(seen.size).toBeLessThan(SEARCHED * queries.length);
  });
});
