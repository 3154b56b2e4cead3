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
import { inTime, notSignedIn } from './authCall';
import { mailWithReturnLink } from './mailWithReturnLink';
import { toAppError } from './toAppError';

/**
 * What people do with their own accounts. Every call rejects as the SDK does, and as unauthenticated where `uid` is not
 * whose session it is.
 */
export type AccountCare = {
  readonly rename: (uid: string, name: string) => Promise<void>;
  /** Proves anew that it is them: the server lets nobody change a password on the strength of an old session. */
  readonly reauthenticate: (uid: string, password: string) => Promise<void>;
  /** Ends the account's sessions on all other devices. */
  readonly setPassword: (uid: string, password: string) => Promise<void>;
  /**
   * Mails a link to another address, which becomes the account's when the link is opened; that ends its sessions
   * everywhere. A project that tells nobody who has an account resolves for a taken address too, and mails nothing.
   */
  readonly sendEmailChange: (uid: string, email: string, wayBack: string) => Promise<void>;
  /** Mails a link to choose a new password. Resolves for an address without an account too: nobody is told which it is. */
  readonly sendPasswordReset: (email: string, wayBack: string) => Promise<void>;
  /** Mails the verification link once more; `verified`: there was no need. Nobody is signed in by it. */
  readonly resendVerification: (
    email: string,
    password: string,
    wayBack: string,
  ) => Promise<'sent' | 'verified'>;
};

/** What the server may say of an address that it mails nothing to. Saying it on would tell who has an account. */
const SAYS_WHO_HAS_AN_ACCOUNT = /user-(not-found|disabled)$/;

/** `openForOnce`: an Auth whose session is on no device. */
export function careForAccounts(auth: Auth, openForOnce: () => Auth): AccountCare {
  function userOf(uid: string): User {
    const { currentUser } = auth;
    if (currentUser?.uid !== uid) throw notSignedIn();
    return currentUser;
  }

  return {
    rename: async (uid, name) => inTime('Auth', updateProfile(userOf(uid), { displayName: name })),

    async reauthenticate(uid, password) {
      const user = userOf(uid);
      const proof = EmailAuthProvider.credential(user.email ?? '', password);
      await inTime('Auth', reauthenticateWithCredential(user, proof));
    },

    setPassword: async (uid, password) => inTime('Auth', updatePassword(userOf(uid), password)),

    async sendEmailChange(uid, email, wayBack) {
      const user = userOf(uid);
      await mailWithReturnLink(wayBack, settings => verifyBeforeUpdateEmail(user, email, settings));
    },

    async sendPasswordReset(email, wayBack) {
      try {
        await mailWithReturnLink(wayBack, settings => sendPasswordResetEmail(auth, email, settings));
      } catch (thrown) {
        if (!SAYS_WHO_HAS_AN_ACCOUNT.test(toAppError(thrown).code)) throw thrown;
      }
    },

    async resendVerification(email, password, wayBack) {
      const once = openForOnce();
      try {
        const { user } = await inTime('Auth', signInWithEmailAndPassword(once, email, password));
        if (user.emailVerified) return 'verified';
        await mailWithReturnLink(wayBack, settings => sendEmailVerification(user, settings));
        return 'sent';
      } finally {
        await signOut(once).catch(() => {});
      }
    },
  };
}
