import { describe, expect, it, vi } from 'vitest';
import { createFirestore } from './firestore';
import { nameOf, ROOT, rest, restAt } from './testing/rest';
import { createTestFirestore, PROJECT_ID } from './testing/testFirestore';
import { RpcError } from './wire/rpcError';

const firestore = createTestFirestore();

const update = (more: object = {}, fields: object = {}) => ({
  update: { name: nameOf('c/1'), fields },
  ...more,
});
const transform = (...updateTransforms: object[]) => update({ updateTransforms });
const named = (name: string) => ({ update: { name } });

/** The write, and words that the message must have. */
const WRITES: readonly [object, string][] = [
  [{}, 'one of update, delete and verify'],
  [{ ...update(), delete: nameOf('c/1') }, "'update' is already set. Cannot set 'delete'"],
  [update({ surprise: 1 }), `Unknown name "surprise" at 'writes[0]'`],
  [{ update: { name: nameOf('c/1'), field: {} } }, `Unknown name "field" at 'writes[0].update'`],
  [update({}, { a: { textValue: 'x' } }), `Unknown name "textValue" at 'writes[0].update.fields.a'`],
  [update({}, { a: { integerValue: '1.5' } }), 'writes[0].update.fields.a'],
  [update({}, { __a__: { nullValue: null } }), 'reserved'],
  [update({}, { a: { arrayValue: { values: [{ arrayValue: {} }] } } }), 'array'],
  [update({ updateMask: { fieldPaths: ['a..b'] } }), 'writes[0].updateMask.fieldPaths[0]'],
  [update({ updateMask: { fieldPaths: ['a.`__b__`'] } }), '"__b__" is reserved'],
  [update({ currentDocument: { exists: true, updateTime: '2026-01-01T00:00:00Z' } }), 'already set'],
  [update({ currentDocument: { exist: true } }), 'Unknown name "exist"'],
  [update({ currentDocument: { updateTime: 'yesterday' } }), 'currentDocument.updateTime'],
  [{ delete: nameOf('c/1'), updateMask: {} }, 'updateMask goes with update only'],
  [{ verify: nameOf('c/1') }, 'verify needs a currentDocument precondition'],
  [transform({ fieldPath: 'a' }), 'a transform has one of'],
  [transform({ fieldPath: 'a', setToServerValue: 'TOMORROW' }), 'REQUEST_TIME'],
  [transform({ fieldPath: 'a', increment: { stringValue: '1' } }), 'an integer or a double'],
  [transform({ fieldPath: '__a__', increment: { integerValue: '1' } }), 'reserved'],
  [
    transform({ fieldPath: Array(21).fill('a').join('.'), increment: { integerValue: '1' } }),
    'at most 20 elements',
  ],
  [
    transform(
      { fieldPath: 'a.b', increment: { integerValue: '1' } },
      { fieldPath: '`a`', maximum: { integerValue: '1' } },
    ),
    '"a" is transformed together with a field inside it',
  ],
  [named('projects/other/databases/(default)/documents/c/1'), 'is not within'],
  [named(nameOf('c')), 'odd number of segments'],
  [named(nameOf('c/1/d')), 'odd number of segments'],
  [named(nameOf('c/..')), 'is "." or ".."'],
  [named(nameOf('c/__1__')), 'is reserved'],
  [named(nameOf('c/__id0__')), 'is reserved'],
  [named(nameOf('c/__id9223372036854775808__')), 'is reserved'],
  [named(nameOf('__id7__/1')), 'is reserved'],
  [named(nameOf('_____/1')), 'is reserved'],
  [named(nameOf('c//1/d')), 'is empty'],
  [named(nameOf(`c/${'x'.repeat(1501)}`)), 'longer than 1500 bytes'],
  [
    named(
      nameOf(
        Array(6)
          .fill(`c/${'x'.repeat(1100)}`)
          .join('/'),
      ),
    ),
    'longer than 6144 bytes',
  ],
  [named(nameOf('c/\ud800')), 'not valid UTF-8'],
  [
    update({}, { a: { stringValue: 'x'.repeat(1_048_576) } }),
    'exceeds the maximum allowed size of 1,048,576 bytes',
  ],
];

