import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Fields } from '../../local-firebase/firestore/values/value';
import { createLocalFirebase } from '../../local-firebase/localFirebase';
import { startNodeServer } from '../../local-firebase/mounts/nodeServer';
import { encodeFields } from '../../local-firebase/rules/testing/plainData';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import type { Emulators } from '../../scripts/emulator/emulators';
import { ownerOf } from '../../scripts/emulator/owner';
import { officialAuth, officialEmulators, onOfficial } from '../support/official';
import { DRIVER } from '../support/shop';
import { asPlain } from './staged';
import type { Documents } from './vector';

const PASSWORD = 'water-demo-1';
/**
 * `mallory` has not verified the e-mail. All files share the accounts of the official Auth emulator, and an account keeps its first
 * password: `asha` and `driver` have the same here as in the shop of `test/support`.
 */
const ACCOUNTS = [
  { uid: 'asha', emailVerified: true },
  { uid: 'ravi', emailVerified: true },
  { uid: 'mallory', emailVerified: false },
  { uid: 'staff', displayName: 'Staff', emailVerified: true, customClaims: { role: 'admin' } },
  DRIVER,
  { uid: 'driver2', displayName: 'Salma Khan', emailVerified: true, customClaims: { role: 'driver' } },
] as const;
export type Who = (typeof ACCOUNTS)[number]['uid'] | 'nobody';

/** The local backend or the official emulators, with the rules, and everyone signed in through the real SDK. */
export type AttackedShop = {
  /** `projects/{project}/databases/(default)/documents` */
  readonly root: () => string;
  /** The same below the server's address. */
  readonly documentsUrl: () => string;
  readonly db: (who: Who) => Firestore;
  /** The ID token; of nobody none. */
  readonly tokenOf: (who: Who) => Promise<string | undefined>;
  /** Replaces every document. */
  readonly reset: (documents: Documents) => Promise<void>;
  /** Past the rules; undefined where there is no such document. */
  readonly fieldsOf: (path: string) => Promise<Fields | undefined>;
  /** All there is, to see that nothing changed. */
  readonly contents: () => Promise<{ readonly [path: string]: object }>;
  readonly close: () => Promise<void>;
};

const COLLECTIONS = [
  ...['inventory', 'orders', 'orderPace', 'staffNotes', 'settings'],
  ...['stockMovements', 'users', 'products', 'customers', 'changeLog'],
  ...['runs', 'runProgress', 'people'],
];

type Backend = {
  readonly emulators: Emulators;
  readonly auth: Emulators;
  readonly close: () => Promise<void>;
};

async function openLocal(): Promise<Backend> {
  const backend = await createLocalFirebase({
    storage: createMemoryStorage(),
    randomBytes,
    rules: readFileSync('firestore.rules', 'utf8'),
    scryptCost: 1024,
  });
  const server = await startNodeServer(backend.handle);
  const emulators = { projectId: backend.projectId, auth: server.origin, firestore: server.origin };
  return {
    emulators,
    auth: emulators,
    async close() {
      await server.close();
      await backend.close();
    },
  };
}

/** Everyone signed in through the SDK, with a database of theirs. */
async function connectAll({ emulators, auth: accounts }: Backend) {
  const { projectId, auth: authUrl, firestore } = emulators;
  const { hostname, port } = new URL(firestore);
  const apps: FirebaseApp[] = [];
  const dbs = new Map<Who, Firestore>();
  const auths = new Map<Who, Auth>();

  function connect(who: Who): Auth {
    const app = initializeApp({ apiKey: 'any', projectId }, `${projectId}-${who}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, authUrl, { disableWarnings: true });
    const db = getFirestore(app);
    connectFirestoreEmulator(db, hostname, Number(port));
    apps.push(app);
    dbs.set(who, db);
    auths.set(who, auth);
    return auth;
  }

  connect('nobody');
  for (const account of ACCOUNTS) {
    const known = { email: `${account.uid}@demo.test`, password: PASSWORD, ...account };
    await ownerOf(accounts).putAccount(known);
    await signInWithEmailAndPassword(connect(account.uid), known.email, known.password);
  }
  const root = `projects/${projectId}/databases/(default)/documents`;
  const close = () => Promise.all(apps.map(deleteApp));
  return { root, url: `${firestore}/v1/${root}`, owner: ownerOf(emulators), dbs, auths, close };
}

/** @param projectId of Firestore, on the official emulators: another for each file */
export async function openAttackedShop(projectId: string): Promise<AttackedShop> {
  setLogLevel('silent');
  const official = { emulators: officialEmulators(projectId), auth: officialAuth(), close: async () => {} };
  const backend = onOfficial ? official : await openLocal();
  let now = await connectAll(backend);
  let moves = 0;

  /** A transaction that was refused holds what it has read, and the official emulator lets nobody remove that for a minute. */
  async function move(thrown: unknown): Promise<void> {
    if (!/ABORTED/.test(String(thrown))) throw thrown;
    await now.close();
    moves += 1;
    const emulators = { ...backend.emulators, projectId: `${projectId}-${moves}` };
    now = await connectAll({ ...backend, emulators });
  }

  return {
    root: () => now.root,
    documentsUrl: () => now.url,
    db(who) {
      const db = now.dbs.get(who);
      if (!db) throw new Error(`${who} has no database.`);
      return db;
    },
    tokenOf: async who => now.auths.get(who)?.currentUser?.getIdToken(),
    async reset(documents) {
      const nowMs = Date.now();
      await now.owner.clear().catch(move);
      await now.owner.write(
        Object.entries(documents).map(([path, fields]) => ({
          path,
          fields: encodeFields(asPlain(fields, nowMs), nowMs * 1000),
        })),
      );
    },
    fieldsOf: async path => (await now.owner.read(path))?.fields,
    async contents() {
      const stored = await Promise.all(COLLECTIONS.map(now.owner.list));
      return Object.fromEntries(
        stored.flat().map(({ path, fields, updateTime }) => [path, { fields, updateTime }]),
      );
    },
    async close() {
      await now.close();
      await backend.close();
    },
  };
}
