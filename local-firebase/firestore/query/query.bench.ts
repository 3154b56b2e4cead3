import { parseAggregationQuery } from '../aggregation/parseAggregation';
import { runAggregation } from '../aggregation/runAggregation';
import type { StoredDocument } from '../documents/document';
import { storeOf } from '../testing/storeOf';
import { parseStructuredQuery } from './parseQuery';
import { runQuery } from './runQuery';

/** Run with `npx tsx local-firebase/firestore/query/query.bench.ts [documents]`: queries per second, on one core. */
const SIZE = Number(process.argv[2] ?? 10_000);
const BUDGET_MS = 2_000;
const ROOT = 'projects/demo-bottled-water/databases/(default)/documents';
const STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];

function anOrder(index: number): StoredDocument {
  const spread = (index * 7919) % SIZE;
  const createdAt = new Date(1_760_000_000_000 + spread * 61_000).toISOString();
  const item = {
    mapValue: {
      fields: {
        productId: { stringValue: `bottle-${index % 9}` },
        quantity: { integerValue: String(1 + (index % 6)) },
        price: { doubleValue: 20 },
      },
    },
  };
  return {
    path: `orders/${spread.toString(32).toUpperCase().padStart(10, 'K')}`,
    createTime: index,
    updateTime: index,
    fields: {
      userId: { stringValue: `user-${index % 400}` },
      name: { stringValue: `Customer ${index % 400}` },
      status: { stringValue: STATUSES[index % STATUSES.length] ?? 'pending' },
      total: { doubleValue: (spread % 900) + 0.5 },
      units: { integerValue: String(1 + (index % 30)) },
      createdAt: { timestampValue: createdAt },
      updatedAt: { timestampValue: createdAt },
      items: { arrayValue: { values: [item, item] } },
    },
  };
}

const store = storeOf(Array.from({ length: SIZE }, (_, index) => anOrder(index)));
const byUser = {
  fieldFilter: { field: { fieldPath: 'userId' }, op: 'EQUAL', value: { stringValue: 'user-7' } },
};
const newestFirst = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }];
const from = [{ collectionId: 'orders' }];

const cases: readonly (readonly [string, () => unknown])[] = [
  ['equality + orderBy + limit 20', () => run({ from, where: byUser, orderBy: newestFirst, limit: 20 })],
  ['orderBy + limit 20', () => run({ from, orderBy: newestFirst, limit: 20 })],
  ['orderBy a timestamp, all documents', () => run({ from, orderBy: newestFirst })],
  ['orderBy a double, all documents', () => run({ from, orderBy: [{ field: { fieldPath: 'total' } }] })],
  ['orderBy name, all documents', () => run({ from })],
  ['count of all', () => aggregate({ count: {} })],
  ['sum of an integer', () => aggregate({ sum: { field: { fieldPath: 'units' } } })],
];

function run(structuredQuery: unknown): unknown {
  return runQuery(parseStructuredQuery(structuredQuery, ROOT), store);
}

function aggregate(aggregation: unknown): unknown {
  const json = { structuredQuery: { from }, aggregations: [aggregation] };
  return runAggregation(parseAggregationQuery(json, ROOT), store);
}

for (const [name, query] of cases) {
  for (let warmUp = 0; warmUp < 20; warmUp += 1) query();
  const start = performance.now();
  let runs = 0;
  while (performance.now() - start < BUDGET_MS) {
    query();
    runs += 1;
  }
  const perSecond = (runs * 1000) / (performance.now() - start);
  process.stdout.write(
    `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(8)} queries/s over ${SIZE} documents\n`,
  );
}