it.each(WRITES)('a commit of %o is an invalid argument and changes nothing', async (write, words) => {
  const good = { update: { name: nameOf('c/good'), fields: {} } };
  const { status, body } = await rest(firestore.handler, 'POST', ':commit', { writes: [write, good] });
  expect([status, body]).toMatchObject([400, { error: { status: 'INVALID_ARGUMENT' } }]);
  expect(Object(body).error.message).toContain(words);
  expect(firestore.documents.list('c')).toEqual([]);
});

/** Method, address and body, and the code and words of the answer. */
const REQUESTS: readonly [string, string, unknown, string, string][] = [
  ['POST', ':commit', { write: [] }, 'INVALID_ARGUMENT', 'Unknown name "write": Cannot find field.'],
  ['POST', ':commit', '{"writes": [', 'INVALID_ARGUMENT', 'Invalid JSON payload received.'],
  ['POST', ':commit', [], 'INVALID_ARGUMENT', 'an object is expected'],
  ['POST', ':commit', `"${'x'.repeat(10_485_760)}"`, 'INVALID_ARGUMENT', 'exceeds the limit: 10485760 bytes'],
  ['POST', ':commit?what=1', {}, 'INVALID_ARGUMENT', 'Unknown name "what"'],
  ['POST', ':commit', { writes: [{ transform: { document: 'x' } }] }, 'UNIMPLEMENTED', '"transform"'],
  ['POST', ':partitionQuery', {}, 'UNIMPLEMENTED', '"partitionQuery"'],
  ['POST', ':commit?access_token=owner', {}, 'UNIMPLEMENTED', '"access_token"'],
  ['GET', '/c/1?oauth_token=owner', undefined, 'UNIMPLEMENTED', '"oauth_token"'],
  ['GET', '/c/1?callback=f', undefined, 'UNIMPLEMENTED', '"callback"'],
  ['GET', '/c/1?$alt=proto', undefined, 'UNIMPLEMENTED', '"$alt=proto"'],
  ['GET', '/c/1?alt=json;enum-encoding=text', undefined, 'UNIMPLEMENTED', '"alt=json;enum-encoding=text"'],
  ['GET', '/c/1?fields=a(b', undefined, 'INVALID_ARGUMENT', 'field selection "a(b"'],
  ['POST', ':noSuchVerb', {}, 'UNIMPLEMENTED', '"noSuchVerb"'],
  ['POST', ':toString', {}, 'UNIMPLEMENTED', '"toString"'],
  ['POST', '/c/1:commit', {}, 'UNIMPLEMENTED', '"commit" of "c/1"'],
  ['PUT', '/c/1', {}, 'UNIMPLEMENTED', '"PUT"'],
  [
    'POST',
    ':beginTransaction',
    { options: { readOnly: { readTime: '2026-01-01T00:00:00Z' } } },
    'UNIMPLEMENTED',
    '"readTime"',
  ],
  [
    'POST',
    ':beginTransaction',
    { options: { readOnly: {}, readWrite: {} } },
    'INVALID_ARGUMENT',
    'already set',
  ],
  ['GET', '/c/1?readTime=2026-01-01T00:00:00Z', undefined, 'UNIMPLEMENTED', '"readTime"'],
  ['GET', '/c?showMissing=true', undefined, 'UNIMPLEMENTED', '"showMissing"'],
  ['GET', '/c?orderBy=total', undefined, 'UNIMPLEMENTED', '"total"'],
  ['GET', '/c?pageSize=-1', undefined, 'INVALID_ARGUMENT', 'pageSize'],
  ['GET', '/c?pageToken=%20', undefined, 'INVALID_ARGUMENT', 'Invalid page token'],
  ['GET', '/c/a%2Fb', undefined, 'INVALID_ARGUMENT', 'contains a slash'],
  ['GET', '/c/%E0%A4', undefined, 'INVALID_ARGUMENT', 'percent-encoding'],
  ['POST', '/c/1', {}, 'INVALID_ARGUMENT', 'even number of segments'],
  ['POST', '/c', { name: nameOf('c/1') }, 'INVALID_ARGUMENT', 'document.name'],
  ['PATCH', '/c/1', { name: nameOf('c/2') }, 'INVALID_ARGUMENT', 'is not the address'],
  ['PATCH', '/c/1?currentDocument.exists=yes', {}, 'INVALID_ARGUMENT', 'currentDocument.exists'],
  ['DELETE', '/c', undefined, 'INVALID_ARGUMENT', 'odd number of segments'],
];

