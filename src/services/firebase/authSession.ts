// @bundle firebase, customer-only

import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  getIdTokenResult,
  type IdTokenResult,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  onIdTokenChanged,
  type Persistence,
  reload,
  signInWithEmailAndPassword,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { Area } from '@/lib/area';
import { DeadlineExceeded } from '@/lib/time/deadline';
import { browserStorage } from '@/services/platform/storage/keyValueStorage';
import type { ServerClock } from '../platform/serverClock';
import { installFetchGuard } from './answerGuard';
import { notSignedIn, withAuthDeadline } from './authCall';
import { firebaseApp } from './firebaseApps';
import { type FirebaseSettings, readFirebaseSettings, type SettingsSource } from './firebaseSettings';
import type { Account, AuthGateway } from './gateways';

/**
 * `initializeAuth` with named persistences instead of `getAuth` saves bytes and loads no script from another host,
 * which keeps the content security policy strict. Where a browser keeps nothing, the session is in memory.
 */
function openAuth(settings: FirebaseSettings, name: Area | 'sign-up', persistence: Persistence[]): Auth {
  installFetchGuard();
  const auth = initializeAuth(firebaseApp(settings, name), { persistence });
  if (settings.emulators) connectAuthEmulator(auth, settings.emulators.authUrl, { disableWarnings: true });
  return auth;
}

/** Of an open Auth: the ID tokens that the server has given it or taken from it. */
const serversOwn = new WeakMap<Auth, Set<string>>();

/** An area's Auth, which asks at once who is there. Opened again, it is the same. */
export function openAreaAuth(settings: FirebaseSettings, area: Area): Auth {
  const kept = [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence];
  const auth = openAuth(settings, area, kept);
  if (!serversOwn.has(auth)) {
    const tokens = new Set<string>();
    serversOwn.set(auth, tokens);
    installFetchGuard(idToken => void tokens.add(idToken));
  }
  return auth;
}

const isGoogleOnly = ({ providerData }: User): boolean =>
  providerData.length > 0 && providerData.every(({ providerId }) => providerId === 'google.com');

/** Stored when a person ended the session; `sharedSession` stores another value for one that ends with its tab. */
const ASKED = 'yes';

