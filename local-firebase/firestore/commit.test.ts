import { beforeEach, describe, expect, it } from 'vitest';
import { nameOf, rest } from './testing/rest';
import { createTestFirestore, START_MS, type TestFirestore } from './testing/testFirestore';

const ONE = { n: { integerValue: '1' } };
const TWO = { n: { integerValue: '2' } };
const COMMIT_TIMES = ['2026-01-15T09:00:00Z', '2026-01-15T09:00:00.000001Z', '2026-01-15T09:00:00.000002Z'];

let firestore: TestFirestore;

beforeEach(() => {
  firestore = createTestFirestore();
});

function commit(...writes: unknown[]) {
  return rest(firestore.handler, 'POST', ':commit', { writes });
}

function set(path: string, fields: unknown, more: object = {}) {
  return { update: { name: nameOf(path), fields }, ...more };
}

describe('a commit', () => {
  it('answers its time and the update time of each write', async () => {
    const { status, body } = await commit(set('c/1', ONE), set('c/2', TWO), { delete: nameOf('c/3') });
    const [updateTime] = COMMIT_TIMES;
    expect([status, body]).toEqual([
      200,
      { writeResults: [{ updateTime }, { updateTime }, {}], commitTime: updateTime },
    ]);
  });

  it('answers for each write of a document what became of it in the end', async () => {
    const { body } = await commit(
      ...[set('c/1', ONE), { delete: nameOf('c/1') }],
      ...[{ delete: nameOf('c/2') }, set('c/2', ONE)],
    );
    const [updateTime] = COMMIT_TIMES;
    expect(body).toMatchObject({ writeResults: [{}, {}, { updateTime }, { updateTime }] });
    expect(Object(body).writeResults.slice(0, 2)).toEqual([{}, {}]);
  });

  it('takes the ids that Datastore gave, and names of four underscores', async () => {
    const answers = await Promise.all(
      ['c/__id7__', 'c/__id-9223372036854775808__', '____/____'].map(path => commit(set(path, ONE))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('has a time later than every commit before it, though the clock stands still or goes back', async () => {
    const times = [];
    for (const move of [0, 0, -5000]) {
      firestore.advance(move);
      times.push(
        Object((await commit(set('c/1', { at: { stringValue: `${times.length}` } }))).body).commitTime,
      );
    }
    expect(times).toEqual(COMMIT_TIMES);
  });

  it('gives server timestamps in milliseconds, also where its own time is later', async () => {
    const transforms = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }] };
    await commit(set('c/1', {}, transforms));
    await commit(set('c/2', {}, transforms));
    const [first, second] = firestore.documents.list('c');
    expect(second?.fields).toEqual({ at: { timestampValue: '2026-01-15T09:00:00Z' } });
    expect(second?.fields).toEqual(first?.fields);
    expect(second?.updateTime).toBe(START_MS * 1000 + 1);
  });

  it('without writes is accepted', async () => {
    expect(await commit()).toMatchObject({ status: 200, body: { commitTime: COMMIT_TIMES[0] } });
  });

  it('keeps the create time of a document it changes, and gives a recreated one its own', async () => {
    await commit(set('c/1', ONE));
    await commit(set('c/1', TWO));
    expect(firestore.documents.read('c/1')).toMatchObject({
      createTime: START_MS * 1000,
      updateTime: START_MS * 1000 + 1,
    });
    await commit({ delete: nameOf('c/1') }, set('c/1', TWO));
    expect(firestore.documents.read('c/1')).toMatchObject({
      createTime: START_MS * 1000 + 2,
      updateTime: START_MS * 1000 + 2,
    });
  });

  it('leaves the update time of a document that it does not change, and records nothing', async () => {
    await commit(set('c/1', { a: ONE.n, b: TWO.n }));
    const recorded = firestore.changes.length;
    const { body } = await commit(set('c/1', { b: TWO.n, a: ONE.n }));
    expect(body).toEqual({ writeResults: [{ updateTime: COMMIT_TIMES[0] }], commitTime: COMMIT_TIMES[1] });
    expect(firestore.changes).toHaveLength(recorded);
  });

  it('counts an integer turned double as a change', async () => {
    await commit(set('c/1', ONE));
    const { body } = await commit(set('c/1', { n: { doubleValue: 1 } }));
    expect(body).toMatchObject({ writeResults: [{ updateTime: COMMIT_TIMES[1] }] });
  });

  it('may write a document several times, each write seeing the one before', async () => {
    const increment = [{ fieldPath: 'n', increment: { integerValue: '5' } }];
    const { body } = await commit(
      set('c/1', ONE, { currentDocument: { exists: false } }),
      set('c/1', {}, { updateMask: {}, updateTransforms: increment, currentDocument: { exists: true } }),
      set('c/1', {}, { updateMask: {}, updateTransforms: increment }),
    );
    expect(firestore.documents.read('c/1')?.fields).toEqual({ n: { integerValue: '11' } });
    expect(body).toMatchObject({
      writeResults: [
        {},
        { transformResults: [{ integerValue: '6' }] },
        { transformResults: [{ integerValue: '11' }] },
      ],
    });
    expect(firestore.changes).toHaveLength(1);
  });

  it('sets what the mask names, removes what it names and the document lacks, and leaves the rest', async () => {
    const map = (fields: object) => ({ mapValue: { fields } });
    await commit(set('c/1', { a: ONE.n, b: ONE.n, m: map({ x: ONE.n, y: ONE.n, z: ONE.n }) }));
    await commit(
      set(
        'c/1',
        { a: TWO.n, ignored: TWO.n, m: map({ x: TWO.n }), 'odd name': TWO.n },
        {
          updateMask: { fieldPaths: ['a', 'b', 'm.x', 'm.y', 'new.deep', '`odd name`'] },
        },
      ),
    );
    expect(firestore.documents.read('c/1')?.fields).toEqual({
      a: TWO.n,
      m: map({ x: TWO.n, z: ONE.n }),
      'odd name': TWO.n,
    });
  });

  it('with the empty mask makes a missing document and leaves an existing one', async () => {
    await commit(set('c/1', ONE, { updateMask: {} }));
    expect(firestore.documents.read('c/1')?.fields).toEqual({});
    await commit(set('c/2', ONE));
    await commit(set('c/2', TWO, { updateMask: { fieldPaths: [] } }));
    expect(firestore.documents.read('c/2')?.fields).toEqual(ONE);
  });

  it('gives all its server timestamps the commit time', async () => {
    const stamp = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
    const { body } = await commit(
      set('c/1', {}, { updateTransforms: [stamp('a'), stamp('m.b')] }),
      set('c/2', {}, { updateTransforms: [stamp('a')] }),
    );
    const timestampValue = COMMIT_TIMES[0];
    expect(body).toMatchObject({
      writeResults: [
        { transformResults: [{ timestampValue }, { timestampValue }] },
        { transformResults: [{ timestampValue }] },
      ],
    });
    expect(firestore.documents.read('c/1')?.fields).toEqual({
      a: { timestampValue },
      m: { mapValue: { fields: { b: { timestampValue } } } },
    });
  });
});

describe('a precondition', () => {
  const STALE = '2020-01-01T00:00:00Z';
  const [NOW] = COMMIT_TIMES;
  const cases: readonly [string, object, string, number, string, string][] = [
    [
      'exists false',
      { exists: false },
      'c/there',
      409,
      'ALREADY_EXISTS',
      `Document already exists: ${nameOf('c/there')}`,
    ],
    [
      'exists true',
      { exists: true },
      'c/missing',
      404,
      'NOT_FOUND',
      `No document to update: ${nameOf('c/missing')}`,
    ],
    [
      'an update time',
      { updateTime: NOW },
      'c/missing',
      400,
      'FAILED_PRECONDITION',
      'the stored version (none) does not match the required base version (1768467600000000)',
    ],
    [
      'a stale update time',
      { updateTime: STALE },
      'c/there',
      400,
      'FAILED_PRECONDITION',
      'the stored version (1768467600000000) does not match the required base version (1577836800000000)',
    ],
    [
      'an update time yet to come',
      { updateTime: '2100-01-01T00:00:00Z' },
      'c/there',
      400,
      'INVALID_ARGUMENT',
      `Invalid base version, it is later than the stored one: ${nameOf('c/there')}`,
    ],
  ];
  const operations: readonly [string, (path: string) => object][] = [
    ['an update', path => set(path, TWO)],
    ['a delete', path => ({ delete: nameOf(path) })],
    ['a verify', path => ({ verify: nameOf(path) })],
  ];

  describe.each(operations)('of %s', (_, operation) => {
    beforeEach(() => commit(set('c/there', ONE)));

    it.each(cases)(
      'of %s that does not hold refuses the whole commit',
      async (_, currentDocument, path, code, status, message) => {
        const answer = await commit(set('c/other', TWO), { ...operation(path), currentDocument });
        expect([answer.status, answer.body]).toEqual([code, { error: { code, message, status } }]);
        expect(firestore.documents.list('c').map(document => document.path)).toEqual(['c/there']);
        expect(firestore.documents.read('c/there')?.fields).toEqual(ONE);
        expect(firestore.changes).toHaveLength(1);
      },
    );

    it.each([
      ['exists false', { exists: false }, 'c/missing'],
      ['exists true', { exists: true }, 'c/there'],
      ['the current update time', { updateTime: '2026-01-15T09:00:00.000000999Z' }, 'c/there'],
    ])('of %s that holds lets the write through', async (_, currentDocument, path) => {
      const { status } = await commit({ ...operation(path), currentDocument });
      expect(status).toBe(200);
    });
  });
});

it('fields may have the names of JavaScript’s own properties', async () => {
  const names = ['constructor', 'toString', 'hasOwnProperty'];
  await commit(set('c/1', { a: ONE.n }));
  await commit(
    set(
      'c/1',
      {},
      {
        updateMask: { fieldPaths: names },
        updateTransforms: names.map(fieldPath => ({ fieldPath, increment: { integerValue: '1' } })),
      },
    ),
  );
  expect(firestore.documents.read('c/1')?.fields).toEqual({
    a: ONE.n,
    ...Object.fromEntries(names.map(name => [name, ONE.n])),
  });
});
