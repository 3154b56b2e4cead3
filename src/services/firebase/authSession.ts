import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getIdToken,
  getIdTokenResult,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { Wing } from '../wing';
import type { Account, AuthGateway } from './authGateway';
import { DEADLINES_MS, withDeadline } from './deadline';
import { firebaseApp } from './firebaseApps';
import type { FirebaseSettings } from './firebaseSettings';

const inTime = <T>(what: string, work: Promise<T>) => withDeadline(what, DEADLINES_MS.token, work);

/** Needs a token that is still good, or a network; what needs neither must not ask. */
async function roleOf(user: User): Promise<string | null> {
  const { claims } = await inTime('The ID token', getIdTokenResult(user));
  return typeof claims.role === 'string' ? claims.role : null;
}

async function accountOf(user: User, wing: Wing): Promise<Account> {
  return {
    id: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    emailVerified: user.emailVerified,
    // Only staff have one: a customer is who they are without a network, however old the token.
    role: wing === 'back-office' ? await roleOf(user) : null,
  };
}

/**
 * Opens a wing's Auth; call once. `initializeAuth` with named persistences instead of `getAuth` saves bytes and
 * loads no script from another host, which keeps the content security policy strict.
 */
export function openAuthSession(settings: FirebaseSettings, wing: Wing): AuthGateway {
  const auth = initializeAuth(firebaseApp(settings, wing), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (settings.emulators) connectAuthEmulator(auth, settings.emulators.authUrl, { disableWarnings: true });

  return {
    observe(listener, failed) {
      let stopped = false;
      // Accounts are read one after the other, so that a slow token cannot overtake a later sign-out.
      let latest = Promise.resolve();
      const stop = onAuthStateChanged(auth, user => {
        latest = latest.then(async () => {
          try {
            const account = user && (await accountOf(user, wing));
            if (!stopped && auth.currentUser === user) listener(account);
          } catch (thrown) {
            if (!stopped) failed(thrown);
          }
        });
      });
      // The SDK asks the server before it speaks, and waits for as long as the connection says nothing.
      inTime('The session', auth.authStateReady()).catch((thrown: unknown) => {
        if (!stopped) failed(thrown);
      });
      return () => {
        stopped = true;
        stop();
      };
    },

    async signIn(email, password) {
      const { user } = await inTime('Sign-in', signInWithEmailAndPassword(auth, email, password));
      return accountOf(user, wing);
    },

    async signUp({ name, email, password }) {
      const { user } = await inTime('Sign-up', createUserWithEmailAndPassword(auth, email, password));
      await inTime('The profile', updateProfile(user, { displayName: name }));
      await inTime('The verification e-mail', sendEmailVerification(user));
    },

    signOut: () => signOut(auth),

    async readyToken() {
      await auth.authStateReady();
      if (auth.currentUser) await inTime('The ID token', getIdToken(auth.currentUser));
    },

    async tokenTimeMs(uid) {
      const user = auth.currentUser;
      if (user?.uid !== uid)
        throw new FirebaseError('auth/user-token-expired', 'Somebody else is signed in.');
      const { issuedAtTime } = await inTime('The ID token', getIdTokenResult(user));
      return Date.parse(issuedAtTime);
    },

    async renewToken() {
      if (auth.currentUser) await inTime('The ID token', getIdToken(auth.currentUser, true));
    },
  };
}
