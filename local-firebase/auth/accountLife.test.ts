import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ASHA, lastCode, lastMail, serveAuth } from './testing/authFixture';

describe('the life of an account, through the SDK', () => {
  it('goes from sign-up over verification and sign-in to deletion', async () => {
    const { auth, client } = await serveAuth();
    const browser = client();

    const { user } = await createUserWithEmailAndPassword(browser, ASHA.email, ASHA.password);
    await updateProfile(user, { displayName: 'Asha', photoURL: 'https://example.test/asha.png' });
    await sendEmailVerification(user);
    await signOut(browser);
    expect(user).toMatchObject({ displayName: 'Asha', emailVerified: false, isAnonymous: false });

    await applyActionCode(browser, lastCode(auth));
    const signedIn = await signInWithEmailAndPassword(browser, ASHA.email, ASHA.password);
    expect(signedIn.user).toMatchObject({
      uid: user.uid,
      email: ASHA.email,
      displayName: 'Asha',
      photoURL: 'https://example.test/asha.png',
      emailVerified: true,
    });
    expect(signedIn.user.providerData).toMatchObject([{ providerId: 'password', email: ASHA.email }]);

    await deleteUser(signedIn.user);
    expect(browser.currentUser).toBeNull();
    await expect(signInWithEmailAndPassword(browser, ASHA.email, ASHA.password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('puts what is known of the account into the token, and claims from the next refresh on', async () => {
    const { auth, client } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const authTime = (await user.getIdTokenResult()).claims.auth_time;

    await auth.accounts.setClaims(user.uid, { role: 'admin' });
    await auth.accounts.verifyEmail(user.uid);
    expect((await user.getIdTokenResult()).claims.role).toBeUndefined();

    const { claims, signInProvider } = await user.getIdTokenResult(true);
    expect(signInProvider).toBe('password');
    expect(claims).toMatchObject({
      iss: 'https://securetoken.google.com/demo-test',
      aud: 'demo-test',
      sub: user.uid,
      user_id: user.uid,
      auth_time: authTime,
      email: ASHA.email,
      email_verified: true,
      role: 'admin',
      firebase: { identities: { email: [ASHA.email] }, sign_in_provider: 'password' },
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
  });

  it('sets a new password by a mailed code, which also proves the address', async () => {
    const { auth, client } = await serveAuth();
    const browser = client();
    await auth.accounts.create(ASHA);

    await sendPasswordResetEmail(browser, 'ASHA@example.test');
    const code = lastCode(auth);
    expect(lastMail(auth)).toMatchObject({ to: ASHA.email, kind: 'PASSWORD_RESET' });
    expect(await checkActionCode(browser, code)).toMatchObject({
      operation: 'PASSWORD_RESET',
      data: { email: ASHA.email },
    });
    await confirmPasswordReset(browser, code, 'other-water-2');

    const { user } = await signInWithEmailAndPassword(browser, ASHA.email, 'other-water-2');
    expect(user.emailVerified).toBe(true);
  });

  it('changes the address once the new one has been proved, and ends the sessions', async () => {
    const { auth, client } = await serveAuth();
    const browser = client();
    const { user } = await createUserWithEmailAndPassword(browser, ASHA.email, ASHA.password);

    await verifyBeforeUpdateEmail(user, 'Asha@New.test');
    expect(lastMail(auth)).toMatchObject({ to: 'asha@new.test', kind: 'VERIFY_AND_CHANGE_EMAIL' });
    expect(user.email).toBe(ASHA.email);
    await applyActionCode(browser, lastCode(auth));

    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    const changed = await signInWithEmailAndPassword(browser, 'asha@new.test', ASHA.password);
    expect(changed.user).toMatchObject({ uid: user.uid, emailVerified: true });
  });

  it('keeps the session in which the password was changed, and ends the others', async () => {
    const { client } = await serveAuth();
    const here = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    const elsewhere = await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);

    await updatePassword(here.user, 'other-water-2');

    await here.user.getIdToken(true);
    await reload(here.user);
    await expect(elsewhere.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    const credential = EmailAuthProvider.credential(ASHA.email, 'other-water-2');
    await reauthenticateWithCredential(here.user, credential);
  });

  it('tells the SDK its password policy, and nothing about whether an address is known', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    expect(await validatePassword(client(), '12345')).toMatchObject({ isValid: false });
    expect(await validatePassword(client(), '123456')).toMatchObject({ isValid: true });
    expect(await fetchSignInMethodsForEmail(client(), ASHA.email)).toEqual([]);
  });
});
