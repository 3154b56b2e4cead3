import { lazily } from '@/shared/lib/lazily';
import type { ServerClock } from '../platform/serverClock';
import type { Wing } from '../wing';
import type { AccountCare } from './accountCare';
import { DEADLINES_MS, withDeadline } from './deadline';
import type { SettingsSource } from './firebaseSettings';

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
  /**
   * Calls back with the account, or null, once known and at each change; returns how to stop. `asked`: it is null
   * because somebody signed out, in this tab or another, or has closed the tab of a shared device. Otherwise nobody was
   * there, or the server ended the session.
   */
  readonly observe: (
    listener: (account: Account | null, asked: boolean) => void,
    failed: (thrown: unknown) => void,
  ) => () => void;
  /** `onSharedDevice`: the session ends with this tab, and ends as if it had been asked to. */
  readonly signIn: (email: string, password: string, onSharedDevice?: boolean) => Promise<Account>;
  /** Creates the account, names it and mails the verification link (spec §4). Nobody is signed in by it. */
  readonly signUp: (account: NewAccount) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /**
   * Waits until the session holds a token that is still good. Firestore must be called only after it: a transaction
   * that has to fetch its own token never settles when that fails. Rejects as unauthenticated when nobody is signed
   * in, or somebody else than `uid`.
   */
  readonly readyToken: (uid?: string) => Promise<void>;
  /** Fetches a new token though the old one looks good: the server said otherwise. */
  readonly renewToken: () => Promise<void>;
  /** What can be done with the account itself, once its code is there. */
  readonly care: () => Promise<AccountCare>;
};

export type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

export function createAuthGateway(source: SettingsSource, wing: Wing, serverClock: ServerClock): AuthGateway {
  const load = lazily(async () => (await import('./authSession')).openAuthSession(source, wing, serverClock));
  const open = () => withDeadline('The code of Auth', DEADLINES_MS.code, load());
  return {
    observe(listener, failed) {
      let stopped = false;
      let stop = () => {};
      const late = (thrown: unknown) => {
        if (!stopped) failed(thrown);
      };
      open().catch(late);
      // However late its code arrives, the session is followed from then on.
      load().then(
        session => {
          if (!stopped) stop = session.observe(listener, failed);
        },
        () => {},
      );
      return () => {
        stopped = true;
        stop();
      };
    },
    signIn: async (...asked) => (await open()).signIn(...asked),
    signUp: async (...asked) => (await open()).signUp(...asked),
    signOut: async () => (await open()).signOut(),
    readyToken: async (...asked) => (await open()).readyToken(...asked),
    renewToken: async () => (await open()).renewToken(),
    care: async () => (await open()).care(),
  };
}
