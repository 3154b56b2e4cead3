import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ASHA, type AuthFixture, errorMessage, OWNER, PROJECT_ID, serveAuth } from './testing/authFixture';

const V1 = '/identitytoolkit.googleapis.com/v1';
const ADMIN = `${V1}/projects/${PROJECT_ID}/accounts`;

async function send(fixture: AuthFixture, method: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`${fixture.origin}${path}`, { method, ...init });
  return { status: response.status, body: await response.json() };
}

describe('a request that is not what the service takes', () => {
  it.each<{ sent: string | object; part: string }>([
    { sent: '{"email":', part: 'Invalid JSON payload received.' },
    { sent: '[]', part: 'Root element must be a message.' },
    { sent: { email: 7 }, part: "Invalid value at 'email' (string), 7" },
    { sent: { tenantId: 'shop-2' }, part: 'Unknown name "tenantId"' },
    { sent: '{"__proto__":{"email":"a@b.test"}}', part: 'Unknown name "__proto__"' },
    { sent: { toString: 'x' }, part: 'Unknown name "toString"' },
  ])('is answered 400 and told why: $part', async ({ sent, part }) => {
    const { post } = await serveAuth();
    const answer = await post(`${V1}/accounts:signUp`, sent);
    const message = errorMessage(answer);
    expect(message).toContain(part);
    expect(answer).toEqual({
      status: 400,
      body: {
        error: {
          code: 400,
          message,
          errors: [{ message, reason: 'invalid', domain: 'global' }],
          status: 'INVALID_ARGUMENT',
        },
      },
    });
  });

  it.each([
    { method: 'POST', path: `${V1}/accounts:signInWithPhoneNumber?key=k`, status: 501 },
    {
      method: 'POST',
      path: '/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:start?key=k',
      status: 501,
    },
    { method: 'GET', path: `${V1}/tenants:list?key=k`, status: 404 },
    { method: 'POST', path: '/identitytoolkit.googleapis.com/v9/anything?key=k', status: 404 },
    { method: 'GET', path: `${V1}/accounts:signUp?key=k`, status: 405 },
    { method: 'POST', path: '/securetoken.googleapis.com/v1/revoke?key=k', status: 404 },
    { method: 'GET', path: '/securetoken.googleapis.com/v1/token?key=k', status: 405 },
    { method: 'GET', path: `/emulator/v1/projects/${PROJECT_ID}/accounts`, status: 405 },
    { method: 'DELETE', path: '/emulator/v1/projects/other/accounts', status: 404 },
    { method: 'DELETE', path: '/__local/mailbox', status: 405 },
  ])('is refused by name: $method $path', async ({ method, path, status }) => {
    const answer = await send(await serveAuth(), method, path);
    expect(answer.status).toBe(status);
    const named = /projects\/other/.test(path) ? 'Project other' : (path.split('?')[0] ?? '');
    expect(errorMessage(answer)).toContain(named.replace(/^\/[a-z]+\.googleapis\.com/, ''));
  });

  it.each([`${V1}/accounts:signUp`, `${V1}/accounts:signUp?key=`, '/securetoken.googleapis.com/v1/token'])(
    'needs an API key: %s',
    async path => {
      const answer = await send(await serveAuth(), 'POST', path, { body: '{}' });
      expect(answer).toMatchObject({
        status: 403,
        body: { error: { status: 'PERMISSION_DENIED', message: 'The request is missing a valid API key.' } },
      });
    },
  );

  it('is left to the other handlers when the path is not of this one', async () => {
    const { auth } = await serveAuth();
    const paths = [
      '/',
      '/v1/projects/p/databases/(default)/documents',
      '/__local/faults',
      '/emulator/v1/projects/p/databases/(default)/documents',
    ];
    for (const path of paths) {
      const url = new URL(path, 'http://127.0.0.1');
      expect(await auth.handler(new Request(url), url)).toBeNull();
    }
  });
});

