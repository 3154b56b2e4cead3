import type { Auth, User } from 'firebase/auth';
import type { Wing } from '../wing';
import { DEADLINES_MS, withDeadline } from './deadline';
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
  readonly signUp: (account: { name: string; email: string; password: string }) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /**
   * Waits until a signed-in session holds a token that is still good. Firestore must be called only after
   * it: a transaction that has to fetch its own token never settles when that fails.
   */
  readonly readyToken: () => Promise<void>;
};

type AuthSdk = typeof import('./authSdk');

export function createAuthGateway(settings: FirebaseSettings, wing: Wing): AuthGateway {
  let opened: Promise<{ sdk: AuthSdk; auth: Auth }> | undefined;

  function open(): Promise<{ sdk: AuthSdk; auth: Auth }> {
    opened ??= import('./authSdk')
      .then(sdk => ({ sdk, auth: sdk.openAuth(settings, wing) }))
      .catch((thrown: unknown) => {
        // A chunk that could not be fetched must be asked for again, not remembered as failed.
        opened = undefined;
        throw thrown;
      });
    return opened;
  }

  async function accountOf(sdk: AuthSdk, user: User): Promise<Account> {
    const { claims } = await withDeadline('The ID token', DEADLINES_MS.token, sdk.getIdTokenResult(user));
    return {
      id: user.uid,
      email: user.email ?? '',
      name: user.displayName ?? '',
      emailVerified: user.emailVerified,
      role: typeof claims.role === 'string' ? claims.role : null,
    };
  }

  return {
    observe(listener, failed) {
      let stopped = false;
      let stop = () => {};
      // Accounts are read one after the other, so that a slow token cannot overtake a later sign-out.
      let latest = Promise.resolve();
      open()
        .then(({ sdk, auth }) => {
          if (stopped) return;
          stop = sdk.onAuthStateChanged(auth, user => {
            latest = latest.then(async () => {
              try {
                const account = user && (await accountOf(sdk, user));
                if (!stopped && auth.currentUser === user) listener(account);
              } catch (thrown) {
                if (!stopped) failed(thrown);
              }
            });
          });
        })
        .catch((thrown: unknown) => {
          if (!stopped) failed(thrown);
        });
      return () => {
        stopped = true;
        stop();
      };
    },

    async signIn(email, password) {
      const { sdk, auth } = await open();
      const { user } = await withDeadline(
        'Sign-in',
        DEADLINES_MS.token,
        sdk.signInWithEmailAndPassword(auth, email, password),
      );
      return accountOf(sdk, user);
    },

    async signUp({ name, email, password }) {
      const { sdk, auth } = await open();
      const { user } = await withDeadline(
        'Sign-up',
        DEADLINES_MS.token,
        sdk.createUserWithEmailAndPassword(auth, email, password),
      );
      await withDeadline('The profile', DEADLINES_MS.token, sdk.updateProfile(user, { displayName: name }));
      await withDeadline('The verification e-mail', DEADLINES_MS.token, sdk.sendEmailVerification(user));
    },

    async signOut() {
      const { sdk, auth } = await open();
      await sdk.signOut(auth);
    },

    async readyToken() {
      const { sdk, auth } = await open();
      await auth.authStateReady();
      if (auth.currentUser) {
        await withDeadline('The ID token', DEADLINES_MS.token, sdk.getIdToken(auth.currentUser));
      }
    },
  };
}
