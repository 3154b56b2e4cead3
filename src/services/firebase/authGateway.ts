import { lazily } from '@/shared/lib/lazily';
import type { Wing } from '../wing';
import type { FirebaseSettings } from './firebaseSettings';

/** A Firebase account as the app needs to know it. */
export type Account = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  /** The claim `role` of the ID token; null for customers. */
  readonly role: string | null;
};

/** One wing's Firebase Auth. The SDK is loaded at the first call. Every call rejects as the SDK does. */
export type AuthGateway = {
  /** Calls back with the account, or null, once known and at each change; returns how to stop. */
  readonly observe: (
    listener: (account: Account | null) => void,
    failed: (thrown: unknown) => void,
  ) => () => void;
  readonly signIn: (email: string, password: string) => Promise<Account>;
  /** Creates the account, names it and mails the verification link (spec §4). It ends signed in. */
  readonly signUp: (account: NewAccount) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /**
   * Waits until a signed-in session holds a token that is still good. Firestore must be called only after
   * it: a transaction that has to fetch its own token never settles when that fails.
   */
  readonly readyToken: () => Promise<void>;
  /**
   * The server's time when it made the session's token, in milliseconds since the epoch: an hour ago at most, by a clock
   * that is right. Rejects as an ended session does unless this very user is signed in.
   */
  readonly tokenTimeMs: (uid: string) => Promise<number>;
  /** Fetches a new token though the old one looks good: the server said otherwise. */
  readonly renewToken: () => Promise<void>;
};

export type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

export function createAuthGateway(settings: FirebaseSettings, wing: Wing): AuthGateway {
  const open = lazily(async () => (await import('./authSession')).openAuthSession(settings, wing));
  return {
    observe(listener, failed) {
      let stopped = false;
      let stop = () => {};
      open()
        .then(session => {
          if (!stopped) stop = session.observe(listener, failed);
        })
        .catch((thrown: unknown) => {
          if (!stopped) failed(thrown);
        });
      return () => {
        stopped = true;
        stop();
      };
    },
    signIn: async (email, password) => (await open()).signIn(email, password),
    signUp: async account => (await open()).signUp(account),
    signOut: async () => (await open()).signOut(),
    readyToken: async () => (await open()).readyToken(),
    tokenTimeMs: async uid => (await open()).tokenTimeMs(uid),
    renewToken: async () => (await open()).renewToken(),
  };
}
