import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { Wing } from '../wing';
import { firebaseApp } from './firebaseApps';
import type { FirebaseSettings } from './firebaseSettings';

export {
  createUserWithEmailAndPassword,
  getIdToken,
  getIdTokenResult,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';

/**
 * Opens a wing's Auth, once. `initializeAuth` with named persistences instead of `getAuth` saves bytes and
 * loads no script from another host, which keeps the content security policy strict.
 */
export function openAuth(settings: FirebaseSettings, wing: Wing): Auth {
  const auth = initializeAuth(firebaseApp(settings, wing), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (settings.emulators) connectAuthEmulator(auth, settings.emulators.authUrl, { disableWarnings: true });
  return auth;
}
