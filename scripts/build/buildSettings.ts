import { loadEnv } from 'vite';
import { type FirebaseSettings, readFirebaseSettings } from '../../src/services/firebase/firebaseSettings.ts';

const ADDRESSES = ['VITE_AUTH_EMULATOR_HOST', 'VITE_FIRESTORE_EMULATOR_HOST'];

/** @throws Error that names what is missing, or is no address */
export function settingsIn(env: { readonly [name: string]: string }): FirebaseSettings {
  for (const name of ADDRESSES) {
    const said = env[name]?.trim();
    if (said && !/^[\w.-]+:\d+$/.test(said)) {
      throw new Error(`${name} is "${said}"; it takes an address such as 127.0.0.1:8080.`);
    }
  }
  return readFirebaseSettings({ env, pageUrl: 'http://localhost/' });
}

/**
 * Which Firebase a build, or a server of Vite's, is for. One that is configured only in part is stopped here: the app would
 * find out at its first call, in a customer's hands.
 *
 * @throws Error as `settingsIn`
 */
export const buildSettings = (mode: string): FirebaseSettings => settingsIn(loadEnv(mode, process.cwd()));