it.each(REQUESTS)('%s %s is refused', async (method, path, body, status, words) => {
  const answer = await rest(firestore.handler, method, path, body);
  expect(answer.body).toMatchObject({ error: { status } });
  expect(answer.status).toBe(
    new RpcError(status === 'UNIMPLEMENTED' ? status : 'INVALID_ARGUMENT', '').httpStatus,
  );
  expect(Object(answer.body).error.message).toContain(words);
});

it.each([
  [':batchGet', { documents: [nameOf('c/1')], readTime: '2026-01-01T00:00:00Z' }, 'UNIMPLEMENTED'],
  [':batchGet', { documents: [nameOf('c/1')], transaction: 'AAAA', newTransaction: {} }, 'INVALID_ARGUMENT'],
  [':batchGet', { document: [] }, 'INVALID_ARGUMENT'],
  [':runQuery', { structuredQuery: { from: [{ collectionId: 'c' }] }, explainOptions: {} }, 'UNIMPLEMENTED'],
  [':runAggregationQuery', {}, 'INVALID_ARGUMENT'],
  [':executePipeline', {}, 'UNIMPLEMENTED'],
])('%s, which streams, wraps its refusal of %o in an array', async (path, body, status) => {
  expect((await rest(firestore.handler, 'POST', path, body)).body).toMatchObject([{ error: { status } }]);
});

describe('an address', () => {
  it.each([
    ['/google.firestore.v1.Firestore/Listen', 501, '/google.firestore.v1.Firestore/Listen'],
    [`/v1/projects/${PROJECT_ID}/databases/(default)/collectionGroups/c/indexes`, 501, 'collectionGroups'],
    ['/v1/projects/other/databases/(default)/documents/c/1', 404, 'project other'],
    [`/v1/projects/${PROJECT_ID}/databases/second/documents/c/1`, 404, 'database second'],
    [`/emulator/v1/${ROOT}/c/1`, 501, '/emulator/v1/'],
  ])('%s answers %i and says why', async (path, status, words) => {
    const answer = await restAt(firestore.handler, 'GET', path);
    expect(answer.status).toBe(status);
    expect(Object(answer.body).error.message).toContain(words);
  });

  it('of another handler is left to it', async () => {
    for (const path of [
      '/',
      '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      `/emulator/v1/projects/${PROJECT_ID}/oobCodes`,
    ]) {
      const url = new URL(path, 'http://127.0.0.1');
      expect(await firestore.handler(new Request(url), url)).toBeNull();
    }
  });
});

it('a bad token is refused before anything is done', async () => {
  const append = vi.fn(async () => undefined);
  const guarded = createFirestore({
    projectId: PROJECT_ID,
    clock: () => 0,
    randomBytes: count => new Uint8Array(count),
    append,
    callerOf: () => {
      throw new RpcError('UNAUTHENTICATED', 'The token is bad.');
    },
  });
  const error = { code: 401, message: 'The token is bad.', status: 'UNAUTHENTICATED' };
  expect(await rest(guarded.handler, 'POST', ':commit', { writes: [update()] })).toMatchObject({
    status: 401,
    body: { error },
  });
  expect(await rest(guarded.handler, 'POST', ':batchGet', {})).toMatchObject({
    status: 401,
    body: [{ error }],
  });
  expect(append).not.toHaveBeenCalled();
});
