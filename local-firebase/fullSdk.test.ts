import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type * as Full from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from './localFirebase';
import { type NodeServer, startNodeServer } from './mounts/nodeServer';
import { createMemoryStorage } from './storage/memoryStorage';

/** Comes with `firebase`, wherever npm has put it. */
const FIRESTORE = '@firebase/firestore';

/** What a browser loads of `firebase/firestore`: here Node would take the build that speaks gRPC. */
async function loadBrowserBuild(): Promise<typeof Full> {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const root = dirname(require.resolve(`${FIRESTORE}/package.json`));
  return await import(/* @vite-ignore */ pathToFileURL(join(root, 'dist/index.esm.js')).href);
}

const LISTEN_REFUSED = {
  code: 'unimplemented',
  message: expect.stringMatching(
    /^Listen .* not supported by the local backend; use firebase\/firestore\/lite/,
  ),
};
const WRITE_REFUSED = {
  code: 'unimplemented',
  message: expect.stringMatching(
    /^Write .* not supported by the local backend; use firebase\/firestore\/lite/,
  ),
};

let full: typeof Full;
let backend: LocalFirebase;
let server: NodeServer;
let app: FirebaseApp;
let db: Full.Firestore;

beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  full = await loadBrowserBuild();
  full.setLogLevel('silent');
  backend = await createLocalFirebase({ storage: createMemoryStorage(), randomBytes });
  await backend.firestore.documents.write([
    { path: 'inventory/1', fields: { inStock: { integerValue: '5' } } },
  ]);
  server = await startNodeServer(backend.handle);
  app = initializeApp({ projectId: backend.projectId, apiKey: 'any' });
  db = full.getFirestore(app);
  full.connectFirestoreEmulator(db, '127.0.0.1', server.port);
});

afterAll(async () => {
  await deleteApp(app);
  await server.close();
  await backend.close();
  vi.unstubAllGlobals();
});

describe('the full SDK of a browser is told by name that it is not served', () => {
  it('where it gets documents: nothing passes for an empty shop', async () => {
    await expect(full.getDocs(full.collection(db, 'inventory'))).rejects.toMatchObject(LISTEN_REFUSED);
    await expect(full.getDoc(full.doc(db, 'inventory/1'))).rejects.toMatchObject(LISTEN_REFUSED);
    // Over the same channel, which is still open.
    await expect(full.getDocs(full.collectionGroup(db, 'inventory'))).rejects.toMatchObject(LISTEN_REFUSED);
  });

  it('where it listens, before any snapshot', async () => {
    const told = vi.fn();
    const error = await new Promise(resolve => {
      full.onSnapshot(full.doc(db, 'inventory/1'), told, resolve);
    });
    expect(error).toMatchObject(LISTEN_REFUSED);
    expect(told).not.toHaveBeenCalled();
  });

  it('where it writes, each time, and nothing is written', async () => {
    const first = full.doc(db, 'inventory/1');
    await expect(full.setDoc(first, { inStock: 9 })).rejects.toMatchObject(WRITE_REFUSED);
    const together = [full.updateDoc(first, { inStock: 9 }), full.deleteDoc(first)];
    for (const write of together) await expect(write).rejects.toMatchObject(WRITE_REFUSED);
    expect(backend.firestore.documents.read('inventory/1')?.fields).toEqual({
      inStock: { integerValue: '5' },
    });
  });
});
