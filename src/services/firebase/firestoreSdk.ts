import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { type Credentials, firebaseApp } from './firebaseApps';
import type { FirebaseSettings } from './firebaseSettings';

export {
  addDoc,
  collection,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';

// The SDK logs the whole body of a failed commit: names, phones, addresses.
setLogLevel('silent');

/** Opens Firestore with these credentials. Call once for each. */
export function openFirestore(settings: FirebaseSettings, credentials: Credentials): Firestore {
  const firestore = getFirestore(firebaseApp(settings, credentials));
  if (settings.emulators) {
    connectFirestoreEmulator(firestore, settings.emulators.firestoreHost, settings.emulators.firestorePort);
  }
  return firestore;
}