describe('the owner', () => {
  it('creates, finds, changes and deletes accounts of others', async () => {
    const { client, post } = await serveAuth();
    const created = await post(ADMIN, { localId: 'asha', ...ASHA, emailVerified: true }, OWNER);
    expect(created.body).toMatchObject({ localId: 'asha', email: ASHA.email });
    await post(
      `${ADMIN}:update`,
      { localId: 'asha', customAttributes: '{"role":"admin"}', displayName: 'Asha' },
      OWNER,
    );

    const { user } = await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    expect((await user.getIdTokenResult()).claims).toMatchObject({ role: 'admin', name: 'Asha' });

    const found = await post(`${ADMIN}:lookup`, { localId: ['asha', 'nobody'], email: [ASHA.email] }, OWNER);
    expect(found.body).toMatchObject({
      users: [{ localId: 'asha', emailVerified: true, customAttributes: '{"role":"admin"}' }],
    });
    await post(`${ADMIN}:delete`, { localId: 'asha' }, OWNER);
    const gone = await post(`${ADMIN}:lookup`, { localId: ['asha'] }, OWNER);
    expect(gone.body).toEqual({ kind: 'identitytoolkit#GetAccountInfoResponse' });
  });

  it('disables an account and lets it in again', async () => {
    const { auth, client, post } = await serveAuth();
    const { uid } = await auth.accounts.create(ASHA);
    await post(`${V1}/accounts:update`, { localId: uid, disableUser: true }, OWNER);
    await expect(signInWithEmailAndPassword(client(), ASHA.email, ASHA.password)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
    await post(`${V1}/accounts:update`, { localId: uid, disableUser: false }, OWNER);
    await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);
  });

  it.each([
    { path: `${ADMIN}:update`, body: { displayName: 'x' }, message: 'MISSING_LOCAL_ID' },
    { path: `${ADMIN}:update`, body: { localId: 'nobody' }, message: 'USER_NOT_FOUND' },
    { path: `${ADMIN}:delete`, body: { localId: 'nobody' }, message: 'USER_NOT_FOUND' },
    { path: ADMIN, body: { ...ASHA, localId: 'bina' }, message: 'EMAIL_EXISTS' },
    {
      path: ADMIN,
      body: { ...ASHA, email: 'new@example.test', localId: 'asha' },
      message: 'DUPLICATE_LOCAL_ID',
    },
    {
      path: `${ADMIN}:update`,
      body: { localId: 'asha', email: 'bina@example.test' },
      message: 'EMAIL_EXISTS',
    },
    { path: `${ADMIN}:update`, body: { localId: 'asha', customAttributes: '[]' }, message: 'INVALID_CLAIMS' },
  ])('is told $message', async ({ path, body, message }) => {
    const { auth, post } = await serveAuth();
    await auth.accounts.create({ uid: 'asha', ...ASHA });
    await auth.accounts.create({ uid: 'bea', email: 'bina@example.test', password: 'still-water-3' });
    const before = auth.accounts.list();
    expect(errorMessage(await post(path, body, OWNER))).toBe(message);
    expect(auth.accounts.list()).toEqual(before);
  });

  it('is nobody else: no word but "owner", and no project but this one', async () => {
    const { post } = await serveAuth();
    const guess = await post(`${ADMIN}:lookup`, {}, { authorization: 'Bearer admin' });
    expect(guess).toMatchObject({ status: 401, body: { error: { status: 'UNAUTHENTICATED' } } });
    expect((await post(`${ADMIN}:lookup`, {})).status).toBe(401);
    expect((await post(`${V1}/projects/other/accounts:lookup`, {}, OWNER)).status).toBe(404);
  });

  it('gives an account another address, unproved, and leaves the same one as it is', async () => {
    const { auth, post } = await serveAuth();
    await auth.accounts.create({ uid: 'asha', ...ASHA, emailVerified: true });
    await post(`${ADMIN}:update`, { localId: 'asha', email: 'ASHA@example.test' }, OWNER);
    expect(auth.accounts.get('asha')).toMatchObject({ email: ASHA.email, emailVerified: true });
    await post(`${ADMIN}:update`, { localId: 'asha', email: 'new@example.test' }, OWNER);
    expect(auth.accounts.get('asha')).toMatchObject({ email: 'new@example.test', emailVerified: false });
  });

  it('empties the project, with mails and counts', async () => {
    const { auth, client, origin } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    for (const _ of [1, 2, 3]) await sendEmailVerification(user);
    for (const _ of [1, 2, 3, 4, 5]) {
      await expect(signInWithEmailAndPassword(client(), ASHA.email, 'wrong-water')).rejects.toThrow();
    }
    await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}/accounts`, { method: 'DELETE' });
    expect(auth.accounts.list()).toEqual([]);
    expect(auth.accounts.mails()).toEqual([]);
    const again = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await sendEmailVerification(again.user);
    await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);
  });
});

describe('a customer', () => {
  it.each([
    { emailVerified: true },
    { customAttributes: '{"role":"admin"}' },
    { disableUser: false },
    { localId: 'somebody' },
    { validSince: '1' },
  ])('may not set %o', async forbidden => {
    const { auth, client, post } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const before = auth.accounts.list();
    const answer = await post(`${V1}/accounts:update`, { idToken: await user.getIdToken(), ...forbidden });
    expect(errorMessage(answer)).toBe(`INSUFFICIENT_PERMISSION : ${Object.keys(forbidden)[0]}`);
    expect(auth.accounts.list()).toEqual(before);
  });

  it.each([
    { body: { idToken: 'x.y.z', password: '12345' }, message: 'INVALID_ID_TOKEN' },
    { body: { displayName: 'Asha' }, message: 'INVALID_REQ_TYPE : Unsupported request parameters.' },
    {
      body: { oobCode: 'x', displayName: 'Asha' },
      message: 'INVALID_REQ_TYPE : oobCode together with displayName',
    },
  ])('may not change an account with $body', async ({ body, message }) => {
    const { post } = await serveAuth();
    expect(errorMessage(await post(`${V1}/accounts:update`, body))).toBe(message);
  });

  it.each([
    { body: {}, message: 'MISSING_REQ_TYPE' },
    { body: { requestType: 'RECOVER_EMAIL' }, message: 'INVALID_REQ_TYPE : RECOVER_EMAIL' },
    { body: { requestType: 'PASSWORD_RESET' }, message: 'MISSING_EMAIL' },
    { body: { requestType: 'VERIFY_EMAIL', email: ASHA.email }, message: 'MISSING_ID_TOKEN' },
    {
      body: { requestType: 'PASSWORD_RESET', email: ASHA.email, canHandleCodeInApp: true },
      message: 'canHandleCodeInApp is not implemented in the local backend.',
    },
    {
      body: { requestType: 'PASSWORD_RESET', email: ASHA.email, continueUrl: 'login' },
      message: 'INVALID_CONTINUE_URI',
    },
  ])('is sent no mail for $body', async ({ body, message }) => {
    const { auth, post } = await serveAuth();
    await auth.accounts.create(ASHA);
    expect(errorMessage(await post(`${V1}/accounts:sendOobCode`, body))).toBe(message);
    expect(auth.accounts.mails()).toEqual([]);
  });

  it('keeps name and picture when null is sent for them, and loses them by an empty text', async () => {
    const { client } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await updateProfile(user, { displayName: 'Asha', photoURL: 'https://example.test/a.png' });
    await updateProfile(user, { displayName: null, photoURL: '' });
    await user.reload();
    expect(user).toMatchObject({ displayName: 'Asha', photoURL: null });
  });

  it('finds and deletes no account but the one of the token', async () => {
    const { post } = await serveAuth();
    for (const call of ['lookup', 'delete']) {
      expect(errorMessage(await post(`${V1}/accounts:${call}`, {}))).toBe('MISSING_ID_TOKEN');
      expect(errorMessage(await post(`${V1}/accounts:${call}`, { idToken: 'x.y.z' }))).toBe(
        'INVALID_ID_TOKEN',
      );
      expect(errorMessage(await post(`${V1}/accounts:${call}`, { localId: 'asha' }))).toContain('"localId"');
    }
  });

  it('never sees a password hash', async () => {
    const { client, post } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const answer = await post(`${V1}/accounts:lookup`, { idToken: await user.getIdToken() });
    expect(answer.body).toMatchObject({ users: [{ passwordHash: btoa('REDACTED') }] });
    expect(JSON.stringify(answer.body)).not.toContain('salt');
  });
});
