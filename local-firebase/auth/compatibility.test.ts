import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ASHA, errorMessage, lastCode, OWNER, PROJECT_ID, serveAuth, setClock } from './testing/authFixture';

const V1 = '/identitytoolkit.googleapis.com/v1';
const ADMIN = `${V1}/projects/${PROJECT_ID}/accounts`;
const TOKEN = '/securetoken.googleapis.com/v1/token';

describe('what the official emulator answers too', () => {
  it('looks up when somebody signed in last', async () => {
    setClock(Date.parse('2026-01-15T09:00:00Z'));
    const { client, post } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const { body } = await post(`${V1}/accounts:lookup`, { idToken: await user.getIdToken() });
    expect(body).toMatchObject({ users: [{ lastRefreshAt: '2026-01-15T09:00:00.000Z' }] });
  });

  it('tells a missing address from one that is none', async () => {
    const { post } = await serveAuth();
    const signIn = `${V1}/accounts:signInWithPassword`;
    expect(errorMessage(await post(signIn, { password: 'x' }))).toBe('MISSING_EMAIL');
    expect(errorMessage(await post(signIn, { email: '', password: 'x' }))).toBe('INVALID_EMAIL');
  });

  it('tells the new address where a mailed code has changed it', async () => {
    const { auth, client, post } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const idToken = await user.getIdToken();
    const newEmail = 'new@example.test';
    await post(`${V1}/accounts:sendOobCode`, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
    const applied = await post(`${V1}/accounts:update`, { oobCode: lastCode(auth) });
    expect(applied.body).toMatchObject({ email: newEmail, newEmail, emailVerified: true });
  });

  it.each([
    ['camelCase', { grantType: 'refresh_token' }, 'refreshToken'],
    ['snake_case', { grant_type: 'refresh_token' }, 'refresh_token'],
  ])('gives a new token for JSON in %s', async (_, grant, name) => {
    const { client, post } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const answer = await post(TOKEN, { ...grant, [name]: user.refreshToken });
    expect(answer).toMatchObject({ status: 200, body: { user_id: user.uid, token_type: 'Bearer' } });
    expect(errorMessage(await post(TOKEN, grant))).toBe('MISSING_REFRESH_TOKEN');
    expect(errorMessage(await post(TOKEN, { ...grant, [name]: 'x.y' }))).toBe('INVALID_REFRESH_TOKEN');
    expect(errorMessage(await post(TOKEN, { ...grant, [name]: 7 }))).toContain(`'${name}'`);
  });

  it('names no telephone codes, and the pages that may sign people in', async () => {
    const { origin } = await serveAuth();
    const codes = await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}/verificationCodes`);
    expect(await codes.json()).toEqual({ verificationCodes: [] });
    const config = await fetch(`${origin}${V1}/projects?key=any`);
    expect(await config.json()).toEqual({
      projectId: PROJECT_ID,
      authorizedDomains: ['localhost', '127.0.0.1'],
    });
    expect((await fetch(`${origin}${V1}/projects`)).status).toBe(403);
  });
});

describe('signUp with an ID token', () => {
  it('is refused by name, and changes nothing', async () => {
    const { auth, client, post } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const before = auth.accounts.list();
    const other = { email: 'other@example.test', password: 'still-water-3' };
    const idToken = await user.getIdToken();
    expect(errorMessage(await post(`${V1}/accounts:signUp`, { ...other, idToken }))).toMatch(
      /^OPERATION_NOT_ALLOWED : signUp with idToken/,
    );
    expect(errorMessage(await post(`${V1}/accounts:signUp`, { ...other, idToken: 'x.y.z' }))).toBe(
      'INVALID_ID_TOKEN',
    );
    expect(auth.accounts.list()).toEqual(before);
  });
});

describe('an account without a password', () => {
  const SIGN_IN = `${V1}/accounts:signInWithPassword`;

  it('is made by the owner alone, and nobody signs in to it', async () => {
    const { auth, post } = await serveAuth();
    const { email } = ASHA;
    expect((await post(ADMIN, { localId: 'asha', email }, OWNER)).status).toBe(200);
    expect(errorMessage(await post(`${V1}/accounts:signUp`, { email: 'b@example.test' }))).toBe(
      'MISSING_PASSWORD',
    );
    for (const password of ['', 'null', 'undefined', ASHA.password]) {
      const answer = await post(SIGN_IN, { email, password });
      expect(errorMessage(answer)).toBe(password === '' ? 'MISSING_PASSWORD' : 'INVALID_LOGIN_CREDENTIALS');
    }
    const found = await post(`${ADMIN}:lookup`, { localId: ['asha'] }, OWNER);
    const [user] = (found.body as { users: object[] }).users;
    expect(user).toMatchObject({ localId: 'asha', email });
    for (const field of ['passwordHash', 'passwordUpdatedAt', 'providerUserInfo', 'lastLoginAt']) {
      expect(user).not.toHaveProperty(field);
    }
    expect(auth.accounts.get('asha')?.email).toBe(email);
  });

  it('gets one by a mailed reset', async () => {
    const { auth, client, post } = await serveAuth();
    await post(ADMIN, { localId: 'asha', email: ASHA.email }, OWNER);
    await post(`${V1}/accounts:sendOobCode`, { requestType: 'PASSWORD_RESET', email: ASHA.email });
    await post(`${V1}/accounts:resetPassword`, { oobCode: lastCode(auth), newPassword: ASHA.password });
    const { user } = await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    expect(user).toMatchObject({ uid: 'asha', emailVerified: true });
  });
});

describe('the owner, as firebase-admin asks', () => {
  it.each(['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'])(
    'is given the link of %s',
    async requestType => {
      const { auth, post } = await serveAuth();
      await auth.accounts.create(ASHA);
      const body = {
        requestType,
        email: ASHA.email,
        returnOobLink: true,
        ...(requestType === 'VERIFY_AND_CHANGE_EMAIL' && { newEmail: 'new@example.test' }),
      };
      const { body: answer } = await post(`${ADMIN}:sendOobCode`, body, OWNER);
      const [mail] = auth.accounts.mails();
      expect(answer).toMatchObject({ email: ASHA.email, oobCode: lastCode(auth), oobLink: mail?.link });
      const { body: told } = await post(`${ADMIN}:sendOobCode`, { ...body, returnOobLink: false }, OWNER);
      expect(told).not.toHaveProperty('oobCode');
      expect((await post(`${ADMIN}:sendOobCode`, body)).status).toBe(401);
    },
  );

  it.each([
    [{ requestType: 'PASSWORD_RESET', email: 'no@example.test' }, 'EMAIL_NOT_FOUND'],
    [{ requestType: 'VERIFY_EMAIL', email: 'no@example.test' }, 'USER_NOT_FOUND'],
    [{ requestType: 'VERIFY_EMAIL' }, 'MISSING_EMAIL'],
    [{ requestType: 'EMAIL_SIGNIN', email: ASHA.email }, 'OPERATION_NOT_ALLOWED'],
    [{ requestType: 'RECOVER_EMAIL', email: ASHA.email }, 'INVALID_REQ_TYPE : RECOVER_EMAIL'],
    [{ requestType: 'VERIFY_AND_CHANGE_EMAIL', email: ASHA.email, newEmail: ASHA.email }, 'EMAIL_EXISTS'],
    [
      { requestType: 'PASSWORD_RESET', email: ASHA.email, continueUrl: 'https://elsewhere.test/' },
      'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project',
    ],
    [
      { requestType: 'VERIFY_EMAIL', email: ASHA.email, canHandleCodeInApp: true },
      'canHandleCodeInApp is not',
    ],
  ])('is told of %o: %s', async (body, message) => {
    const { auth, post } = await serveAuth();
    await auth.accounts.create(ASHA);
    expect(errorMessage(await post(`${ADMIN}:sendOobCode`, body, OWNER))).toContain(message);
    expect(auth.accounts.mails()).toEqual([]);
  });

  it('is the only one whom a link is given', async () => {
    const { auth, post } = await serveAuth();
    await auth.accounts.create(ASHA);
    const body = { requestType: 'PASSWORD_RESET', email: ASHA.email, returnOobLink: true };
    expect(errorMessage(await post(`${V1}/accounts:sendOobCode`, body))).toBe('INSUFFICIENT_PERMISSION');
    expect(auth.accounts.mails()).toEqual([]);
  });

  it('lists accounts by pages, and deletes many', async () => {
    const { auth, origin, post } = await serveAuth();
    for (const uid of ['b', 'a', 'c']) await auth.accounts.create({ uid, email: `${uid}@example.test` });
    await auth.accounts.disable('b');
    const list = async (query: string, headers: Record<string, string> = OWNER) => {
      const answer = await fetch(`${origin}${ADMIN}:batchGet${query}`, { headers });
      return { status: answer.status, body: await answer.json() };
    };
    const first = await list('?maxResults=2');
    expect(first.body).toMatchObject({ users: [{ localId: 'a' }, { localId: 'b' }], nextPageToken: 'b' });
    const second = await list('?maxResults=2&nextPageToken=b');
    expect(second.body.users).toMatchObject([{ localId: 'c' }]);
    expect(second.body).not.toHaveProperty('nextPageToken');
    expect((await list('?maxResults=0')).status).toBe(400);
    expect((await list('', {})).status).toBe(401);

    const careful = await post(`${ADMIN}:batchDelete`, { localIds: ['a', 'b', 'nobody'] }, OWNER);
    expect(careful.body).toMatchObject({ errors: [{ index: 0, localId: 'a' }] });
    expect((await post(`${ADMIN}:batchDelete`, { localIds: ['a', 'c'], force: true })).status).toBe(401);
    expect(auth.accounts.list().map(({ uid }) => uid)).toEqual(['a', 'c']);
    await post(`${ADMIN}:batchDelete`, { localIds: ['a', 'c'], force: true }, OWNER);
    expect(auth.accounts.list()).toEqual([]);
    expect((await post(`${ADMIN}:batchDelete`, {}, OWNER)).status).toBe(400);
  });

  it.each([
    [ADMIN, { email: 'b@example.test', phoneNumber: '+15555550100' }, '"phoneNumber" is not'],
    [`${ADMIN}:lookup`, { federatedUserId: [{}] }, '"federatedUserId" is not'],
    [`${ADMIN}:update`, { localId: 'a', mfa: {} }, '"mfa" is not'],
    [`${ADMIN}:update`, { localId: 'a', deleteProvider: ['google.com'] }, 'deleteProvider google.com is not'],
    [`${ADMIN}:batchCreate`, {}, 'accounts:batchCreate is not'],
    [`${V1}/projects/${PROJECT_ID}:createSessionCookie`, {}, ':createSessionCookie is not'],
  ])('is refused other ways to sign in by name: %s %o', async (path, body, message) => {
    const { post } = await serveAuth();
    const answer = await post(path, body, OWNER);
    expect(answer.status).toBe(501);
    expect(errorMessage(answer)).toContain(`${message} implemented`);
  });

  it('takes a telephone away that nobody has', async () => {
    const { auth, post } = await serveAuth();
    await auth.accounts.create({ uid: 'a', ...ASHA });
    expect((await post(`${ADMIN}:update`, { localId: 'a', deleteProvider: ['phone'] }, OWNER)).status).toBe(
      200,
    );
  });
});
