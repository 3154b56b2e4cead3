import { afterAll, beforeAll, expect, it } from 'vitest';
import { officialEmulators } from '../../support/official';
import { openSides, type Sides } from '../differential/sides';

const PROJECT_ID = 'demo-compat-requests';
const ROOT = `/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
const CLEAR = `/emulator${ROOT}`;
const RULES = `/emulator/v1/projects/${PROJECT_ID}:securityRules`;
const NAME = `${ROOT.slice('/v1/'.length)}/c`;

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} { allow read, write: if request.auth != null && request.auth.uid == 'asha'; }
  }
}`;

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
const tokenOf = (claims: object) => `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`;
const ASHA = tokenOf({ sub: 'asha', user_id: 'asha', iat: 0, exp: 3600, auth_time: 0 });
const BINA = tokenOf({ sub: 'bina' });

const query = (structuredQuery: object) => ({ structuredQuery });
const where = (fieldFilter: object) => query({ from: [{ collectionId: 'c' }], where: { fieldFilter } });

/** Method, path, body and token. */
type Asked = readonly [method: string, path: string, body?: unknown, token?: string];

const REQUESTS: readonly Asked[] = [
  ['GET', `${ROOT}/c/1?$alt=json;enum-encoding=int`, undefined, ASHA],
  ['GET', `${ROOT}/c/1?$alt=json%3Benum-encoding%3Dint&key=any`, undefined, ASHA],
  ['GET', `${ROOT}/c/1`, undefined, ASHA],
  ['GET', `${ROOT}/c/1`, undefined, BINA],
  ['GET', `${ROOT}/c/1`],
  ['GET', `${ROOT}/c/1`, undefined, 'owner'],
  [
    'POST',
    `${ROOT}:runQuery`,
    where({ field: { fieldPath: 'n' }, op: 5, value: { integerValue: '1' } }),
    ASHA,
  ],
  [
    'POST',
    `${ROOT}:runQuery`,
    query({ from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' }, direction: 2 }] }),
    ASHA,
  ],
  ['POST', `${ROOT}:runQuery`, query({ from: [{ collectionId: '__badpath__' }] }), 'owner'],
  ['POST', `${ROOT}:runQuery`, query({ from: [{ collectionId: '..' }] }), 'owner'],
  ['POST', `${ROOT}:runQuery`, query({ from: [{ collectionId: 'a/b' }] }), 'owner'],
  ['POST', `${ROOT}:commit`, { writes: [{ update: { name: `${NAME}/__id7__`, fields: {} } }] }, ASHA],
  ['POST', `${ROOT}:commit`, { writes: [{ update: { name: `${NAME}/__no__`, fields: {} } }] }, ASHA],
  ['GET', `${ROOT}/c/__id7__?mask.fieldPaths=a`, undefined, ASHA],
  ['DELETE', CLEAR],
  ['GET', `${ROOT}/c/1`, undefined, ASHA],
];

let sides: Sides;
beforeAll(async () => {
  const { host } = new URL(officialEmulators(PROJECT_ID).firestore);
  sides = await openSides(PROJECT_ID, host);
  for (const side of sides.both) {
    await side.ask('DELETE', CLEAR, undefined, 'owner');
    const published = await side.ask('PUT', RULES, {
      rules: { files: [{ name: 'firestore.rules', content: rules }] },
    });
    expect(published.status).toBe(200);
    const written = await side.ask('PATCH', `${ROOT}/c/1`, { fields: { n: { integerValue: '1' } } }, ASHA);
    expect(written.status).toBe(200);
  }
});
afterAll(() => sides.close());

/** Without the times, which are each server's own, the words of refusals, and `done`, which hosted Firestore does not say. */
function withoutOwn(body: unknown): unknown {
  const [first] = Array.isArray(body) ? body : [];
  // Hosted Firestore has the error of a stream in an array, as here; the emulator has not.
  const answer = Object.hasOwn(Object(first), 'error') ? first : body;
  return JSON.parse(
    JSON.stringify(answer, (key, value) => {
      if (key === 'done') return undefined;
      return /^(?:\w+Time|message)$/.test(key) ? typeof value : value;
    }),
  );
}

// One after the other: the last ones are about what is left.
it('the same is answered to the requests of test helpers and server SDKs', async () => {
  const [local, official] = sides.both;
  for (const asked of REQUESTS) {
    const theirs = await official.ask(...asked);
    const ours = await local.ask(...asked);
    expect({ asked, status: ours.status, body: withoutOwn(ours.body) }).toEqual({
      asked,
      status: theirs.status,
      body: withoutOwn(theirs.body),
    });
  }
});
