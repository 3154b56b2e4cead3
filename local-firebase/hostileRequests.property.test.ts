import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocalFirebase, DEFAULT_PROJECT_ID, type LocalFirebase } from './localFirebase';
import { createMemoryStorage } from './storage/memoryStorage';

const ROOT = `projects/${DEFAULT_PROJECT_ID}/databases/(default)/documents`;
const V1 = `/v1/${ROOT}`;
const IT = '/identitytoolkit.googleapis.com';
const EMULATOR = `/emulator/v1/projects/${DEFAULT_PROJECT_ID}`;
const rules = readFileSync(fileURLToPath(new URL('../firestore.rules', import.meta.url)), 'utf8');

const SMALL_RULES =
  "rules_version = '2'; service cloud.firestore { match /{path=**} { allow read: if request.auth != null; } }";

/** Stands for an ID token that is good. */
const TOKEN = 'TOKEN';

let backend: LocalFirebase;
let token = '';
let log: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
  backend = await createLocalFirebase({ storage: createMemoryStorage(), randomBytes, rules, scryptCost: 2 });
  await backend.firestore.documents.write([
    { path: 'orders/1', fields: { a: { mapValue: { fields: { b: { integerValue: '1' } } } } } },
    { path: 'inventory/1', fields: { inStock: { integerValue: '5' }, list: { arrayValue: { values: [] } } } },
  ]);
});

afterEach(() => vi.restoreAllMocks());

const PERSON = { email: 'asha@demo.test', password: 'water-demo-1' };

/** Some of the requests are meant to delete the account, and may. */
async function signIn(): Promise<void> {
  if (backend.auth.accounts.get('asha')) return;
  await backend.auth.accounts.create({ uid: 'asha', ...PERSON });
  const outcome = await backend.handle(
    new Request(`http://localhost${IT}/v1/accounts:signInWithPassword?key=k`, {
      method: 'POST',
      body: JSON.stringify(PERSON),
    }),
  );
  if (outcome?.kind !== 'response') throw new Error('The sign-in gave no response.');
  token = Object(await outcome.response.json()).idToken;
}

const value = {
  mapValue: { fields: { a: { arrayValue: { values: [{ timestampValue: '2026-01-01T00:00:00Z' }] } } } },
};
const field = { fieldPath: 'a.b' };
const structuredQuery = {
  from: [{ collectionId: 'orders', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [{ fieldFilter: { field, op: 'EQUAL', value } }, { unaryFilter: { field, op: 'IS_NULL' } }],
    },
  },
  orderBy: [{ field, direction: 'DESCENDING' }],
  startAt: { values: [value], before: true },
  select: { fields: [field] },
  offset: 1,
  limit: 2,
};
const write = {
  update: {
    name: `${ROOT}/orders/1`,
    fields: { a: value, '1': { geoPointValue: { latitude: 1, longitude: 2 } } },
  },
  updateMask: { fieldPaths: ['a', 'b.c'] },
  updateTransforms: [
    { fieldPath: 'n', increment: { doubleValue: 1 } },
    { fieldPath: 'm', appendMissingElements: { values: [value] } },
    { fieldPath: 't', setToServerValue: 'REQUEST_TIME' },
  ],
  currentDocument: { exists: true },
};
const account = {
  ...PERSON,
  displayName: 'Asha',
  photoUrl: 'https://a.test/b',
};

