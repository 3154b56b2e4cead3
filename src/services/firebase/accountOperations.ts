// @bundle account

import {
  type Auth,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { notSignedIn, withAuthDeadline } from './authCall';
import { mailWithReturnLink } from './mailWithReturnLink';
import { toAppError } from './toAppError';

/**
 * What people do with their own accounts. Every call rejects as the SDK does, and as unauthenticated where `uid` is not
 * whose session it is.
 */
export type AccountOperations = {
  readonly rename: (uid: string, name: string) => Promise<void>;
  /** Proves anew that it is them: the server lets nobody change a password on the strength of an old session. */
  readonly reauthenticate: (uid: string, password: string) => Promise<void>;
  /** Ends the account's sessions on all other devices. */
  readonly setPassword: (uid: string, password: string) => Promise<void>;
  /**
   * Mails a link to another address, which becomes the account's when the link is opened; that ends its sessions
   * everywhere. A project that tells nobody who has an account resolves for a taken address too, and mails nothing.
   */
  readonly sendEmailChange: (uid: string, email: string, returnLink: string) => Promise<void>;
  /** Mails a link to choose a new password. Resolves for an address without an account too: nobody is told which it is. */
  readonly sendPasswordReset: (email: string, returnLink: string) => Promise<void>;
  /** Mails the verification link once more; `verified`: there was no need. Nobody is signed in by it. */
  readonly resendVerification: (
    email: string,
    password: string,
    returnLink: string,
  ) => Promise<'sent' | 'verified'>;
};

/** What the server may say of an address that it mails nothing to. Saying it on would tell who has an account. */
const REVEALS_ACCOUNT = /user-(not-found|disabled)$/;

/** `openInMemoryAuth`: an Auth whose session is on no device. */
export function createAccountOperations(auth: Auth, openInMemoryAuth: () => Auth): AccountOperations {
  function userOf(uid: string): User {
    const { currentUser } = auth;
    if (currentUser?.uid !== uid) throw notSignedIn();
    return currentUser;
  }

  return {
    rename: async (uid, name) => withAuthDeadline('Auth', updateProfile(userOf(uid), { displayName: name })),

    async reauthenticate(uid, password) {
      const user = userOf(uid);
      const proof = EmailAuthProvider.credential(user.email ?? '', password);
      await withAuthDeadline('Auth', reauthenticateWithCredential(user, proof));
    },

    setPassword: async (uid, password) => withAuthDeadline('Auth', updatePassword(userOf(uid), password)),

    async sendEmailChange(uid, email, returnLink) {
      const user = userOf(uid);
      await mailWithReturnLink(auth, returnLink, settings => verifyBeforeUpdateEmail(user, email, settings));
    },

    async sendPasswordReset(email, returnLink) {
      try {
        await mailWithReturnLink(auth, returnLink, settings => sendPasswordResetEmail(auth, email, settings));
      } catch (thrown) {
        if (!REVEALS_ACCOUNT.test(toAppError(thrown).code)) throw thrown;
      }
    },

    async resendVerification(email, password, returnLink) {
      const once = openInMemoryAuth();
      try {
        const { user } = await withAuthDeadline('Auth', signInWithEmailAndPassword(once, email, password));
        if (user.emailVerified) return 'verified';
        await mailWithReturnLink(once, returnLink, settings => sendEmailVerification(user, settings));
        return 'sent';
      } finally {
        await signOut(once).catch(() => {});
      }
    },
  };
}
