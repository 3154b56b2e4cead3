import {
  applyActionCode,
  type Auth as ClientAuth,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { ASHA, HOUR_MS, lastCode, MINUTE_MS, moveClock, serveAuth, setClock } from './testing/authFixture';

type Refusal = { readonly call: string; readonly code: string; run(client: ClientAuth): Promise<unknown> };

const NEVER = 'nobody@example.test';

const REFUSALS: readonly Refusal[] = [
  {
    call: 'sign-up with an address that is taken, in other letters',
    code: 'auth/email-already-in-use',
    run: client => createUserWithEmailAndPassword(client, 'ASHA@Example.Test', ASHA.password),
  },
  {
    call: 'sign-up with a taken address and five characters',
    code: 'auth/email-already-in-use',
    run: client => createUserWithEmailAndPassword(client, ASHA.email, '12345'),
  },
  {
    call: 'sign-up with five characters',
    code: 'auth/weak-password',
    run: client => createUserWithEmailAndPassword(client, NEVER, '12345'),
  },
  {
    call: 'sign-up with 4097 characters',
    code: 'auth/password-does-not-meet-requirements',
    run: client => createUserWithEmailAndPassword(client, NEVER, 'x'.repeat(4097)),
  },
  {
    call: 'sign-up with no address',
    code: 'auth/missing-email',
    run: client => createUserWithEmailAndPassword(client, '', ASHA.password),
  },
  {
    call: 'sign-up with half an address',
    code: 'auth/invalid-email',
    run: client => createUserWithEmailAndPassword(client, 'asha@example', ASHA.password),
  },
  {
    call: 'sign-up with no password',
    code: 'auth/missing-password',
    run: client => createUserWithEmailAndPassword(client, NEVER, ''),
  },
  {
    call: 'sign-in with a wrong password',
    code: 'auth/invalid-credential',
    run: client => signInWithEmailAndPassword(client, ASHA.email, 'clear-water-2'),
  },
  {
    call: 'sign-in with an unknown address',
    code: 'auth/invalid-credential',
    run: client => signInWithEmailAndPassword(client, NEVER, ASHA.password),
  },
  {
    call: 'sign-in with half an address',
    code: 'auth/invalid-email',
    run: client => signInWithEmailAndPassword(client, 'asha', ASHA.password),
  },
  {
    call: 'sign-in with no password',
    code: 'auth/missing-password',
    run: client => signInWithEmailAndPassword(client, ASHA.email, ''),
  },
  {
    call: 'a reset mail to half an address',
    code: 'auth/invalid-email',
    run: client => sendPasswordResetEmail(client, 'asha'),
  },
  {
    call: 'a reset mail that leads to somebody else',
    code: 'auth/unauthorized-continue-uri',
    run: client => sendPasswordResetEmail(client, ASHA.email, { url: 'https://evil.test/' }),
  },
  {
    call: 'an unknown code',
    code: 'auth/invalid-action-code',
    run: client => applyActionCode(client, 'guessed'),
  },
  {
    call: 'a look at an unknown code',
    code: 'auth/invalid-action-code',
    run: client => checkActionCode(client, 'guessed'),
  },
  {
    call: 'a password reset by an unknown code',
    code: 'auth/invalid-action-code',
    run: client => confirmPasswordReset(client, 'guessed', 'other-water-2'),
  },
  {
    call: 'an anonymous account',
    code: 'auth/admin-restricted-operation',
    run: client => signInAnonymously(client),
  },
  {
    call: 'sign-in by a mailed link',
    code: 'auth/operation-not-allowed',
    run: client =>
      sendSignInLinkToEmail(client, ASHA.email, { url: 'http://localhost/', handleCodeInApp: true }),
  },
  {
    call: 'sign-in by a custom token',
    code: 'auth/post-/v1/accounts:signinwithcustomtoken-is-not-implemented-in-the-local-backend.',
    run: client => signInWithCustomToken(client, 'token'),
  },
];

describe('what is refused comes to the SDK as the official error', () => {
  it.each(REFUSALS)('$call: $code', async ({ run, code }) => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    await expect(run(client())).rejects.toMatchObject({ code });
    expect(auth.accounts.list()).toHaveLength(1);
    expect(auth.accounts.mails()).toHaveLength(0);
  });

  it('answers a reset mail to an unknown address as to a known one, and sends nothing', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    await expect(sendPasswordResetEmail(client(), NEVER)).resolves.toBeUndefined();
    expect(auth.accounts.mails()).toEqual([]);
    await expect(sendPasswordResetEmail(client(), ASHA.email)).resolves.toBeUndefined();
    expect(auth.accounts.mails()).toEqual([expect.objectContaining({ to: ASHA.email })]);
  });

  it('tells a disabled account only to who knows its password', async () => {
    const { auth, client } = await serveAuth();
    const { uid } = await auth.accounts.create(ASHA);
    await auth.accounts.disable(uid);
    await expect(signInWithEmailAndPassword(client(), ASHA.email, ASHA.password)).rejects.toMatchObject({
      code: 'auth/user-disabled',
    });
    await expect(signInWithEmailAndPassword(client(), ASHA.email, 'wrong-water')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    expect(auth.accounts.get(uid)?.lastLoginAt).toBeNull();
  });

  it('does not change an address that nobody has proved', async () => {
    const { client } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await expect(updateEmail(user, NEVER)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
  });

  it('mails nobody about an address that another account has, and does not tell that there is one', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create({ email: NEVER, password: ASHA.password });
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await verifyBeforeUpdateEmail(user, NEVER);
    expect(auth.accounts.mails()).toEqual([]);
    await verifyBeforeUpdateEmail(user, 'free@example.test');
    expect(auth.accounts.mails()).toHaveLength(1);
  });

  it('asks for the password again before an account is changed or thrown away, after five minutes', async () => {
    const { auth, client } = await serveAuth();
    // Counted in whole seconds, as tokens say when it was.
    setClock(Date.UTC(2026, 0, 15, 9));
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    moveClock(5 * MINUTE_MS + 999);
    await verifyBeforeUpdateEmail(user, 'free@example.test');
    moveClock(1);
    const tooOld = { code: 'auth/requires-recent-login' };
    await expect(updatePassword(user, 'other-water-2')).rejects.toMatchObject(tooOld);
    await expect(deleteUser(user)).rejects.toMatchObject(tooOld);
    await expect(verifyBeforeUpdateEmail(user, NEVER)).rejects.toMatchObject(tooOld);

    await updateProfile(user, { displayName: 'Asha' });
    // A token refreshed since does not make the password newer.
    await user.getIdToken(true);
    await expect(deleteUser(user)).rejects.toMatchObject(tooOld);
    expect(auth.accounts.get(user.uid)).toMatchObject({ displayName: 'Asha', email: ASHA.email });
  });

  it('sends an account three mails of a kind a minute, and no more', async () => {
    const { auth, client } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    // It stands still from here on.
    moveClock(0);
    for (const _ of [1, 2, 3]) await sendEmailVerification(user);
    await expect(sendEmailVerification(user)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    await sendPasswordResetEmail(client(), ASHA.email);
    expect(auth.accounts.mails()).toHaveLength(4);

    moveClock(MINUTE_MS - 1);
    await expect(sendEmailVerification(user)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    moveClock(1);
    await sendEmailVerification(user);
    expect(auth.accounts.mails()).toHaveLength(5);
  });

  it('locks an address after five wrong passwords, known or not, for a quarter of an hour', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    // It stands still from here on.
    moveClock(0);
    for (const email of [ASHA.email, NEVER]) {
      for (const _ of [1, 2, 3, 4, 5]) {
        await expect(signInWithEmailAndPassword(client(), email, 'wrong-water')).rejects.toMatchObject({
          code: 'auth/invalid-credential',
        });
      }
      await expect(signInWithEmailAndPassword(client(), email, ASHA.password)).rejects.toMatchObject({
        code: 'auth/too-many-requests',
      });
    }
    moveClock(15 * MINUTE_MS - 1);
    await expect(signInWithEmailAndPassword(client(), ASHA.email, ASHA.password)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
    moveClock(1);
    await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);
  });

  it('counts wrong passwords from the last right one on', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    for (const _ of [1, 2]) {
      for (const _ of [1, 2, 3, 4]) {
        await expect(signInWithEmailAndPassword(client(), ASHA.email, 'wrong-water')).rejects.toThrow();
      }
      await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    }
  });

  it('unlocks an address by a password reset', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    const guesses = [1, 2, 3, 4, 5].map(() =>
      signInWithEmailAndPassword(client(), ASHA.email, 'wrong-water'),
    );
    await Promise.allSettled(guesses);
    await sendPasswordResetEmail(client(), ASHA.email);
    await confirmPasswordReset(client(), lastCode(auth), 'other-water-2');
    await signInWithEmailAndPassword(client(), ASHA.email, 'other-water-2');
  });

  it('ends the session of an account that is deleted or disabled', async () => {
    const { auth, client } = await serveAuth();
    const first = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await auth.accounts.disable(first.user.uid);
    await expect(first.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await auth.accounts.enable(first.user.uid);
    await expect(first.user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });

    const second = await signInWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await auth.accounts.delete(second.user.uid);
    moveClock(2 * HOUR_MS);
    await expect(second.user.reload()).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });
});
