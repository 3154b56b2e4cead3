// @bundle settings

/** Which Firebase the app talks to, and how to reach it: three backends, one code path. */
export type FirebaseSettings = {
  readonly backend: 'local' | 'emulator' | 'hosted';
  readonly options: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain?: string;
    readonly appId?: string;
  };
  /** Where the emulated services listen; absent for hosted Firebase. */
  readonly emulators?: {
    readonly authUrl: string;
    readonly firestoreHost: string;
    readonly firestorePort: number;
  };
};

type Environment = { readonly [name: string]: unknown };

/** What the settings are read from, once they are needed: no first screen needs them. */
export type SettingsSource = { readonly env: Environment; readonly pageUrl: string };

const LOCAL_PROJECT = { apiKey: 'local', projectId: 'demo-bottled-water' } as const;

function text(env: Environment, name: string): string | undefined {
  const value = env[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

const emulatorsAt = (auth: URL, firestore: URL) => ({
  authUrl: auth.origin,
  firestoreHost: firestore.hostname,
  firestorePort: Number(firestore.port || (firestore.protocol === 'https:' ? 443 : 80)),
});

const localSettings = (origin: URL): FirebaseSettings => ({
  backend: 'local',
  options: LOCAL_PROJECT,
  emulators: emulatorsAt(origin, origin),
});

function emulatorSettings(env: Environment): FirebaseSettings {
  // `host:port`, as the Firebase CLI's own variables have it; the build looks whether it is (`buildSettings`).
  const address = (name: string, port: number) =>
    new URL(`http://${text(env, `VITE_${name}_EMULATOR_HOST`) ?? `127.0.0.1:${port}`}`);
  const { apiKey, projectId } = LOCAL_PROJECT;
  return {
    backend: 'emulator',
    options: { apiKey, projectId: text(env, 'VITE_FIREBASE_PROJECT_ID') ?? projectId },
    // The ports of `firebase.json`.
    emulators: emulatorsAt(address('AUTH', 9099), address('FIRESTORE', 8080)),
  };
}

function hostedSettings(env: Environment): FirebaseSettings {
  const apiKey = text(env, 'VITE_FIREBASE_API_KEY');
  const projectId = text(env, 'VITE_FIREBASE_PROJECT_ID');
  if (!apiKey || !projectId) {
    const needed = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_PROJECT_ID'];
    throw new Error(`Missing: ${needed.filter(name => !text(env, name)).join(', ')}.`);
  }
  const authDomain = text(env, 'VITE_FIREBASE_AUTH_DOMAIN');
  const appId = text(env, 'VITE_FIREBASE_APP_ID');
  return {
    backend: 'hosted',
    options: { apiKey, projectId, ...(authDomain && { authDomain }), ...(appId && { appId }) },
  };
}

const BACKENDS: readonly string[] = ['local', 'emulator', 'hosted'];

/**
 * Reads the build's environment: any `VITE_FIREBASE_*` means hosted, `VITE_BACKEND=emulator` the official
 * emulators (elsewhere than `firebase.json` says by `VITE_AUTH_EMULATOR_HOST` and `VITE_FIRESTORE_EMULATOR_HOST`), nothing
 * the local backend on the page's own origin. Throws with the names of what is missing.
 */
export function readFirebaseSettings({ env, pageUrl }: SettingsSource): FirebaseSettings {
  const backend = text(env, 'VITE_BACKEND');
  if (backend !== undefined && !BACKENDS.includes(backend)) {
    throw new Error(`VITE_BACKEND is "${backend}"; it can be ${BACKENDS.join(', ')}.`);
  }
  const namesHosted = Object.keys(env).some(name => name.startsWith('VITE_FIREBASE_') && text(env, name));
  if (backend === 'emulator') return emulatorSettings(env);
  if (backend === 'hosted' || (backend === undefined && namesHosted)) return hostedSettings(env);
  return localSettings(new URL(pageUrl));
}
