import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { createUserWithEmailAndPassword, signInWithEmailAndPassword, updatePassword } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { RpcError } from '../firestore/wire/rpcError';
import type { Auth } from './auth';
import {
  ASHA,
  errorMessage,
  HOUR_MS,
  memoryAuth,
  moveClock,
  OWNER,
  SECOND_MS,
  serveAuth,
  setClock,
} from './testing/authFixture';

function callerWith(auth: Auth, authorization: string) {
  return auth.callerOf(new Request('http://127.0.0.1/v1/', { headers: { authorization } }));
}

async function signedUp() {
  const fixture = await serveAuth();
  const { user } = await createUserWithEmailAndPassword(fixture.client(), ASHA.email, ASHA.password);
  return { ...fixture, user, token: await user.getIdToken() };
}

describe('who a request comes from', () => {
  it('is nobody without credentials, the owner by the emulator’s word, a user by an ID token', async () => {
    const { auth, user, token } = await signedUp();
    expect(auth.callerOf(new Request('http://127.0.0.1/v1/'))).toEqual({ kind: 'nobody' });
    expect(callerWith(auth, 'Bearer owner')).toEqual({ kind: 'owner' });
    expect(callerWith(auth, `Bearer ${token}`)).toMatchObject({
      kind: 'user',
      uid: user.uid,
      token: { email: ASHA.email, email_verified: false, sub: user.uid },
    });
  });

  it('is refused for a token with any one character changed, added or taken away', async () => {
    const { auth, token } = await signedUp();
    const replacement = fc.constantFrom(...'ABCDwxyz0189-_.', '');
    const position = fc.integer({ min: 0, max: token.length });
    fc.assert(
      fc.property(position, replacement, fc.boolean(), (at, character, isInserted) => {
        const changed = token.slice(0, at) + character + token.slice(isInserted ? at : at + 1);
        fc.pre(changed !== token);
        expect(() => callerWith(auth, `Bearer ${changed}`)).toThrow(RpcError);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused for a last character that stands for the same bytes', async () => {
    const { auth, token } = await signedUp();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(token.slice(-1));
    const twin = token.slice(0, -1) + alphabet.charAt(last ^ 1);
    expect(Buffer.from(twin.split('.')[2] ?? '', 'base64url')).toEqual(
      Buffer.from(token.split('.')[2] ?? '', 'base64url'),
    );
    expect(() => callerWith(auth, `Bearer ${twin}`)).toThrow(RpcError);
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer Owner!',
    'Basic b3duZXI6',
    'Bearer a.b.c',
    'Bearer ..',
    'Bearer TOKEN.',
    'Bearer TOKEN.more',
    'Bearer TOKEN TOKEN',
  ])('is refused for "%s"', async written => {
    const { auth, token } = await signedUp();
    const authorization = written.replaceAll('TOKEN', token);
    expect(() => callerWith(auth, authorization)).toThrow(RpcError);
  });

  it('is refused for a token without a signature, or signed by another', async () => {
    const { auth, token } = await signedUp();
    const [, payload] = token.split('.');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    expect(() => callerWith(auth, `Bearer ${unsigned}.${payload}.`)).toThrow(RpcError);

    const forged = createHmac('sha256', 'guess').update(`${unsigned}.${payload}`).digest('base64url');
    expect(() => callerWith(auth, `Bearer ${unsigned}.${payload}.${forged}`)).toThrow(RpcError);

    const elsewhere = await signedUp();
    expect(() => callerWith(elsewhere.auth, `Bearer ${token}`)).toThrow(RpcError);
    expect(() => callerWith(memoryAuth().auth, `Bearer ${token}`)).toThrow(RpcError);
  });

  it('is refused for a token of another project with the same key', async () => {
    const { changes, token } = await signedUp();
    const other = memoryAuth('demo-other').auth;
    for (const change of changes) other.restore(change);
    expect(() => callerWith(other, `Bearer ${token}`)).toThrow('INVALID_ID_TOKEN');
  });

  it('is a user for an hour', async () => {
    const { auth, user, token } = await signedUp();
    const { claims } = await user.getIdTokenResult();
    setClock(Number(claims.exp) * 1000 - 1);
    expect(callerWith(auth, `Bearer ${token}`)).toMatchObject({ kind: 'user' });
    moveClock(1);
    expect(() => callerWith(auth, `Bearer ${token}`)).toThrow('TOKEN_EXPIRED');
  });
});

describe('a session', () => {
  it('goes on by its refresh token after the ID token has expired', async () => {
    const { auth, user, token } = await signedUp();
    moveClock(24 * HOUR_MS);
    const refreshed = await user.getIdToken();
    expect(refreshed).not.toBe(token);
    expect(callerWith(auth, `Bearer ${refreshed}`)).toMatchObject({ kind: 'user', uid: user.uid });
  });

  it('is ended by validSince, for tokens issued before', async () => {
    const { user, token, post } = await signedUp();
    moveClock(SECOND_MS);
    const validSince = String(Math.floor(Date.now() / 1000));
    await post(
      '/identitytoolkit.googleapis.com/v1/accounts:update',
      { localId: user.uid, validSince },
      OWNER,
    );
    const looked = await post('/identitytoolkit.googleapis.com/v1/accounts:lookup', { idToken: token });
    expect(errorMessage(looked)).toBe('TOKEN_EXPIRED');
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('goes on under a validSince of before it began, and ends under one of since then', async () => {
    const { user, post } = await signedUp();
    const path = '/identitytoolkit.googleapis.com/v1/accounts:update';
    await post(path, { localId: user.uid, validSince: '1' }, OWNER);
    await user.getIdToken(true);

    moveClock(20 * SECOND_MS);
    const tenSecondsAgo = String(Math.floor(Date.now() / 1000) - 10);
    await post(path, { localId: user.uid, validSince: tenSecondsAgo }, OWNER);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('changes the password once when two changes are sent at the same time', async () => {
    const { client, user } = await signedUp();
    moveClock(SECOND_MS);
    const changes = await Promise.allSettled(
      ['first-water-1', 'second-water-2'].map(password => updatePassword(user, password)),
    );
    expect(changes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(signInWithEmailAndPassword(client(), ASHA.email, ASHA.password)).rejects.toThrow();
  });

  it.each([
    { form: {}, message: 'MISSING_GRANT_TYPE' },
    { form: { grant_type: 'password' }, message: 'INVALID_GRANT_TYPE : password' },
    { form: { grant_type: 'refresh_token' }, message: 'MISSING_REFRESH_TOKEN' },
    { form: { grant_type: 'refresh_token', refresh_token: 'a.b' }, message: 'INVALID_REFRESH_TOKEN' },
  ])('is not refreshed: $message', async ({ form, message }) => {
    const { origin } = await serveAuth();
    const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
    });
  });

  it('does not take an ID token for a refresh token, nor the other way round', async () => {
    const { origin, post, user, token } = await signedUp();
    const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }),
    });
    expect(await response.json()).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } });

    const path = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
    expect(errorMessage(await post(path, { idToken: user.refreshToken }))).toBe('INVALID_ID_TOKEN');
  });

  it('is not refreshed by a token with something added', async () => {
    const { origin, user } = await signedUp();
    for (const refreshToken of [
      `${user.refreshToken}.`,
      `${user.refreshToken}.more`,
      `x${user.refreshToken}`,
    ]) {
      const response = await fetch(`${origin}/securetoken.googleapis.com/v1/token?key=any`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      });
      expect(await response.json()).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } });
    }
  });
});
