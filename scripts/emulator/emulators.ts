import { readFileSync } from 'node:fs';
import { DEFAULT_PROJECT_ID } from '../../local-firebase/localFirebase';

/** Where emulators of Firebase are: the official ones, or the local backend, which stands for both. */
export type Emulators = {
  readonly projectId: string;
  /** `http://127.0.0.1:9099` */
  readonly auth: string;
  /** `http://127.0.0.1:8080` */
  readonly firestore: string;
};

type Environment = { readonly [name: string]: string | undefined };

/**
 * Where the official emulators are, by the variables that the Firebase CLI sets (`FIREBASE_AUTH_EMULATOR_HOST`,
 * `FIRESTORE_EMULATOR_HOST`), else by the ports of `firebase.json`.
 */
export function emulatorsIn(env: Environment, projectId: string = DEFAULT_PROJECT_ID): Emulators {
  const { emulators } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  return {
    projectId,
    auth: `http://${env.FIREBASE_AUTH_EMULATOR_HOST || `127.0.0.1:${emulators.auth.port}`}`,
    firestore: `http://${env.FIRESTORE_EMULATOR_HOST || `127.0.0.1:${emulators.firestore.port}`}`,
  };
}