/** Every call of the backend with a body as it may be; what is sent is this, spoiled in one place. */
const CALLS: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['POST', `${V1}:commit`, { writes: [write, { delete: `${ROOT}/orders/2` }], transaction: 'AAAA' }],
  ['POST', `${V1}:commit`, { writes: [write] }],
  [
    'POST',
    `${V1}:batchGet`,
    { documents: [`${ROOT}/orders/1`], mask: { fieldPaths: ['a'] }, newTransaction: { readOnly: {} } },
  ],
  ['POST', `${V1}:runQuery`, { structuredQuery }],
  ['POST', `${V1}/orders/1:runQuery`, { structuredQuery, newTransaction: { readWrite: {} } }],
  [
    'POST',
    `${V1}:runAggregationQuery`,
    {
      structuredAggregationQuery: {
        structuredQuery: { from: structuredQuery.from },
        aggregations: [{ alias: 'n', count: { upTo: '5' } }, { sum: { field } }],
      },
    },
  ],
  ['POST', `${V1}:listCollectionIds`, { pageSize: 5, pageToken: 'AA' }],
  ['POST', `${V1}:beginTransaction`, { options: { readWrite: { retryTransaction: 'AA' } } }],
  ['POST', `${V1}:rollback`, { transaction: 'AAAA' }],
  ['POST', `${V1}:batchWrite`, { writes: [write] }],
  ['POST', `${V1}/orders?documentId=new&mask.fieldPaths=a`, { fields: { a: value } }],
  ['PATCH', `${V1}/orders/1?updateMask.fieldPaths=a&currentDocument.exists=true`, { fields: { a: value } }],
  ['GET', `${V1}/orders?pageSize=5&orderBy=__name__&pageToken=AA`],
  ['GET', `${V1}/orders/1?mask.fieldPaths=a&transaction=AA`],
  ['DELETE', `${V1}/orders/1?currentDocument.updateTime=2026-01-01T00:00:00Z`],
  ['POST', '/google.firestore.v1.Firestore/Listen/channel', {}],
  ['POST', `${IT}/v1/accounts:signUp?key=k`, { ...account, returnSecureToken: true }],
  ['POST', `${IT}/v1/accounts:signInWithPassword?key=k`, account],
  [
    'POST',
    `${IT}/v1/accounts:lookup?key=k`,
    { idToken: TOKEN, localId: ['asha'], email: ['asha@demo.test'] },
  ],
  [
    'POST',
    `${IT}/v1/accounts:update?key=k`,
    { ...account, idToken: TOKEN, deleteAttribute: ['PHOTO_URL'], validSince: '1' },
  ],
  ['POST', `${IT}/v1/accounts:update?key=k`, { oobCode: 'code' }],
  ['POST', `${IT}/v1/accounts:delete?key=k`, { idToken: TOKEN }],
  [
    'POST',
    `${IT}/v1/accounts:sendOobCode?key=k`,
    { requestType: 'PASSWORD_RESET', email: 'asha@demo.test', continueUrl: 'http://localhost/a' },
  ],
  ['POST', `${IT}/v1/accounts:resetPassword?key=k`, { oobCode: 'code', newPassword: 'water-demo-2' }],
  [
    'POST',
    `${IT}/v1/accounts:createAuthUri?key=k`,
    { identifier: 'a@b.co', continueUri: 'http://localhost' },
  ],
  [
    'POST',
    `${IT}/v1/projects/${DEFAULT_PROJECT_ID}/accounts`,
    { ...account, localId: 'x', emailVerified: true, disabled: false },
  ],
  [
    'POST',
    `${IT}/v1/projects/${DEFAULT_PROJECT_ID}/accounts:update`,
    { ...account, localId: 'asha', customAttributes: '{"role":"admin"}', validSince: '1' },
  ],
  ['POST', `${IT}/v1/projects/${DEFAULT_PROJECT_ID}/accounts:delete`, { localId: 'asha' }],
  ['GET', `${IT}/v2/passwordPolicy?key=k`],
  ['POST', '/securetoken.googleapis.com/v1/token?key=k', 'grant_type=refresh_token&refresh_token=a.b'],
  ['GET', '/emulator/action?mode=resetPassword&oobCode=code&continueUrl=http://localhost'],
  ['POST', '/emulator/action?mode=resetPassword&oobCode=code', 'newPassword=water-demo-2'],
  ['GET', `${EMULATOR}/oobCodes`],
  ['DELETE', `${EMULATOR}/accounts`],
  ['DELETE', `${EMULATOR}/databases/(default)/documents`],
  [
    'PUT',
    `${EMULATOR}:securityRules`,
    { rules: { files: [{ name: 'firestore.rules', content: SMALL_RULES }] } },
  ],
  ['GET', `${EMULATOR}:securityRules`],
  ['GET', `${EMULATOR}:ruleCoverage`],
  ['GET', '/__local/'],
  ['GET', '/__local/mailbox'],
  [
    'POST',
    '/__local/faults',
    { match: { method: 'POST', path: { regex: 'a|b' } }, fault: { kind: 'delay', delayMs: 5 }, times: 1 },
  ],
  [
    'POST',
    '/__local/faults',
    { match: { path: ':commit' }, fault: { kind: 'status', status: 503, body: { a: [1] } } },
  ],
  ['DELETE', '/__local/faults/fault-1'],
  ['DELETE', '/__local/meter'],
];

