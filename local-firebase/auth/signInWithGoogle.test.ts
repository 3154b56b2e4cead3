import {
  GoogleAuthProvider,
  OAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ASHA, type AuthFixture, errorMessage, serveAuth } from './testing/authFixture';

const CLAIMS = { sub: '1071', email: ASHA.email, email_verified: true, name: 'Asha Rao' };

const signIn = (fixture: AuthFixture, claims: object = CLAIMS) =>
  signInWithCredential(fixture.client(), GoogleAuthProvider.credential(JSON.stringify(claims)));

describe('a sign-in with Google', () => {
  it('makes an account with a verified address and Google’s name, and finds it again', async () => {
    const fixture = await serveAuth();
    const { user } = await signIn(fixture);
    expect(user).toMatchObject({ email: ASHA.email, emailVerified: true, displayName: 'Asha Rao' });
    expect(user.providerData.map(({ providerId, uid }) => [providerId, uid])).toEqual([
      ['google.com', '1071'],
    ]);
    const { signInProvider, claims } = await user.getIdTokenResult(true);
    expect([signInProvider, claims.firebase?.identities]).toEqual([
      'google.com',
      { 'google.com': ['1071'], email: [ASHA.email] },
    ]);
    // Google knows them by its id: another address is the same person still.
    const again = await signIn(fixture, { ...CLAIMS, email: 'asha.rao@example.test' });
    expect(again.user.uid).toBe(user.uid);
    expect(fixture.auth.accounts.list()).toHaveLength(1);
  });

  it('takes a JSON Web Token of the claims as well', async () => {
    const fixture = await serveAuth();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none' })}.${part(CLAIMS)}.`;
    const { user } = await signInWithCredential(fixture.client(), GoogleAuthProvider.credential(token));
    expect(user.email).toBe(ASHA.email);
  });

  it('joins the account of the same address, whose password stays', async () => {
    const fixture = await serveAuth();
    const { uid } = await fixture.auth.accounts.create({ ...ASHA, emailVerified: true });
    expect((await signIn(fixture)).user.uid).toBe(uid);
    const { user } = await signInWithEmailAndPassword(fixture.client(), ASHA.email, ASHA.password);
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
  });

  it('ends the password of somebody who had never proved that the address is theirs', async () => {
    const fixture = await serveAuth();
    const { uid } = await fixture.auth.accounts.create(ASHA);
    expect((await signIn(fixture)).user.uid).toBe(uid);
    await expect(
      signInWithEmailAndPassword(fixture.client(), ASHA.email, ASHA.password),
    ).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  });

  it('gives nobody an account by an address that Google does not vouch for', async () => {
    const fixture = await serveAuth();
    await fixture.auth.accounts.create({ ...ASHA, emailVerified: true });
    await expect(signIn(fixture, { ...CLAIMS, email_verified: false })).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
    });
  });

  it('is refused where the account is disabled', async () => {
    const fixture = await serveAuth();
    const { uid } = await fixture.auth.accounts.create({ ...ASHA, emailVerified: true });
    await fixture.auth.accounts.disable(uid);
    await expect(signIn(fixture)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });

  it.each([
    ['another provider', new OAuthProvider('apple.com').credential({ idToken: JSON.stringify(CLAIMS) })],
    ['an access token alone', GoogleAuthProvider.credential(null, 'access')],
  ])('is no other: %s', async (_what, credential) => {
    const fixture = await serveAuth();
    await expect(signInWithCredential(fixture.client(), credential)).rejects.toThrow('not-implemented');
  });

  it.each([
    [{}, 'MISSING_REQUEST_URI'],
    [{ requestUri: 'x' }, 'INVALID_REQUEST_URI'],
    [{ requestUri: 'http://localhost' }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    [
      { requestUri: 'http://localhost', postBody: 'providerId=google.com&id_token=x' },
      'INVALID_IDP_RESPONSE',
    ],
    [
      { requestUri: 'http://localhost', postBody: 'providerId=google.com&id_token={}' },
      'INVALID_IDP_RESPONSE',
    ],
    [{ requestUri: 'http://localhost', idToken: 'x' }, '"idToken" is not implemented'],
  ])('is answered why: %j', async (body, message) => {
    const { post } = await serveAuth();
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';
    expect(errorMessage(await post(path, body))).toContain(message);
  });
});
