// @bundle account

import {
  type Auth,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { withAuthDeadline } from './authCall';
import type { NewAccount } from './gateways';
import { mailWithReturnLink } from './mailWithReturnLink';
import { toAppError } from './toAppError';

/**
 * The account, new or begun by an earlier try whose answer was lost: whoever knows its password and has not verified
 * its email is where that try broke off.
 */
async function accountFor(auth: Auth, { email, password }: NewAccount): Promise<User> {
  try {
    return (await withAuthDeadline('Auth', createUserWithEmailAndPassword(auth, email, password))).user;
  } catch (thrown) {
    if (toAppError(thrown).code !== 'auth/email-already-in-use') throw thrown;
    const found = await withAuthDeadline('Auth', signInWithEmailAndPassword(auth, email, password)).catch(
      (refused: unknown) => {
        throw toAppError(refused).kind === 'denied' ? thrown : refused;
      },
    );
    if (found.user.emailVerified) throw thrown;
    return found.user;
  }
}

/** Makes an account, names it and mails the verification link. Doing it again after a failure goes on from there. */
export async function signUpIn(auth: Auth, account: NewAccount): Promise<void> {
  try {
    const user = await accountFor(auth, account);
    await withAuthDeadline('Auth', updateProfile(user, { displayName: account.name }));
    await mailWithReturnLink(auth, account.returnLink, settings => sendEmailVerification(user, settings));
  } finally {
    await signOut(auth).catch(() => {});
  }
}
