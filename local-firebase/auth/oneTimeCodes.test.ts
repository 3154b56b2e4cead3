import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import {
  ASHA,
  HOUR_MS,
  lastCode,
  moveClock,
  OWNER,
  PROJECT_ID,
  serveAuth,
  setClock,
} from './testing/authFixture';

const UPDATE = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:update`;
const INVALID = { code: 'auth/invalid-action-code' };
const EXPIRED = { code: 'auth/expired-action-code' };

async function signedUp() {
  const fixture = await serveAuth();
  const browser = fixture.client();
  const { user } = await createUserWithEmailAndPassword(browser, ASHA.email, ASHA.password);
  return { ...fixture, browser, user };
}
type SignedUp = Awaited<ReturnType<typeof signedUp>>;

describe('a one-time code', () => {
  it('works once', async () => {
    const { auth, browser, user } = await signedUp();
    await sendEmailVerification(user);
    const code = lastCode(auth);
    await applyActionCode(browser, code);
    await expect(applyActionCode(browser, code)).rejects.toMatchObject(INVALID);
    await expect(checkActionCode(browser, code)).rejects.toMatchObject(INVALID);
  });

  it('is dead once a newer one was used: a reset', async () => {
    const { auth, browser } = await signedUp();
    await sendPasswordResetEmail(browser, ASHA.email);
    const older = lastCode(auth);
    await sendPasswordResetEmail(browser, ASHA.email);
    await confirmPasswordReset(browser, lastCode(auth), 'second-water-2');
    await expect(checkActionCode(browser, older)).rejects.toMatchObject(INVALID);
    await expect(confirmPasswordReset(browser, older, 'thief-water-3')).rejects.toMatchObject(INVALID);
    await signInWithEmailAndPassword(browser, ASHA.email, 'second-water-2');
  });

  it('is dead once a newer one was used: a verification, and an older one alike', async () => {
    const { auth, browser, user } = await signedUp();
    await sendEmailVerification(user);
    const older = lastCode(auth);
    await sendEmailVerification(user);
    const used = lastCode(auth);
    await sendEmailVerification(user);
    const newest = lastCode(auth);
    await applyActionCode(browser, used);
    for (const code of [older, newest]) {
      await expect(applyActionCode(browser, code)).rejects.toMatchObject(INVALID);
    }
  });

  it('is dead once a newer one was used: a change of address, also where the address came back', async () => {
    const { auth, browser, user } = await signedUp();
    await verifyBeforeUpdateEmail(user, 'thief@example.test');
    const older = lastCode(auth);
    await verifyBeforeUpdateEmail(user, 'new@example.test');
    await applyActionCode(browser, lastCode(auth));
    const again = await signInWithEmailAndPassword(browser, 'new@example.test', ASHA.password);
    await verifyBeforeUpdateEmail(again.user, ASHA.email);
    await applyActionCode(browser, lastCode(auth));
    expect(auth.accounts.get(user.uid)?.email).toBe(ASHA.email);
    await expect(applyActionCode(browser, older)).rejects.toMatchObject(INVALID);
  });

  it('of a reset is dead once the password was changed in any other way', async () => {
    const { auth, browser, user, post } = await signedUp();
    await sendPasswordResetEmail(browser, ASHA.email);
    const beforeOwn = lastCode(auth);
    await updatePassword(user, 'second-water-2');
    await expect(checkActionCode(browser, beforeOwn)).rejects.toMatchObject(INVALID);

    await sendPasswordResetEmail(browser, ASHA.email);
    const beforeOwners = lastCode(auth);
    const change = { localId: user.uid, password: 'third-water-3' };
    expect(await post(UPDATE, change, OWNER)).toMatchObject({ status: 200 });
    await expect(checkActionCode(browser, beforeOwners)).rejects.toMatchObject(INVALID);
  });

  it('is dead with its account, also where another gets its id and address', async () => {
    const { auth, browser, user } = await signedUp();
    await sendPasswordResetEmail(browser, ASHA.email);
    const older = lastCode(auth);
    await auth.accounts.delete(user.uid);
    await auth.accounts.create({ uid: user.uid, ...ASHA });
    await expect(checkActionCode(browser, older)).rejects.toMatchObject(INVALID);
  });

  it('works once also when it is sent twice at the same time', async () => {
    const { auth, browser } = await signedUp();
    await sendPasswordResetEmail(browser, ASHA.email);
    const code = lastCode(auth);
    const passwords = ['first-water-1', 'second-water-2'];
    const results = await Promise.allSettled(
      passwords.map(password => confirmPasswordReset(browser, code, password)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);

    const winner = passwords[results.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    await signInWithEmailAndPassword(browser, ASHA.email, winner);
  });

  it('is still there after a password too weak for it', async () => {
    const { auth, browser } = await signedUp();
    await sendPasswordResetEmail(browser, ASHA.email);
    const code = lastCode(auth);
    await expect(confirmPasswordReset(browser, code, '12345')).rejects.toMatchObject({
      code: 'auth/weak-password',
    });
    await confirmPasswordReset(browser, code, 'other-water-2');
  });

  const toVerify = ({ user }: SignedUp) => sendEmailVerification(user);
  const toReset = ({ browser }: SignedUp) => sendPasswordResetEmail(browser, ASHA.email);
  const toChange = ({ user }: SignedUp) => verifyBeforeUpdateEmail(user, 'new@example.test');
  async function toRecover(fixture: SignedUp) {
    await toChange(fixture);
    // Tells the address from before.
    await applyActionCode(fixture.browser, lastCode(fixture.auth));
  }

  it.each([
    ['a reset', toReset, 1],
    ['a verification', toVerify, 72],
    ['a change of address', toChange, 72],
    ['a return to the address from before', toRecover, 72],
  ])('of %s can be used until its last millisecond, and not from then on', async (_kind, send, hours) => {
    const fixture = await signedUp();
    const { auth, browser, user } = fixture;
    // It stands still from here on.
    moveClock(0);
    await send(fixture);
    const code = lastCode(auth);
    const use =
      send === toReset
        ? () => confirmPasswordReset(browser, code, 'other-water-2')
        : () => applyActionCode(browser, code);

    const sentAt = Date.now();
    setClock(sentAt + hours * HOUR_MS);
    const before = auth.accounts.get(user.uid);
    await expect(use()).rejects.toMatchObject(EXPIRED);
    await expect(checkActionCode(browser, code)).rejects.toMatchObject(EXPIRED);
    expect(auth.accounts.get(user.uid)).toEqual(before);

    setClock(sentAt + hours * HOUR_MS - 1);
    await use();
    expect(auth.accounts.get(user.uid)).not.toEqual(before);
  });

  it('does nothing but what it was sent for', async () => {
    const { auth, browser, user } = await signedUp();
    await sendEmailVerification(user);
    await expect(confirmPasswordReset(browser, lastCode(auth), 'other-water-2')).rejects.toMatchObject(
      INVALID,
    );
    await sendPasswordResetEmail(browser, ASHA.email);
    await expect(applyActionCode(browser, lastCode(auth))).rejects.toMatchObject(INVALID);
  });

  it('is worth nothing once the account has another address, is disabled or gone', async () => {
    const { auth, browser, user } = await signedUp();
    await sendPasswordResetEmail(browser, ASHA.email);
    const reset = lastCode(auth);

    await auth.accounts.disable(user.uid);
    await expect(checkActionCode(browser, reset)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await auth.accounts.enable(user.uid);

    const again = await signInWithEmailAndPassword(browser, ASHA.email, ASHA.password);
    await verifyBeforeUpdateEmail(again.user, 'new@example.test');
    const change = lastCode(auth);
    await applyActionCode(browser, change);
    await expect(checkActionCode(browser, reset)).rejects.toMatchObject(INVALID);

    await sendPasswordResetEmail(browser, 'new@example.test');
    await auth.accounts.delete(user.uid);
    await expect(checkActionCode(browser, lastCode(auth))).rejects.toMatchObject(INVALID);
  });

  it('does not give an account an address that somebody else took meanwhile', async () => {
    const { auth, browser, user } = await signedUp();
    await verifyBeforeUpdateEmail(user, 'new@example.test');
    await auth.accounts.create({ email: 'new@example.test', password: 'their-water-3' });
    await expect(applyActionCode(browser, lastCode(auth))).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    expect(auth.accounts.get(user.uid)?.email).toBe(ASHA.email);
  });

  it('is listed for tests as the official emulator lists it, while it can be used', async () => {
    const { auth, browser, user, origin } = await signedUp();
    await sendEmailVerification(user, { url: `${origin}/login` });
    const code = lastCode(auth);
    const list = async () => (await fetch(`${origin}/emulator/v1/projects/${PROJECT_ID}/oobCodes`)).json();

    expect(await list()).toEqual({
      oobCodes: [
        {
          email: ASHA.email,
          requestType: 'VERIFY_EMAIL',
          oobCode: code,
          oobLink: expect.stringContaining(
            `${origin}/emulator/action?mode=verifyEmail&lang=en&oobCode=${code}`,
          ),
        },
      ],
    });
    await applyActionCode(browser, code);
    expect(await list()).toEqual({ oobCodes: [] });
  });
});
