import { beforeEach, describe, expect, it } from 'vitest';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore, type TestFirestore } from './testing/testFirestore';

/** All documents have the time of the one commit that made them; a read is never older than the newest commit. */
const TIME = '2026-01-15T09:00:00Z';
const fields = (n: number) => ({ n: { integerValue: String(n) } });
const wire = (path: string, n: number) => ({
  name: nameOf(path),
  fields: fields(n),
  createTime: TIME,
  updateTime: TIME,
});

let firestore: TestFirestore;

beforeEach(async () => {
  firestore = createTestFirestore();
  await firestore.documents.write(
    ['c/1', 'c/2', 'c/3', 'p/1/c/4'].map((path, index) => ({ path, fields: fields(index + 1) })),
  );
});

async function ask(parent: string, verb: 'runQuery' | 'runAggregationQuery', body: object): Promise<unknown> {
  return (await rest(firestore.handler, 'POST', `${parent}:${verb}`, body)).body;
}

describe('runQuery', () => {
  const from = [{ collectionId: 'c' }];

  it('answers an array of documents, each with the time of reading', async () => {
    expect(await ask('', 'runQuery', { structuredQuery: { from, limit: 2 } })).toEqual([
      { document: wire('c/1', 1), readTime: TIME },
      { document: wire('c/2', 2), readTime: TIME },
    ]);
  });

  it('under a document answers its subcollection', async () => {
    const answer = await ask('/p/1', 'runQuery', { structuredQuery: { from } });
    expect(answer).toEqual([{ document: wire('p/1/c/4', 4), readTime: TIME }]);
  });

  it('tells first how many its offset skipped', async () => {
    expect(await ask('', 'runQuery', { structuredQuery: { from, offset: 2 } })).toEqual([
      { skippedResults: 2, readTime: TIME },
      { document: wire('c/3', 3), readTime: TIME },
    ]);
  });

  it('without a result answers the time of reading alone', async () => {
    const nothing = { structuredQuery: { from: [{ collectionId: 'none' }] } };
    expect(await ask('', 'runQuery', nothing)).toEqual([{ readTime: TIME }]);
  });

  it('keeps the times and the name of a document of which fields are selected', async () => {
    const select = { fields: [{ fieldPath: '__name__' }] };
    const { fields: _left, ...rest } = wire('c/1', 1);
    expect(await ask('', 'runQuery', { structuredQuery: { from, select, limit: 1 } })).toEqual([
      { document: rest, readTime: TIME },
    ]);
  });
});

it('runAggregationQuery answers one result by alias', async () => {
  const structuredAggregationQuery = {
    structuredQuery: { from: [{ collectionId: 'c', allDescendants: true }] },
    aggregations: [{ alias: 'all', count: {} }, { sum: { field: { fieldPath: 'n' } } }],
  };
  expect(await ask('', 'runAggregationQuery', { structuredAggregationQuery })).toEqual([
    {
      result: { aggregateFields: { all: { integerValue: '4' }, field_1: { integerValue: '10' } } },
      readTime: TIME,
    },
  ]);
});

it('a time of reading is not before the newest commit, though the clock went back', async () => {
  firestore.advance(-60_000);
  await firestore.documents.write([{ path: 'c/1', fields: fields(9) }]);
  const answer = await ask('', 'runQuery', { structuredQuery: { from: [{ collectionId: 'c' }], limit: 1 } });
  expect(answer).toMatchObject([{ readTime: '2026-01-15T09:00:00.000001Z' }]);
});
