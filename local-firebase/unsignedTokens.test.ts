import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createLocalFirebase } from './localFirebase';
import { startNodeServer } from './mounts/nodeServer';
import { createMemoryStorage } from './storage/memoryStorage';

const PROJECT_ID = 'demo-unsigned';
const rulesThat = (write: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /own/{uid} {
      allow read: if request.auth != null && request.auth.uid == uid;
      allow write: if ${write};
    }
  }
}`;
const RULES = rulesThat("request.auth != null && request.auth.token.role == 'admin'");

beforeAll(() => setLogLevel('silent'));

async function serve(unsignedTokens?: boolean) {
  const backend = await createLocalFirebase({
    projectId: PROJECT_ID,
    storage: createMemoryStorage(),
    randomBytes,
    rules: RULES,
    scryptCost: 2,
    unsignedTokens,
  });
  await backend.firestore.documents.write([{ path: 'own/asha', fields: { a: { nullValue: null } } }]);
  const server = await startNodeServer(backend.handle);
  onTestFinished(async () => {
    await server.close();
    await backend.close();
  });
  const base = `${server.origin}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;

  return {
    backend,
    origin: server.origin,
    /** As `mockUserToken` of the SDK makes them up: from 1970. */
    db(mockUserToken: { sub: string; role?: string }) {
      const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'any' }, crypto.randomUUID());
      onTestFinished(() => deleteApp(app));
      const db = getFirestore(app);
      connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken });
      return db;
    },
    async get(token: string): Promise<number> {
      return (await fetch(`${base}/own/asha`, { headers: { authorization: `Bearer ${token}` } })).status;
    },
    async signIn() {
      const response = await fetch(
        `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
        {
          method: 'POST',
          body: JSON.stringify({
            email: 'asha@example.test',
            password: 'clear-water-1',
            returnSecureToken: true,
          }),
        },
      );
      return (await response.json()) as { idToken: string; refreshToken: string; localId: string };
    },
    putRules: (content: string) =>
      fetch(`${server.origin}/emulator/v1/projects/${PROJECT_ID}:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      }),
  };
}

const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
const unsigned = (claims: unknown, header: unknown = { alg: 'none' }) => `${part(header)}.${part(claims)}.`;

describe('a backend that nobody told to take unsigned tokens', () => {
  it.each([undefined, false])('refuses one of them with 401: %s', async flag => {
    const { db, get } = await serve(flag);
    await expect(getDoc(doc(db({ sub: 'asha' }), 'own/asha'))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await get(unsigned({ sub: 'asha' }))).toBe(401);
  });

  it('refuses a signed one of its own whose signature is taken away', async () => {
    const { get, signIn } = await serve();
    const { idToken } = await signIn();
    const [header = '', payload = ''] = idToken.split('.');
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toMatchObject({ alg: 'HS256' });
    expect(await get(idToken)).toBe(403);
    expect(await get(`${header}.${payload}.`)).toBe(401);
    expect(await get(`${part({ alg: 'none' })}.${payload}.`)).toBe(401);
  });

  it('has its rules replaced by nobody', async () => {
    const { putRules, db } = await serve();
    expect((await putRules(rulesThat('true'))).status).toBe(501);
    await expect(setDoc(doc(db({ sub: 'asha' }), 'own/asha'), {})).rejects.toThrow();
  });
});

describe('a backend that takes unsigned tokens', () => {
  it('lets the rules decide on who the token says it is', async () => {
    const { db } = await serve(true);
    expect((await getDoc(doc(db({ sub: 'asha' }), 'own/asha'))).data()).toEqual({ a: null });
    await expect(getDoc(doc(db({ sub: 'bina' }), 'own/asha'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(setDoc(doc(db({ sub: 'asha' }), 'own/asha'), {})).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await setDoc(doc(db({ sub: 'bina', role: 'admin' }), 'own/asha'), { a: 1 });
  });

  it.each([
    ['no user', unsigned({ user_id: 'asha' })],
    ['an empty user', unsigned({ sub: '' })],
    ['a number for a user', unsigned({ sub: 7 })],
    ['no claims', `${part({ alg: 'none' })}..`],
    ['a list of claims', unsigned(['asha'])],
    ['another algorithm', unsigned({ sub: 'asha' }, { alg: 'HS256' })],
    ['a signature', `${unsigned({ sub: 'asha' })}c2lnbmVk`],
    ['a fourth part', `${unsigned({ sub: 'asha' })}.`],
    ['two parts', unsigned({ sub: 'asha' }).slice(0, -1)],
    ['no JSON', 'a.b.'],
  ])('refuses one with %s', async (_, token) => {
    const { get } = await serve(true);
    expect(await get(unsigned({ sub: 'asha' }))).toBe(200);
    expect(await get(token)).toBe(401);
  });

  it('signs none of its own, and renews them', async () => {
    const { origin, signIn, get } = await serve(true);
    const { idToken, refreshToken, localId } = await signIn();
    expect(idToken).toMatch(/^[\w-]+\.[\w-]+\.$/);
    expect(await get(idToken)).toBe(403);
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const renewed = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: form,
    });
    expect(await renewed.json()).toMatchObject({ user_id: localId });
  });

  it('takes one for an account only with its times', async () => {
    const { origin, signIn } = await serve(true);
    const { idToken, localId } = await signIn();
    const lookup = async (token: string) => {
      const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`, {
        method: 'POST',
        body: JSON.stringify({ idToken: token }),
      });
      return ((await response.json()) as { error?: { message: string } }).error?.message;
    };
    expect(await lookup(idToken)).toBeUndefined();
    expect(await lookup(unsigned({ sub: localId }))).toBe('INVALID_ID_TOKEN');
    expect(await lookup(unsigned({ sub: localId, auth_time: 0, iat: 0, exp: 3600 }))).toBe('TOKEN_EXPIRED');
    expect(await lookup(unsigned({ sub: 'nobody', auth_time: 0, iat: 0, exp: 9e12 }))).toBe('USER_NOT_FOUND');
  });

  it('has its rules replaced and its documents cleared, as test helpers do', async () => {
    const { backend, db, origin, putRules } = await serve(true);
    expect((await putRules('no rules')).status).toBe(400);
    expect((await putRules(rulesThat('true'))).status).toBe(200);
    await setDoc(doc(db({ sub: 'asha' }), 'own/asha'), {});
    await expect(getDocs(collection(db({ sub: 'asha' }), 'own'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
    const documents = `${origin}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
    expect((await fetch(documents, { method: 'DELETE' })).status).toBe(200);
    expect(backend.firestore.documents.list('own')).toEqual([]);
  });
});
