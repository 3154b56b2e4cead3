import { beforeEach, expect, it } from 'vitest';
import { nameOf, ROOT, rest, restAt } from './testing/rest';
import { createTestFirestore, type TestFirestore } from './testing/testFirestore';

let firestore: TestFirestore;

beforeEach(async () => {
  firestore = createTestFirestore();
  await firestore.documents.write(
    ['1', '2', '3'].map(id => ({ path: `c/${id}`, fields: { n: { integerValue: id } } })),
  );
});

const from = [{ collectionId: 'c' }];
const never = { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '0' } } };
const set = (id: string) => ({ update: { name: nameOf(`c/${id}`), fields: {} } });
const count = { structuredQuery: { from }, aggregations: [{ count: {} }] };

const CASES: readonly [string, string, string, unknown, readonly [number, number, number]][] = [
  ['a get', 'GET', '/c/1', undefined, [1, 0, 0]],
  ['a get of a missing document', 'GET', '/c/none', undefined, [1, 0, 0]],
  [
    'a batchGet, each document once',
    'POST',
    ':batchGet',
    { documents: ['c/1', 'c/none', 'c/1'].map(nameOf) },
    [2, 0, 0],
  ],
  ['a list', 'GET', '/c?pageSize=2', undefined, [2, 0, 0]],
  ['an empty list', 'GET', '/none', undefined, [1, 0, 0]],
  ['a query', 'POST', ':runQuery', { structuredQuery: { from } }, [3, 0, 0]],
  [
    'a query with an offset',
    'POST',
    ':runQuery',
    { structuredQuery: { from, offset: 1, limit: 1 } },
    [2, 0, 0],
  ],
  ['an empty query', 'POST', ':runQuery', { structuredQuery: { from, where: never } }, [1, 0, 0]],
  ['a count', 'POST', ':runAggregationQuery', { structuredAggregationQuery: count }, [1, 0, 0]],
  ['listCollectionIds', 'POST', ':listCollectionIds', {}, [1, 0, 0]],
  [
    'a commit, each write',
    'POST',
    ':commit',
    { writes: [set('1'), set('1'), { delete: nameOf('c/2') }, { delete: nameOf('c/none') }] },
    [0, 2, 2],
  ],
  [
    'a commit that only verifies',
    'POST',
    ':commit',
    { writes: [{ verify: nameOf('c/1'), currentDocument: { exists: true } }] },
    [0, 0, 0],
  ],
  [
    'a refused commit',
    'POST',
    ':commit',
    { writes: [set('1'), { ...set('2'), currentDocument: { exists: false } }] },
    [0, 0, 0],
  ],
  ['a create', 'POST', '/c', {}, [0, 1, 0]],
  ['a patch', 'PATCH', '/c/1', {}, [0, 1, 0]],
  ['a delete', 'DELETE', '/c/1', undefined, [0, 0, 1]],
  ['a malformed request', 'POST', ':runQuery', {}, [0, 0, 0]],
];

it.each(CASES)(
  '%s is billed as Firestore bills it, on the answer and in the total',
  async (_, method, path, body, usage) => {
    const answer = await rest(firestore.handler, method, path, body);
    expect(answer.usage).toEqual(usage);
    const { reads, writes, deletes } = firestore.meter.total();
    expect([reads, writes, deletes]).toEqual(usage);
  },
);

it('the total sums up until it is reset, and the emulator’s clearing is free', async () => {
  await rest(firestore.handler, 'GET', '/c/1');
  await rest(firestore.handler, 'POST', ':commit', { writes: [set('1'), { delete: nameOf('c/2') }] });
  await restAt(firestore.handler, 'DELETE', `/emulator/v1/${ROOT}`);
  expect(firestore.meter.total()).toEqual({ reads: 1, writes: 1, deletes: 1 });
  firestore.meter.reset();
  expect(firestore.meter.total()).toEqual({ reads: 0, writes: 0, deletes: 0 });
});
