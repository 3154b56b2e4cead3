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
import { createLocalFirebase, type LocalFirebase } from '../../local-firebase/localFirebase';
import { startNodeServer } from '../../local-firebase/mounts/nodeServer';
import { encodeFields } from '../../local-firebase/rules/testing/plainData';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import { asPlain } from './staged';
import type { Documents } from './vector';

const PASSWORD = 'water-demo-1';
/** `mallory` has not verified the e-mail. */
const ACCOUNTS = [
  { uid: 'asha', emailVerified: true },
  { uid: 'ravi', emailVerified: true },
  { uid: 'mallory', emailVerified: false },
  { uid: 'staff', displayName: 'Staff', emailVerified: true, customClaims: { role: 'admin' } },
] as const;
export type Who = (typeof ACCOUNTS)[number]['uid'] | 'nobody';

/** The local backend with the rules, and everyone signed in through the real SDK. */
export type AttackedShop = {
  readonly backend: LocalFirebase;
  /** `http://127.0.0.1:{port}/v1/projects/{project}/databases/(default)/documents` */
  readonly documentsUrl: string;
  readonly db: (who: Who) => Firestore;
  /** The ID token; of nobody none. */
  readonly tokenOf: (who: Who) => Promise<string | undefined>;
  /** Replaces every document. */
  readonly reset: (documents: Documents) => Promise<void>;
  /** All there is, to see that nothing changed. */
  readonly contents: () => { readonly [path: string]: object };
  readonly close: () => Promise<void>;
};

const COLLECTIONS = [
  ...['inventory', 'orders', 'orderPace', 'settings', 'stockMovements', 'users', 'products', 'customers'],
];

export async function openAttackedShop(): Promise<AttackedShop> {
  setLogLevel('silent');
  const backend = await createLocalFirebase({
    storage: createMemoryStorage(),
    randomBytes,
    rules: readFileSync('firestore.rules', 'utf8'),
    scryptCost: 1024,
  });
  const server = await startNodeServer(backend.handle);
  const apps: FirebaseApp[] = [];
  const dbs = new Map<Who, Firestore>();
  const auths = new Map<Who, Auth>();
  const { port, origin } = server;

  function connect(who: Who): Auth {
    const app = initializeApp({ apiKey: 'any', projectId: backend.projectId }, `attack-${who}`);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', port);
    apps.push(app);
    dbs.set(who, db);
    auths.set(who, auth);
    return auth;
  }

  connect('nobody');
  for (const account of ACCOUNTS) {
    const email = `${account.uid}@demo.test`;
    await backend.auth.accounts.create({ ...account, email, password: PASSWORD });
    await signInWithEmailAndPassword(connect(account.uid), email, PASSWORD);
  }

  const stored = () =>
    COLLECTIONS.flatMap(name => backend.firestore.documents.list(name)).concat(
      backend.firestore.documents.list('orders').flatMap(({ path }) => {
        return backend.firestore.documents.list(`${path}/staffNotes`);
      }),
    );

  return {
    backend,
    documentsUrl: `${origin}/v1/projects/${backend.projectId}/databases/(default)/documents`,
    db(who) {
      const db = dbs.get(who);
      if (!db) throw new Error(`${who} has no database.`);
      return db;
    },
    tokenOf: async who => auths.get(who)?.currentUser?.getIdToken(),
    async reset(documents) {
      const nowMs = Date.now();
      const { remove, write } = backend.firestore.documents;
      await remove(stored().map(({ path }) => path));
      await write(
        Object.entries(documents).map(([path, fields]) => ({
          path,
          fields: encodeFields(asPlain(fields, nowMs), nowMs * 1000),
        })),
      );
    },
    contents: () =>
      Object.fromEntries(stored().map(({ path, fields, updateTime }) => [path, { fields, updateTime }])),
    async close() {
      for (const app of apps) await deleteApp(app);
      await server.close();
      await backend.close();
    },
  };
}
