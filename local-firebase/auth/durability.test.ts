import {
  applyActionCode,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { createLiveRows } from '../storage/liveRows';
import {
  ASHA,
  lastCode,
  memoryAuth,
  moveClock,
  PROJECT_ID,
  SECOND_MS,
  serveAuth,
} from './testing/authFixture';

const BINA = { email: 'bina@example.test', password: 'still-water-3' } as const;

describe('the handler after a restart', () => {
  it('has the same accounts and mails, takes the tokens of before, and keeps what was removed away', async () => {
    const { auth, changes, client } = await serveAuth();
    const browser = client();
    const { user } = await createUserWithEmailAndPassword(browser, ASHA.email, ASHA.password);
    await auth.accounts.setClaims(user.uid, { role: 'admin' });
    await sendEmailVerification(user);
    const usedCode = lastCode(auth);
    await applyActionCode(browser, usedCode);
    await sendPasswordResetEmail(browser, ASHA.email);
    const gone = await auth.accounts.create(BINA);
    await auth.accounts.delete(gone.uid);
    const token = await user.getIdToken(true);

    const restarted = memoryAuth();
    for (const change of changes) restarted.auth.restore(change);

    expect(restarted.auth.accounts.list()).toEqual(auth.accounts.list());
    expect(restarted.auth.accounts.mails()).toEqual(auth.accounts.mails());
    const request = new Request('http://127.0.0.1/', { headers: { authorization: `Bearer ${token}` } });
    expect(restarted.auth.callerOf(request)).toMatchObject({ uid: user.uid, token: { role: 'admin' } });

    const served = await serveAuth(restarted);
    await expect(applyActionCode(served.client(), usedCode)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
    await createUserWithEmailAndPassword(served.client(), BINA.email, BINA.password);
    expect(restarted.auth.callerOf(request)).toMatchObject({ uid: user.uid });
    const again = await signInWithEmailAndPassword(served.client(), ASHA.email, ASHA.password);
    expect(again.user).toMatchObject({ uid: user.uid, emailVerified: true });
  });

  it('has accounts and mails oldest first, whichever the compacted journal wrote last', async () => {
    const { auth, changes, client } = await serveAuth();
    const browser = client();
    const { user } = await createUserWithEmailAndPassword(browser, ASHA.email, ASHA.password);
    await sendEmailVerification(user);
    const verification = lastCode(auth);
    moveClock(SECOND_MS);
    await auth.accounts.create(BINA);
    await sendPasswordResetEmail(browser, BINA.email);
    // Writes Asha's account and her mail again.
    await applyActionCode(browser, verification);
    const live = createLiveRows();
    for (const change of changes) live.add(change, 1);

    const restarted = memoryAuth();
    for (const change of live.changes()) restarted.auth.restore(change);
    expect(restarted.auth.accounts.list().map(({ email }) => email)).toEqual([ASHA.email, BINA.email]);
    expect(restarted.auth.accounts.mails().map(({ to }) => to)).toEqual([ASHA.email, BINA.email]);
    const { origin } = await serveAuth(restarted);
    const mailbox = await (await fetch(`${origin}/__local/mailbox`)).text();
    expect(mailbox.indexOf('Reset your password')).toBeLessThan(mailbox.indexOf('Verify your email address'));
  });

  it('is empty when it was emptied before', async () => {
    const { auth, changes, client, origin } = await serveAuth();
    await auth.accounts.create(ASHA);
    await sendPasswordResetEmail(client(), ASHA.email);
    await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}/accounts`, { method: 'DELETE' });

    const restarted = memoryAuth();
    for (const change of changes) restarted.auth.restore(change);
    expect(restarted.auth.accounts.list()).toEqual([]);
    expect(restarted.auth.accounts.mails()).toEqual([]);
  });

  it('has all its rows in the tables it names', async () => {
    const { auth, changes, client } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await sendEmailVerification(user);
    expect([...new Set(changes.map(({ table }) => table))].toSorted()).toEqual(auth.tables.toSorted());
    expect(() => auth.restore({ table: 'documents', key: 'a', value: null })).toThrow('documents');
  });

  it('never had a password in the clear', async () => {
    const { auth, changes, client } = await serveAuth();
    const { user } = await createUserWithEmailAndPassword(client(), ASHA.email, ASHA.password);
    await updatePassword(user, 'other-water-2');
    await auth.accounts.create(BINA);
    const kept = JSON.stringify(changes);
    expect(kept).toContain(ASHA.email);
    for (const password of [ASHA.password, 'other-water-2', BINA.password]) {
      expect(kept).not.toContain(password);
      expect(kept).not.toContain(Buffer.from(password).toString('base64').slice(0, -2));
    }
  });
});

describe('requests at the same time', () => {
  it('create one account for one address', async () => {
    const { auth, changes, client } = await serveAuth();
    const browsers = [1, 2, 3, 4].map(client);
    const results = await Promise.allSettled(
      browsers.map(browser => createUserWithEmailAndPassword(browser, ASHA.email, ASHA.password)),
    );
    const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(refused).toEqual(Array(3).fill('auth/email-already-in-use'));
    expect(auth.accounts.list()).toHaveLength(1);
    expect(changes.filter(({ table }) => table === 'auth.accounts')).toHaveLength(1);
    expect(changes.filter(({ table }) => table === 'auth.secrets')).toHaveLength(1);
  });

  it('get no more than five guesses at a password', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    const results = await Promise.allSettled(
      Array.from({ length: 12 }, () => signInWithEmailAndPassword(client(), ASHA.email, 'wrong-water')),
    );
    const codes = results.map(result => (result.status === 'rejected' ? result.reason.code : 'in'));
    expect(codes.filter(code => code === 'auth/invalid-credential')).toHaveLength(5);
    expect(codes.filter(code => code === 'auth/too-many-requests')).toHaveLength(7);
  });

  it('sign in all that know the password', async () => {
    const { auth, client } = await serveAuth();
    await auth.accounts.create(ASHA);
    const signIns = Array.from({ length: 8 }, () =>
      signInWithEmailAndPassword(client(), ASHA.email, ASHA.password),
    );
    const users = await Promise.all(signIns);
    expect(new Set(users.map(({ user }) => user.refreshToken)).size).toBe(8);
  });
});
