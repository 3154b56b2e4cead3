import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore } from './testing/testFirestore';

const where = {
  compositeFilter: {
    op: 'AND',
    filters: [
      {
        fieldFilter: {
          field: { fieldPath: 'a' },
          op: 'IN',
          value: { arrayValue: { values: [{ integerValue: '1' }] } },
        },
      },
    ],
  },
};
const structuredQuery = {
  from: [{ collectionId: 'c', allDescendants: true }],
  where,
  orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
  startAt: {
    values: [{ mapValue: { fields: { x: { timestampValue: '2026-01-01T00:00:00Z' } } } }],
    before: true,
  },
  select: { fields: [{ fieldPath: 'a.b' }] },
  offset: 1,
  limit: 2,
};
const writes = [
  {
    update: {
      name: nameOf('c/1'),
      fields: { a: { arrayValue: { values: [{ geoPointValue: { latitude: 1, longitude: 2 } }] } } },
    },
    updateMask: { fieldPaths: ['a'] },
    updateTransforms: [
      { fieldPath: 'b', increment: { doubleValue: 1 } },
      { fieldPath: 'c', appendMissingElements: { values: [] } },
    ],
    currentDocument: { exists: true },
  },
  { delete: nameOf('c/2'), currentDocument: { updateTime: '2026-01-01T00:00:00Z' } },
];
const WELL_FORMED: readonly (readonly [string, unknown])[] = [
  [':commit', { writes }],
  [
    ':batchGet',
    { documents: [nameOf('c/1')], mask: { fieldPaths: ['a'] }, newTransaction: { readOnly: {} } },
  ],
  [':runQuery', { structuredQuery }],
  [
    ':runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery,
        aggregations: [{ alias: 'n', count: { upTo: '5' } }, { sum: { field: { fieldPath: 'a' } } }],
      },
    },
  ],
  [':beginTransaction', { options: { readWrite: { retryTransaction: 'AAAA' } } }],
  [':rollback', { transaction: 'AAAA' }],
  [':listCollectionIds', { pageSize: 1, pageToken: 'YQ' }],
  ['/c', { fields: { a: { bytesValue: 'AAAA' }, b: { referenceValue: nameOf('c/1') } } }],
];

/** The JSON with one of its parts, somewhere, replaced. */
function spoiled(json: unknown, replacement: unknown, steps: readonly number[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof json !== 'object' || json === null) return replacement;
  const entries = Object.entries(json);
  const [key, inner] = entries[step % Math.max(entries.length, 1)] ?? ['added', undefined];
  const value = spoiled(inner, replacement, rest);
  if (Array.isArray(json)) return json.map((item, index) => (String(index) === key ? value : item));
  return { ...json, [key]: value };
}

const replacement = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, '', 0, -1, [], {}, '__x__', '`'),
);

it('no request, however it is spoiled, is an internal error', async () => {
  const firestore = createTestFirestore();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...WELL_FORMED),
      replacement,
      fc.array(fc.nat(7), { maxLength: 9 }),
      async ([path, body], instead, steps) => {
        const { status, body: answer } = await rest(
          firestore.handler,
          'POST',
          path,
          spoiled(body, instead, steps),
        );
        expect([status, answer]).not.toEqual([500, expect.anything()]);
      },
    ),
    { numRuns: 800 },
  );
});