const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '%',
    '%00',
    '`',
    '``',
    '.',
    '..',
    'a..b',
    '/',
    '//',
    '__name__',
    '__proto__',
    '__a__',
  ],
  ...[
    'constructor',
    'toString',
    'hasOwnProperty',
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '9'.repeat(400),
    'true',
    'null',
    'ñ'.repeat(800),
  ],
  ...[
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '0000-01-01T00:00:00Z',
    'a@b.co',
    `${'a'.repeat(300)}@b.co`,
  ],
  ...[
    `${ROOT}/orders/1`,
    `${ROOT}/orders`,
    ROOT,
    'projects/p/databases/d/documents/c/1',
    'IN',
    'ARRAY_CONTAINS',
    'OR',
    'AND',
    'NOT_IN',
  ],
  ...[
    'x'.repeat(100_000),
    'javascript:alert(1)',
    'http://[',
    '(a+)+$',
    '[[:alpha:]',
    '\\p{L}',
    '{"a":1}',
    '[]',
    'Bearer owner',
  ],
];
const NUMBERS = [0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 1e21, 200, 599];
const json = (value: unknown) => JSON.stringify(value);

const aKey = fc.constantFrom(
  ...['stringValue', 'integerValue', 'doubleValue', 'arrayValue', 'mapValue', 'nullValue', 'bytesValue'],
  ...['referenceValue', 'geoPointValue', 'timestampValue', 'fields', 'values', 'value', 'fieldPath'],
);

/** Makes the JSON of something else of a part of a body, as text: some of it is too deep for `JSON.stringify`. */
type Spoiling = (part: unknown) => string;

/** The same within itself so often, in the way in which its kind can be. */
function within(levels: number): Spoiling {
  return part => {
    const keys = Object.keys(Object(part));
    const [open, close] = keys.some(key => key.endsWith('Filter'))
      ? ['{"compositeFilter":{"op":"OR","filters":[', ']}}']
      : keys.some(key => key.endsWith('Value'))
        ? ['{"mapValue":{"fields":{"a":', '}}}']
        : ['[', ']'];
    return `${open.repeat(levels)}${json(part)}${close.repeat(levels)}`;
  };
}

const spoiling: fc.Arbitrary<Spoiling> = fc.oneof(
  fc
    .constantFrom<unknown>(...TEXTS, ...NUMBERS, null, true, false, [], {}, [[]], [null], { a: null })
    .map(value => () => json(value)),
  fc.jsonValue({ maxDepth: 3 }).map(value => () => json(value)),
  fc
    .dictionary(aKey, fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, null, {}, []), { maxKeys: 2 })
    .map(value => () => json(value)),
  fc.constantFrom(1, 21, 49, 60, 20_000).map(within),
  fc.constantFrom(2, 2000).map(
    (count): Spoiling =>
      part =>
        `[${Array(count).fill(json(part)).join()}]`,
  ),
  fc.constantFrom(...TEXTS).map(
    (key): Spoiling =>
      part =>
        json({ ...Object(part), [key]: part }),
  ),
);

