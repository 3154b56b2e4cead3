import { loadEnv } from 'vite';
import { type FirebaseSettings, readFirebaseSettings } from '../../src/services/firebase/firebaseSettings.ts';

const ADDRESSES = ['VITE_AUTH_EMULATOR_HOST', 'VITE_FIRESTORE_EMULATOR_HOST'];

type Environment = { readonly [name: string]: string };

/** Whether a build lets customers in with Google: where it has Google's client, and a project of Google's to ask. */
const hasGoogle = (env: Environment, { backend }: FirebaseSettings): boolean =>
  Boolean(env.VITE_GOOGLE_CLIENT_ID) && backend === 'hosted';

/** Whether a build has App Check: where it has a site key, and a project of Google's to ask. */
const hasAppCheck = (env: Environment, { backend }: FirebaseSettings): boolean =>
  Boolean(env.VITE_APP_CHECK_SITE_KEY) && backend === 'hosted';

/** @throws Error that names what is missing, or is no address or key */
export function settingsIn(env: Environment): FirebaseSettings {
  for (const name of ADDRESSES) {
    const said = env[name]?.trim();
    if (said && !/^[\w.-]+:\d+$/.test(said)) {
      throw new Error(`${name} is "${said}"; it takes an address such as 127.0.0.1:8080.`);
    }
  }
  const siteKey = env.VITE_APP_CHECK_SITE_KEY;
  if (siteKey && !/^[\w-]+$/.test(siteKey)) {
    throw new Error(`VITE_APP_CHECK_SITE_KEY is "${siteKey}"; it takes a site key of reCAPTCHA Enterprise.`);
  }
  const client = env.VITE_GOOGLE_CLIENT_ID;
  if (client && !/^[\w-]+\.apps\.googleusercontent\.com$/.test(client)) {
    throw new Error(
      `VITE_GOOGLE_CLIENT_ID is "${client}"; it takes a web client such as 1-x.apps.googleusercontent.com.`,
    );
  }
  const settings = readFirebaseSettings({ env, pageUrl: 'http://localhost/' });
  if (hasAppCheck(env, settings) && !settings.options.appId) {
    throw new Error('Missing: VITE_FIREBASE_APP_ID, for which App Check gives its tokens.');
  }
  return settings;
}

/**
 * Which Firebase a build, or a server of Vite's, is for. One that is configured only in part is stopped here: the app would
 * find out at its first call, in a customer's hands.
 *
 * @throws Error as `settingsIn`
 */
export const buildSettings = (mode: string): FirebaseSettings => settingsIn(loadEnv(mode, process.cwd()));

/** What the content security policy of the build and of Vite's server allows of Google, beyond Firebase. */
export function googlesPartsIn(mode: string): { readonly appCheck: boolean; readonly google: boolean } {
  const [env, settings] = [loadEnv(mode, process.cwd()), buildSettings(mode)];
  return { appCheck: hasAppCheck(env, settings), google: hasGoogle(env, settings) };
}
