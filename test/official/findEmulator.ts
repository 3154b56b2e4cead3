import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export type FirestoreEmulator = { readonly java: string; readonly jar: string };

type Environment = { readonly [name: string]: string | undefined };

/** What a program says; null where it cannot be run. */
function sayOf(program: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Where the machine is asked; tests ask another. */
type Machine = {
  readonly say: typeof sayOf;
  /** Where the gcloud CLI may be. */
  readonly cloudSdks: readonly string[];
};

/** A Java that runs: on macOS there is a `java` even where there is no Java. */
function findJava(env: Environment, { say }: Machine): string | null {
  const places = [env.JAVA_HOME && join(env.JAVA_HOME, 'bin', 'java'), 'java'];
  return places.find(place => place && say(place, '-version') !== null) || null;
}

const IN_CLOUD_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

const CLOUD_SDKS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  join(homedir(), 'google-cloud-sdk'),
];

/** The newest that the Firebase CLI has downloaded. */
function inFirebaseCache(env: Environment): string | null {
  const cache = env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(cache)) return null;
  const jars = readdirSync(cache).filter(name => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? null : join(cache, newest);
}

/** @throws Error where `FIRESTORE_EMULATOR_JAR` names a file that is not there */
function findJar(env: Environment, { say, cloudSdks }: Machine): string | null {
  const named = env.FIRESTORE_EMULATOR_JAR;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`FIRESTORE_EMULATOR_JAR names ${named}, and there is no such file.`);
  }
  const known = cloudSdks.find(root => existsSync(join(root, IN_CLOUD_SDK)));
  if (known) return join(known, IN_CLOUD_SDK);
  const root = say('gcloud', 'info', '--format=value(installation.sdk_root)');
  if (root && existsSync(join(root, IN_CLOUD_SDK))) return join(root, IN_CLOUD_SDK);
  return inFirebaseCache(env);
}

/**
 * Finds what runs the official Firestore emulator, or says what is missing of it.
 *
 * @throws Error where `FIRESTORE_EMULATOR_JAR` names a file that is not there
 */
export function findEmulator(
  env: Environment,
  machine: Machine = { say: sayOf, cloudSdks: CLOUD_SDKS },
): FirestoreEmulator | readonly string[] {
  const java = findJava(env, machine);
  const jar = findJar(env, machine);
  if (java && jar) return { java, jar };
  return [
    ...(java ? [] : ['Java: no `java` runs here, on the PATH or under JAVA_HOME']),
    ...(jar
      ? []
      : [
          'the Firestore emulator: not at FIRESTORE_EMULATOR_JAR, in the gcloud CLI ' +
            '(gcloud components install cloud-firestore-emulator; Debian: google-cloud-cli-firestore-emulator) ' +
            'or among what the Firebase CLI has downloaded (npx firebase-tools setup:emulators:firestore)',
        ]),
  ];
}
