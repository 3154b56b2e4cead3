import { lazily } from '@/lib/lazily';
import { DEADLINES_MS } from '@/lib/retryPolicy';
import type { Wing } from '@/lib/wing';
import { hasDatabase } from '../platform/hasDatabase';
import type { ServerClock } from '../platform/serverClock';
import { onReturn } from '../platform/storageChanges';
import type { AccountCare } from './accountCare';
import { withDeadline } from './deadline';
import type { SettingsSource } from './firebaseSettings';
import type { Identity } from './requests';

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
   * there, or the server ended the session. `unknown`: the app knows of nobody. Then a device on which Auth has never kept
   * anything has nobody, and the SDK is not loaded until somebody signs in, here or in another tab.
   */
  readonly observe: (
    listener: (account: Account | null, asked: boolean) => void,
    failed: (thrown: unknown) => void,
    unknown?: boolean,
  ) => () => void;
  /** Loads the SDK, for what is about to be asked of it. */
  readonly prepare: () => void;
  /** `onSharedDevice`: the session ends with this tab, and ends as if it had been asked to. */
  readonly signIn: (email: string, password: string, onSharedDevice?: boolean) => Promise<Account>;
  /** Creates the account, names it and mails the verification link (spec §4). Nobody is signed in by it. */
  readonly signUp: (account: NewAccount) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /**
   * Waits until the session holds a token that is still good. Firestore must be called only after it: a transaction
   * that has to fetch its own token never settles when that fails. Resolves with whom it names. Rejects as
   * unauthenticated when nobody is signed in, or somebody else than `uid`.
   */
  readonly readyToken: (uid?: string) => Promise<Identity>;
  /** Fetches a new token though the old one looks good: the server said otherwise. */
  readonly renewToken: () => Promise<void>;
  /** What can be done with the account itself, once its code is there. */
  readonly care: () => Promise<AccountCare>;
};

export type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

/** Where the SDK keeps its sessions. */
const SDK_DATABASE = 'firebaseLocalStorageDb';

export function createAuthGateway(source: SettingsSource, wing: Wing, serverClock: ServerClock): AuthGateway {
  /** Those who have been told that nobody is there, for as long as the SDK has not been needed. */
  const waiting = new Set<() => void>();
  const load = lazily(async () => {
    if (import.meta.env.VITE_APP_CHECK_SITE_KEY) (await import('./appCheck')).startAppCheck(source);
    const session = await import('./authSession').then(part =>
      part.openAuthSession(source, wing, serverClock),
    );
    for (const follow of waiting) follow();
    return session;
  });
  const open = () => withDeadline('The code of Auth', DEADLINES_MS.code, load());
  return {
    observe(listener, failed, unknown = false) {
      let stopped = false;
      let stop = () => {};
      const late = (thrown: unknown) => {
        if (!stopped) failed(thrown);
      };
      const follow = () => {
        waiting.delete(follow);
        open().catch(late);
        // However late its code arrives, the session is followed from then on.
        load().then(
          session => {
            if (!stopped) stop = session.observe(listener, failed);
          },
          () => {},
        );
      };
      /** Answers whether somebody may be there, and is followed then. */
      const look = async () => {
        if (stopped || !(await hasDatabase(SDK_DATABASE))) return false;
        if (!stopped && waiting.has(follow)) follow();
        return true;
      };
      let stopLooking = () => {};
      if (unknown) {
        waiting.add(follow);
        stopLooking = onReturn(look);
        look().then(may => {
          if (!may && !stopped && waiting.has(follow)) listener(null, false);
        });
      } else follow();
      return () => {
        stopped = true;
        waiting.delete(follow);
        stopLooking();
        stop();
      };
    },
    prepare: () => void open().catch(() => {}),
    signIn: async (...asked) => (await open()).signIn(...asked),
    signUp: async (...asked) => (await open()).signUp(...asked),
    signOut: async () => (await open()).signOut(),
    readyToken: async (...asked) => (await open()).readyToken(...asked),
    renewToken: async () => (await open()).renewToken(),
    care: async () => (await open()).care(),
  };
}
