import { randomBytes } from 'node:crypto';
import { createUserWithEmailAndPassword, updateProfile } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { createAuth } from './auth';
import { ASHA, errorMessage, OWNER, PROJECT_ID, serveAuth } from './testing/authFixture';

const V1 = '/identitytoolkit.googleapis.com/v1';
const OWNERS = `${V1}/projects/${PROJECT_ID}/accounts`;

async function signedUp() {
  const fixture = await serveAuth();
  const { user } = await createUserWithEmailAndPassword(fixture.client(), ASHA.email, ASHA.password);
  return { ...fixture, user };
}

describe('texts that nobody is called', () => {
  it.each([
    ['displayName', 256, 'INVALID_PROFILE_ATTRIBUTE : Display name too long.'],
    ['photoUrl', 2048, 'INVALID_PROFILE_ATTRIBUTE : Photo URL too long.'],
  ])('a %s has at most %i characters', async (field, most, error) => {
    const { auth, user, post } = await signedUp();
    const idToken = await user.getIdToken();
    const set = (length: number) => post(`${V1}/accounts:update`, { idToken, [field]: 'x'.repeat(length) });
    expect(await set(most)).toMatchObject({ status: 200, body: { [field]: 'x'.repeat(most) } });
    for (const length of [most + 1, 9_000_000]) {
      const answer = await set(length);
      expect([answer.status, errorMessage(answer)]).toEqual([400, error]);
    }
    expect(auth.accounts.get(user.uid)).toMatchObject({ [field]: 'x'.repeat(most) });

    const other = { email: 'ravi@example.test', password: ASHA.password, [field]: 'x'.repeat(most + 1) };
    const created = await post(OWNERS, other, OWNER);
    expect([created.status, errorMessage(created)]).toEqual([400, error]);
    const changed = await post(`${OWNERS}:update`, { ...other, localId: user.uid }, OWNER);
    expect([changed.status, errorMessage(changed)]).toEqual([400, error]);
  });

  it('is told to the SDK as the hosted service tells it', async () => {
    const { user } = await signedUp();
    await expect(updateProfile(user, { displayName: 'x'.repeat(257) })).rejects.toMatchObject({
      code: 'auth/invalid-profile-attribute',
    });
  });

  it.each([
    '{"email":"\\ud800a@b.co","password":"secret1"}',
    '{"email":"a@b.co","password":"secret1\\udc00"}',
    '{"email":"a@b.co","password":"secret1","displayName":"\\ud83d"}',
    '{"email":"a\\u0000b@b.co","password":"secret1"}',
    '{"email":"a\\u202eb@b.co","password":"secret1"}',
  ])('are no address, password or name: %s', async body => {
    const { auth, post } = await serveAuth();
    expect((await post(`${V1}/accounts:signUp`, body)).status).toBe(400);
    expect((await post(OWNERS, body, OWNER)).status).toBe(400);
    expect(auth.accounts.list()).toEqual([]);
  });

  it('are no way on from a mailed link', async () => {
    const { auth, post } = await signedUp();
    const answer = await post(`${V1}/accounts:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email: ASHA.email,
      continueUrl: `http://localhost/${'x'.repeat(2048)}`,
    });
    expect(errorMessage(answer)).toBe('INVALID_CONTINUE_URI');
    expect(auth.accounts.mails()).toEqual([]);
  });
});

describe('bodies that are none', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

  it.each([
    ['lists in lists', deep(200_000)],
    ['lists in a field', `{"email":${deep(20_000)}}`],
    ['objects in a field', `{"email":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
    ['lists that never end', '['.repeat(100_000)],
    ['11 MiB', `{"email":"${'x'.repeat(11 * 1024 * 1024)}"}`],
    ['no JSON', '{'],
    ['half a text', '{"email":"'],
    ['no object', '"text"'],
    ['nothing', 'null'],
    ['another type', '{"email":{"a":[1]}}'],
    ['an unknown field', '{"__proto__":{"email":"a@b.co"}}'],
    ['a field of every object', '{"constructor":1}'],
  ])('are refused: %s', async (_what, body) => {
    const { post } = await serveAuth();
    for (const call of ['signUp', 'signInWithPassword', 'update', 'lookup', 'sendOobCode', 'delete']) {
      const answer = await post(`${V1}/accounts:${call}`, body);
      expect(answer, call).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
      expect(String(errorMessage(answer)).length).toBeLessThan(1000);
    }
  });

  it('of bytes that are no text are refused', async () => {
    const { origin } = await serveAuth();
    for (const path of [`${V1}/accounts:signUp`, '/securetoken.googleapis.com/v1/token']) {
      const answer = await fetch(`${origin}${path}?key=any`, {
        method: 'POST',
        body: new Uint8Array([0x7b, 0xff]),
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('what a password costs', () => {
  const open = (scryptCost: number) =>
    createAuth({ projectId: PROJECT_ID, clock: Date.now, randomBytes, append: async () => {}, scryptCost });

  it.each([2, 4, 16, 1024])('may be as little as %i', async cost => {
    const auth = open(cost);
    await auth.accounts.create(ASHA);
    expect(auth.accounts.list()).toHaveLength(1);
  });

  it.each([0, 1, 3, 1000, 2.5, Number.NaN])('is a power of two, not %d, which is said at the start', cost => {
    expect(() => open(cost)).toThrow('power of two');
  });
});
