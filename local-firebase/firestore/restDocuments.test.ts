import { beforeEach, describe, expect, it } from 'vitest';
import { nameOf, ROOT, rest, restAt, textOf } from './testing/rest';
import { createTestFirestore, type TestFirestore } from './testing/testFirestore';

const TIME = '2026-01-15T09:00:00Z';
const fields = (n: number) => ({ n: { integerValue: String(n) } });

let firestore: TestFirestore;

beforeEach(async () => {
  firestore = createTestFirestore();
  await firestore.documents.write([
    { path: 'c/b', fields: fields(2) },
    {
      path: 'c/a',
      fields: {
        ...fields(1),
        m: { mapValue: { fields: { x: { nullValue: null }, y: { nullValue: null } } } },
      },
    },
    { path: 'c/a/sub/1', fields: {} },
    { path: 'c/ghost/deeper/1', fields: {} },
    { path: 'z/1/sub/1', fields: {} },
  ]);
});

function call(method: string, path: string, body?: unknown) {
  return rest(firestore.handler, method, path, body);
}

describe('get', () => {
  it('answers the document', async () => {
    const body = { name: nameOf('c/b'), fields: fields(2), createTime: TIME, updateTime: TIME };
    expect(await call('GET', '/c/b')).toMatchObject({ status: 200, body });
  });

  it('leaves out the fields of a document without any', async () => {
    const { body } = await call('GET', '/c/a/sub/1');
    expect(body).toEqual({ name: nameOf('c/a/sub/1'), createTime: TIME, updateTime: TIME });
  });

  it('answers the fields of the mask only', async () => {
    const { body } = await call('GET', '/c/a?mask.fieldPaths=m.x&mask.fieldPaths=absent');
    expect(body).toMatchObject({ fields: { m: { mapValue: { fields: { x: { nullValue: null } } } } } });
    expect(Object.keys(Object(body).fields.m.mapValue.fields)).toEqual(['x']);
  });

  it('of a missing document is 404 with the name', async () => {
    const message = `Document "${nameOf('c/none')}" not found.`;
    expect(await call('GET', '/c/none')).toMatchObject({
      status: 404,
      body: { error: { code: 404, message, status: 'NOT_FOUND' } },
    });
  });
});