/** Opens an area's Auth; call once. */
export function openAuthSession(
  source: SettingsSource,
  area: Area,
  serverClock: ServerClock,
): Omit<AuthGateway, 'prepare'> {
  const settings = readFirebaseSettings(source);
  const auth = openAreaAuth(settings, area);
  const openInMemoryAuth = () => openAuth(settings, 'sign-up', [inMemoryPersistence]);
  // The SDK tells the other tabs that nobody is signed in, but not whether that was asked for.
  const device = browserStorage();
  const signedOut = `signed-out:${area}`;
  const shared = () => import('./sharedSession');
  let lastToken: string | null = null;

  /** Needs a token that is still good, or a network; what needs neither must not ask. */
  async function tokenOf(user: User, made?: 'justNow' | 'anew'): Promise<IdTokenResult> {
    const result = await withAuthDeadline('The token', getIdTokenResult(user, made === 'anew'));
    // A token's own date is the server's clock, as long as it has just been made.
    if (made || (lastToken !== null && lastToken !== result.token)) {
      serverClock.told(Date.parse(result.issuedAtTime));
    }
    lastToken = result.token;
    return result;
  }

  /**
   * A token whose role may be believed. Whoever sits at the browser can write any role into the record that Auth keeps
   * there, and a page that is offline cannot check a token's signature. So staff's is believed when the server has answered
   * to it or with it since the page was opened, which Auth's own question at the start mostly sees to; otherwise the server
   * is asked before anything is drawn. Where it cannot be reached this rejects: then whoever it last confirmed on this
   * device stays who they were (`failed`), until it can be. That too is a record, which may be forged: it opens frames
   * around what is on the device anyway, for as long as the device is offline.
   */
  async function staffTokenOf(user: User): Promise<IdTokenResult> {
    const known = serversOwn.get(auth);
    const result = await tokenOf(user);
    if (known?.has(result.token)) return result;
    // Most often another tab's. A new one instead would be as unknown to that tab, which would make the next, for ever.
    const isAnswered = await withAuthDeadline('The token', reload(user)).then(
      () => true,
      thrown => {
        if (thrown instanceof DeadlineExceeded) throw thrown;
        return false;
      },
    );
    const accepted = isAnswered && (await tokenOf(user));
    if (accepted && known?.has(accepted.token)) return accepted;
    // The server does not take it: it is forged, or has ended by the server's clock.
    const fresh = await tokenOf(user, 'anew');
    known?.add(fresh.token);
    return fresh;
  }

  /** In this tab somebody is being signed in: a sign-out that is asked for meanwhile is of the session before. */
  let signingIn = false;

  async function enter(onSharedDevice: boolean, ask: () => Promise<UserCredential>): Promise<Account> {
    signingIn = true;
    try {
      await (await shared()).setSessionPersistence(auth, area, onSharedDevice && signedOut);
      // Removed before the sign-in: another tab that sees the user and still finds the note would sign them out.
      if (!onSharedDevice) device.removeItem(signedOut);
      const { user } = await withAuthDeadline('Auth', ask());
      // Another tab may have signed out meanwhile: the sign-in came last.
      if (!onSharedDevice) device.removeItem(signedOut);
      await tokenOf(user, 'justNow');
      return accountOf(user);
    } finally {
      signingIn = false;
    }
  }

  const goodTokenOf = area === 'back-office' ? staffTokenOf : tokenOf;

  async function accountOf(user: User): Promise<Account> {
    // Only staff have a role: a customer is who they are without a network, however old the token.
    const role = area === 'back-office' ? (await staffTokenOf(user)).claims.role : null;
    return {
      id: user.uid,
      email: user.email ?? '',
      name: user.displayName ?? '',
      emailVerified: user.emailVerified,
      role: typeof role === 'string' ? role : null,
      ...(import.meta.env.VITE_GOOGLE_CLIENT_ID && isGoogleOnly(user) && { googleOnly: true }),
    };
  }

  return {
    observe(listener, failed) {
      let stopped = false;
      // Accounts are read one after the other, so that a slow token cannot overtake a later sign-out.
      let latest = Promise.resolve();
      let told = '';
      // A role may be gone from the next token; of a customer nothing is read from it.
      const follow = area === 'back-office' ? onIdTokenChanged : onAuthStateChanged;
      const stop = follow(auth, user => {
        const signedOutNote = device.getItem(signedOut);
        // A tab that was asking the server about its user while another signed them out has put them back.
        if (user && signedOutNote === ASKED && !signingIn) return void signOut(auth).catch(() => {});
        latest = latest.then(async () => {
          try {
            const account = user && (await accountOf(user));
            const asked =
              signedOutNote === ASKED ||
              (signedOutNote !== null && (await (await shared()).isOwnerTabClosed(area, user)));
            const said = JSON.stringify([account, asked]);
            if (stopped || auth.currentUser !== user || said === told) return;
            told = said;
            listener(account, asked);
          } catch (thrown) {
            if (!stopped) failed(thrown);
          }
        });
      });
      // The SDK asks the server before it speaks, and waits for as long as the connection says nothing.
      withAuthDeadline('The token', auth.authStateReady()).catch((thrown: unknown) => {
        if (!stopped) failed(thrown);
      });
      return () => {
        stopped = true;
        stop();
      };
    },

    signIn: (email, password, onSharedDevice = false) =>
      enter(onSharedDevice, () => signInWithEmailAndPassword(auth, email, password)),

    ...(import.meta.env.VITE_GOOGLE_CLIENT_ID && {
      async signInWithGoogle(googleToken: string, onSharedDevice: boolean) {
        const { signInByGoogle } = await import('./googleSignIn');
        return enter(onSharedDevice, () => signInByGoogle(auth, googleToken));
      },
    }),

    // What few visits ask for is loaded when they do.
    signUp: async account => (await import('./signUp')).signUpIn(openInMemoryAuth(), account),

    async signOut() {
      try {
        if (!signingIn) device.setItem(signedOut, ASKED);
      } catch {
        // A full device: the other tabs will take it for an end that nobody asked for.
      }
      await withAuthDeadline('Auth', signOut(auth));
    },

    async readyToken(uid) {
      if (import.meta.env.VITE_APP_CHECK_SITE_KEY && settings.backend === 'hosted') {
        await (await import('./appCheckToken')).appCheckToken(settings);
      }
      await withAuthDeadline('The token', auth.authStateReady());
      const user = auth.currentUser;
      if (!user || (uid !== undefined && user.uid !== uid)) throw notSignedIn();
      let { claims } = await goodTokenOf(user);
      // Verified in another tab or on a phone: a token from before says otherwise for an hour.
      if (user.emailVerified && claims.email_verified !== true) ({ claims } = await tokenOf(user, 'anew'));
      // The token may take long: another user who signed in meanwhile must not send this request.
      if (uid !== undefined && auth.currentUser?.uid !== uid) throw notSignedIn();
      const email = typeof claims.email === 'string' ? claims.email : '';
      const name = typeof claims.name === 'string' ? claims.name : email;
      return { uid: user.uid, email, name };
    },

    accountOperations: async () =>
      (await import('./accountOperations')).createAccountOperations(auth, openInMemoryAuth),

    async renewToken() {
      if (auth.currentUser) await tokenOf(auth.currentUser, 'anew');
    },
  };
}
