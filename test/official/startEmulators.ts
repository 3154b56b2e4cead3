import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PROJECT_ID } from '../../local-firebase/localFirebase';
import { freePort } from '../bench/serve/listen';
import { type Child, startChild } from './child';
import type { FirestoreEmulator } from './findEmulator';

/** Of this folder's own packages. */
const PACKAGES = fileURLToPath(new URL('./node_modules', import.meta.url));
const FIREBASE_CLI = join(PACKAGES, 'firebase-tools', 'lib', 'bin', 'firebase.js');
/** The emulator runs for minutes: a thorough compiler, and a collector with many threads, cost more than they save. */
const FOR_MINUTES = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
/** Its archive names no main class. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const HERE = '127.0.0.1';

export type RunningEmulators = {
  /** `127.0.0.1:8080`, as the Firebase CLI's variables have it. */
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly stop: () => Promise<void>;
};

/** With the repository's rules, for every project. It takes no indexes: it serves every query without one. */
export async function startFirestore(
  { java, jar }: FirestoreEmulator,
  folder: string,
  port: number,
): Promise<Child> {
  const at = ['--host', HERE, '--port', String(port)];
  return startChild({
    name: 'The official Firestore emulator',
    command: java,
    args: [
      ...['-Duser.language=en', ...FOR_MINUTES, '-cp', jar, MAIN_CLASS, ...at],
      ...['--rules', resolve('firestore.rules')],
    ],
    cwd: folder,
    log: join(folder, 'firestore.log'),
    url: `http://${HERE}:${port}/`,
  });
}

type AuthPorts = { readonly auth: number; readonly hub: number; readonly logging: number };

/** It knows one project: whoever signs in, signs in there. */
async function startAuth(folder: string, ports: AuthPorts): Promise<Child> {
  const config = join(folder, 'firebase.json');
  const at = Object.entries(ports).map(([name, port]) => [name, { host: HERE, port }] as const);
  const emulators = { ...Object.fromEntries(at), ui: { enabled: false } };
  writeFileSync(config, JSON.stringify({ emulators }));
  const start = ['emulators:start', '--only', 'auth', '--project', DEFAULT_PROJECT_ID, '--config', config];
  return startChild({
    name: 'The official Auth emulator',
    command: process.execPath,
    args: [FIREBASE_CLI, ...start],
    cwd: folder,
    // It asks nobody for news, and keeps its settings with what is removed in the end.
    env: { CI: 'true', XDG_CONFIG_HOME: folder },
    log: join(folder, 'auth.log'),
    url: `http://${HERE}:${ports.auth}/`,
  });
}

/** Starts both on free ports. Resolves when both answer; where one does not, neither goes on running. */
export async function startEmulators(found: FirestoreEmulator): Promise<RunningEmulators> {
  const folder = mkdtempSync(join(tmpdir(), 'official-'));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  const firestore = await freePort();
  const ports = { auth: await freePort(), hub: await freePort(), logging: await freePort() };
  const starting = [startFirestore(found, folder, firestore), startAuth(folder, ports)];
  const stop = async () => {
    const started = await Promise.allSettled(starting);
    await Promise.all(started.map(each => each.status === 'fulfilled' && each.value.stop()));
  };
  try {
    await Promise.all(starting);
  } catch (error) {
    await stop();
    throw error;
  }
  return { firestoreHost: `${HERE}:${firestore}`, authHost: `${HERE}:${ports.auth}`, stop };
}