describe('list', () => {
  it('pages through a collection in the order of the ids, whatever comes and goes meanwhile', async () => {
    await firestore.documents.write(['c', 'd', 'e'].map(id => ({ path: `c/${id}`, fields: {} })));
    const first = await call('GET', '/c?pageSize=2');
    expect(namesIn(first.body)).toEqual(['c/a', 'c/b']);
    await firestore.documents.remove(['c/b', 'c/c']);
    await firestore.documents.write([{ path: 'c/aa', fields: {} }]);
    const second = await call('GET', `/c?pageSize=2&pageToken=${textOf(first.body, 'nextPageToken')}`);
    expect(namesIn(second.body)).toEqual(['c/d', 'c/e']);
    // A full page has a token whether anything follows or not.
    const third = await call('GET', `/c?pageSize=2&pageToken=${textOf(second.body, 'nextPageToken')}`);
    expect(third.body).toEqual({});
  });

  it('does not take the token of another collection', async () => {
    const first = await call('GET', '/c?pageSize=1');
    const answer = await call('GET', `/z?pageToken=${textOf(first.body, 'nextPageToken')}`);
    expect([answer.status, Object(answer.body).error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  });

  it('goes forwards by name only', async () => {
    const forwards = await call('GET', '/c?pageSize=1&orderBy=__name__%20ASC');
    expect(namesIn(forwards.body)).toEqual(['c/a']);
    const backwards = await call('GET', '/c?pageSize=1&orderBy=__name__%20desc');
    expect([backwards.status, Object(backwards.body).error.status]).toEqual([400, 'FAILED_PRECONDITION']);
  });

  it('answers 20 documents unless asked for another size, and at most 300', async () => {
    await firestore.documents.write(
      Array.from({ length: 301 }, (_, index) => ({ path: `many/${index}`, fields: {} })),
    );
    expect(namesIn((await call('GET', '/many')).body)).toHaveLength(20);
    expect(namesIn((await call('GET', '/many?pageSize=1000')).body)).toHaveLength(300);
  });

  it('of an empty collection is empty', async () => {
    expect(await call('GET', '/none')).toMatchObject({ status: 200, body: {} });
  });
});

describe('create', () => {
  it('takes the id given', async () => {
    const { status, body } = await call('POST', '/c?documentId=new', { fields: fields(5) });
    expect([status, body]).toMatchObject([200, { name: nameOf('c/new'), fields: fields(5) }]);
    expect(firestore.documents.read('c/new')?.fields).toEqual(fields(5));
  });

  it('makes an id of 20 letters and digits', async () => {
    const { body } = await call('POST', '/c', { fields: fields(5) });
    expect(textOf(body, 'name').slice(nameOf('c/').length)).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(firestore.documents.list('c')).toHaveLength(3);
  });

  it.each(['a/sub', 'a/sub/2', '/a', 'a/'])('is refused an id with a slash, %s', async id => {
    const message = `Resource id "${id}" in "${id}" is invalid because it contains a slash.`;
    expect(
      await call('POST', `/c?documentId=${encodeURIComponent(id)}`, { fields: fields(5) }),
    ).toMatchObject({
      status: 400,
      body: { error: { message, status: 'INVALID_ARGUMENT' } },
    });
    expect(firestore.documents.list('c/a/sub')).toHaveLength(1);
  });

  it('is refused when the document is there', async () => {
    const message = `Document already exists: ${nameOf('c/a')}`;
    expect(await call('POST', '/c?documentId=a', { fields: fields(5) })).toMatchObject({
      status: 409,
      body: { error: { message, status: 'ALREADY_EXISTS' } },
    });
  });
});

describe('patch', () => {
  it('replaces the document, or makes it', async () => {
    expect(await call('PATCH', '/c/b', { fields: { other: fields(1).n } })).toMatchObject({ status: 200 });
    expect(firestore.documents.read('c/b')?.fields).toEqual({ other: fields(1).n });
    await call('PATCH', '/c/fresh', { name: nameOf('c/fresh'), fields: {} });
    expect(firestore.documents.read('c/fresh')).toBeDefined();
  });

  it('changes the fields of its mask only, and answers those of the other', async () => {
    const address = '/c/a?updateMask.fieldPaths=m.x&updateMask.fieldPaths=s&mask.fieldPaths=s';
    const { body } = await call('PATCH', address, { fields: { s: { stringValue: 's' } } });
    expect(Object(body).fields).toEqual({ s: { stringValue: 's' } });
    expect(firestore.documents.read('c/a')?.fields).toEqual({
      ...fields(1),
      m: { mapValue: { fields: { y: { nullValue: null } } } },
      s: { stringValue: 's' },
    });
  });

  it.each([
    ['/c/none?currentDocument.exists=true', 404],
    ['/c/a?currentDocument.exists=false', 409],
    ['/c/a?currentDocument.updateTime=2020-01-01T00:00:00Z', 400],
    [`/c/a?currentDocument.updateTime=${TIME}`, 200],
  ])('%s answers %i', async (address, status) => {
    expect(await call('PATCH', address, { fields: fields(8) })).toMatchObject({ status });
  });
});

describe('delete', () => {
  it('removes the document and leaves those below it', async () => {
    expect(await call('DELETE', '/c/a')).toMatchObject({ status: 200, body: {} });
    expect(firestore.documents.read('c/a')).toBeUndefined();
    expect(firestore.documents.read('c/a/sub/1')).toBeDefined();
  });

  it.each([
    ['/c/none', 200],
    ['/c/none?currentDocument.exists=true', 404],
    ['/c/a?currentDocument.updateTime=2020-01-01T00:00:00Z', 400],
  ])('%s answers %i', async (address, status) => {
    expect(await call('DELETE', address)).toMatchObject({ status });
  });
});

describe('listCollectionIds', () => {
  it('names the collections at the root, page by page', async () => {
    const first = await call('POST', ':listCollectionIds', { pageSize: 1 });
    expect(first.body).toMatchObject({ collectionIds: ['c'] });
    const pageToken = textOf(first.body, 'nextPageToken');
    const second = await call('POST', ':listCollectionIds', { pageSize: 1, pageToken });
    expect(second.body).toMatchObject({ collectionIds: ['z'] });
    const third = { pageSize: 1, pageToken: textOf(second.body, 'nextPageToken') };
    expect((await call('POST', ':listCollectionIds', third)).body).toEqual({});
  });

  it('names those under a document, also under one that is missing', async () => {
    expect((await call('POST', '/c/a:listCollectionIds', {})).body).toEqual({ collectionIds: ['sub'] });
    expect((await call('POST', '/c/ghost:listCollectionIds')).body).toEqual({ collectionIds: ['deeper'] });
    expect((await call('POST', '/c/b:listCollectionIds')).body).toEqual({});
  });
});

it('batchGet answers found and missing, each name once, with the mask', async () => {
  const documents = [nameOf('c/a'), nameOf('c/none'), nameOf('c/a')];
  const { body } = await call('POST', ':batchGet', { documents, mask: { fieldPaths: ['n'] } });
  expect(body).toEqual([
    { found: { name: nameOf('c/a'), fields: fields(1), createTime: TIME, updateTime: TIME }, readTime: TIME },
    { missing: nameOf('c/none'), readTime: TIME },
  ]);
});

it('the emulator’s DELETE clears every document, for good', async () => {
  const { status } = await restAt(firestore.handler, 'DELETE', `/emulator/v1/${ROOT}`);
  expect(status).toBe(200);
  expect(firestore.documents.list('c')).toEqual([]);
  const restored = createTestFirestore();
  for (const change of firestore.changes) restored.restore(change);
  expect((await rest(restored.handler, 'POST', ':listCollectionIds')).body).toEqual({});
});

function namesIn(body: unknown): readonly string[] {
  const documents: readonly { name: string }[] = Object(body).documents ?? [];
  return documents.map(({ name }) => name.slice(nameOf('').length));
}