/** The ways to every part of a body: `['writes', '0', 'update']`. */
function partsOf(body: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  const isPlain = typeof body === 'object' && body !== null;
  const inner = isPlain ? Object.entries(body).flatMap(([key, part]) => partsOf(part, [...path, key])) : [];
  return [path, ...inner];
}

/** The body's JSON with one part spoiled. */
function spoil(body: unknown, [key, ...rest]: readonly string[], by: Spoiling): string {
  if (key === undefined) return by(body);
  const inner = Object.entries(Object(body)).map(([name, part]) => ({
    name,
    text: name === key ? spoil(part, rest, by) : json(part),
  }));
  return Array.isArray(body)
    ? `[${inner.map(({ text }) => text).join()}]`
    : `{${inner.map(({ name, text }) => `${json(name)}:${text}`).join()}}`;
}

type Place = { readonly at: number; readonly isRaw: boolean };

/** In the address: in place of a part of the path, or of a parameter's value. */
function spoilAddress(path: string, by: string, { at, isRaw }: Place): string {
  const text = isRaw ? by.slice(0, 4000) : encodeURIComponent(by.slice(0, 4000).replace(/\p{Cs}/gu, '?'));
  const parts = path.split(/(?<=[/=?&:])/);
  const place = at % parts.length;
  return parts
    .map((part, index) => (index === place ? part.replace(/[^/=?&:]*/, () => text) : part))
    .join('');
}

const aHead = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { authorization: 'Bearer owner' },
  { authorization: 'Bearer owner' },
  { authorization: `Bearer ${TOKEN}` },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.' },
  { authorization: 'Basic x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
);

const aRequest = fc
  .record({
    call: fc.constantFrom(...CALLS),
    by: spoiling,
    text: fc.constantFrom(...TEXTS),
    at: fc.nat(10_000),
    isRaw: fc.boolean(),
    headers: aHead,
    where: fc.constantFrom('body', 'body', 'body', 'address', 'address', 'text', 'bytes'),
  })
  .map(({ call: [method, path, body], by, text, at, isRaw, headers, where }) => {
    const parts = partsOf(body);
    const whole = typeof body === 'string' ? body : json(body);
    const bodies = {
      body: () => spoil(body, parts[at % parts.length] ?? [], by),
      address: () => whole,
      text: () => text,
      bytes: () => new Uint8Array([0x7b, 0xff, 0xfe, 0]),
    };
    const hasBody = method !== 'GET' && method !== 'DELETE' && body !== undefined;
    return {
      method,
      path: where === 'address' ? spoilAddress(path, text, { at, isRaw }) : path,
      headers,
      body: hasBody ? bodies[where]() : undefined,
    };
  });

const RUNS = Number(process.env.HOSTILE_RUNS ?? 2000);

it('answers every request, and none with a fault of its own', { timeout: 300_000 + RUNS * 50 }, async () => {
  // What is no number would be no requests.
  expect(RUNS).toBeGreaterThan(0);
  await fc.assert(
    fc.asyncProperty(aRequest, async ({ method, path, headers: { authorization, ...headers }, body }) => {
      if (!URL.canParse(path, 'http://localhost')) return;
      await signIn();
      log.mockClear();
      const request = new Request(new URL(path, 'http://localhost'), {
        method,
        headers: { ...headers, ...(authorization && { authorization: authorization.replace(TOKEN, token) }) },
        ...(body !== undefined && { body: typeof body === 'string' ? body.replace(TOKEN, token) : body }),
      });
      const outcome = await backend.handle(request);
      backend.faults.clear();
      if (outcome === null) return;
      expect(outcome).toMatchObject({ kind: 'response' });
      if (outcome.kind !== 'response') return;
      expect(outcome.failure).toBeUndefined();
      expect([200, 201, 303, 400, 401, 403, 404, 405, 409, 429, 501]).toContain(outcome.response.status);
      await outcome.response.text();
      expect(log.mock.calls).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
