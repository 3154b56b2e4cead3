import { beforeEach, describe, expect, it } from 'vitest';
import { nameOf, rest, textOf } from './testing/rest';
import { createTestFirestore, type TestFirestore } from './testing/testFirestore';

const EXPIRED = {
  status: 400,
  body: {
    error: {
      code: 400,
      message: 'The referenced transaction has expired or is no longer valid.',
      status: 'INVALID_ARGUMENT',
    },
  },
};
const CONTENTION = {
  status: 409,
  body: {
    error: {
      code: 409,
      message: 'Too much contention on these documents. Please try again.',
      status: 'ABORTED',
    },
  },
};
const fields = (n: number) => ({ n: { integerValue: String(n) } });
const positive = {
  from: [{ collectionId: 'c' }],
  where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '0' } } },
};

let firestore: TestFirestore;

beforeEach(async () => {
  firestore = createTestFirestore();
  await firestore.documents.write([
    { path: 'c/1', fields: fields(1) },
    { path: 'c/2', fields: fields(2) },
    { path: 'd/1', fields: fields(0) },
  ]);
});

function call(verb: string, body: unknown) {
  return rest(firestore.handler, 'POST', `:${verb}`, body);
}

async function begin(options?: object): Promise<string> {
  return textOf((await call('beginTransaction', { options })).body, 'transaction');
}

function commit(transaction: string, path = 'd/1') {
  return call('commit', { transaction, writes: [{ update: { name: nameOf(path), fields: fields(9) } }] });
}

function meddle(path: string, n = 7) {
  return firestore.documents.write([{ path, fields: fields(n) }]);
}

describe('a read-write transaction', () => {
  const reads: readonly [string, (transaction: string) => Promise<unknown>][] = [
    ['batchGet', transaction => call('batchGet', { documents: [nameOf('c/1'), nameOf('c/3')], transaction })],
    ['runQuery', transaction => call('runQuery', { structuredQuery: positive, transaction })],
    [
      'list',
      transaction => rest(firestore.handler, 'GET', `/c?transaction=${encodeURIComponent(transaction)}`),
    ],
    [
      'runAggregationQuery',
      transaction =>
        call('runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: positive,
            aggregations: [{ sum: { field: { fieldPath: 'n' } } }],
          },
          transaction,
        }),
    ],
  ];

  describe.each(reads)('that read by %s', (_, read) => {
    it('commits when nothing it read has changed', async () => {
      const transaction = await begin();
      await read(transaction);
      await meddle('e/1');
      expect(await commit(transaction)).toMatchObject({ status: 200 });
      expect(firestore.documents.read('d/1')?.fields).toEqual(fields(9));
    });

    it.each([
      ['was changed', () => meddle('c/1')],
      ['was deleted', () => firestore.documents.remove(['c/1'])],
      ['came new', () => meddle('c/3')],
    ])('is aborted when a document of what it read %s', async (_, change) => {
      const transaction = await begin();
      await read(transaction);
      await change();
      expect(await commit(transaction)).toMatchObject(CONTENTION);
      expect(firestore.documents.read('d/1')?.fields).toEqual(fields(0));
    });
  });

  it('that read one document by get is aborted when it changed', async () => {
    const transaction = await begin({ readWrite: { retryTransaction: await begin() } });
    await rest(firestore.handler, 'GET', `/c/1?transaction=${encodeURIComponent(transaction)}`);
    await meddle('c/1');
    expect(await commit(transaction)).toMatchObject(CONTENTION);
  });

  it('is not disturbed by a write that changed nothing', async () => {
    const transaction = await begin();
    await call('batchGet', { documents: [nameOf('c/1')], transaction });
    await meddle('c/1', 1);
    expect(await commit(transaction)).toMatchObject({ status: 200 });
  });

  it.each(['batchGet', 'runQuery'])('can be begun by %s, which tells its id first', async verb => {
    const what = verb === 'batchGet' ? { documents: [nameOf('c/1')] } : { structuredQuery: positive };
    const { body } = await call(verb, { ...what, newTransaction: { readWrite: {} } });
    const transaction = textOf(body, 'transaction');
    await meddle('c/1');
    expect(await commit(transaction)).toMatchObject(CONTENTION);
  });
});

describe('a read-only transaction', () => {
  it('sees the documents as they were when it began', async () => {
    const transaction = await begin({ readOnly: {} });
    await meddle('c/1');
    await firestore.documents.remove(['c/2']);
    await meddle('c/3');
    const { body } = await call('runQuery', { structuredQuery: positive, transaction });
    expect(body).toMatchObject([
      { document: { name: nameOf('c/1'), fields: fields(1) } },
      { document: { name: nameOf('c/2'), fields: fields(2) } },
    ]);
    const list = await rest(firestore.handler, 'GET', `/c?transaction=${encodeURIComponent(transaction)}`);
    expect(list.body).toMatchObject({ documents: [{ fields: fields(1) }, { fields: fields(2) }] });
    expect(Object(list.body).documents).toHaveLength(2);
  });

  it('can be begun by a read', async () => {
    // A read begins one unless it asks for another.
    const asked = { documents: [nameOf('c/1')], newTransaction: {} };
    const transaction = textOf((await call('batchGet', asked)).body, 'transaction');
    await meddle('c/1');
    const { body } = await call('batchGet', { documents: [nameOf('c/1')], transaction });
    expect(body).toMatchObject([{ found: { fields: fields(1) } }]);
  });

  it('may not write', async () => {
    const transaction = await begin({ readOnly: {} });
    expect(await commit(transaction)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
    expect(firestore.documents.read('d/1')?.fields).toEqual(fields(0));
    // And goes on after it tried.
    expect(await call('batchGet', { documents: [], transaction })).toMatchObject({ status: 200 });
  });
});

describe('a transaction id', () => {
  it('is good for one commit', async () => {
    const transaction = await begin();
    await commit(transaction);
    expect(await commit(transaction)).toMatchObject(EXPIRED);
  });

  it('is of no use after a rollback', async () => {
    const transaction = await begin();
    expect(await call('rollback', { transaction })).toMatchObject({ status: 200, body: {} });
    expect(await commit(transaction)).toMatchObject(EXPIRED);
    expect(await call('rollback', { transaction })).toMatchObject({ status: 200 });
  });

  it('that never was is refused', async () => {
    expect(await commit('AAAA')).toMatchObject(EXPIRED);
    for (const answer of [
      await call('rollback', { transaction: 'AAAA' }),
      await call('beginTransaction', { options: { readWrite: { retryTransaction: 'AAAA' } } }),
    ]) {
      expect([answer.status, Object(answer.body).error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    }
    const { status, body } = await call('batchGet', { documents: [], transaction: 'AAAA' });
    expect([status, body]).toEqual([400, [EXPIRED.body]]);
  });

  it('expires when it lies unused for over a minute', async () => {
    const transaction = await begin();
    firestore.advance(60_000);
    expect(await call('batchGet', { documents: [nameOf('c/1')], transaction })).toMatchObject({
      status: 200,
    });
    firestore.advance(60_001);
    expect(await commit(transaction)).toMatchObject(EXPIRED);
  });

  it('expires after 270 seconds however busy it was', async () => {
    const transaction = await begin();
    for (let elapsedMs = 0; elapsedMs < 270_000; elapsedMs += 45_000) {
      firestore.advance(45_000);
      expect(await call('batchGet', { documents: [], transaction })).toMatchObject({ status: 200 });
    }
    firestore.advance(1);
    expect(await commit(transaction)).toMatchObject(EXPIRED);
  });
});
