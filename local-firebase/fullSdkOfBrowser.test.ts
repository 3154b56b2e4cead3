import { randomBytes } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type * as Full from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from './localFirebase';
import { type NodeServer, startNodeServer } from './mounts/nodeServer';
import { createMemoryStorage } from './storage/memoryStorage';
import { loadBrowserBuild } from './testing/fullSdkOfBrowser';
import { describeRefusals } from './testing/fullSdkRefusals';

// By which it finds the network.
vi.stubGlobal('self', globalThis);
afterAll(() => {
  vi.unstubAllGlobals();
});

describeRefusals(loadBrowserBuild, false);

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} { allow read: if request.auth.uid == 'asha'; }
    match /owned/{id} { allow get: if resource.data.owner == request.auth.uid; }
    match /{path=**}/inventory/{id} { allow read; }
  }
}`;

describe('the full SDK listens', () => {
  let backend: LocalFirebase;
  let server: NodeServer;
  let full: typeof Full;
  let app: FirebaseApp;
  let db: Full.Firestore;

  beforeAll(async () => {
    full = await loadBrowserBuild();
    full.setLogLevel('silent');
  });

  beforeEach(async () => {
    backend = await createLocalFirebase({
      storage: createMemoryStorage(),
      randomBytes,
      rules: RULES,
      unsignedTokens: true,
    });
    server = await startNodeServer(backend.handle);
    open();
  });
  afterEach(async () => {
    await deleteApp(app);
    await server.close();
    await backend.close();
  });

  function open(uid?: string): void {
    app = initializeApp({ projectId: backend.projectId, apiKey: 'any' });
    db = full.getFirestore(app);
    full.connectFirestoreEmulator(
      db,
      '127.0.0.1',
      server.port,
      uid === undefined ? {} : { mockUserToken: { sub: uid } },
    );
  }

  const write = (stock: { readonly [path: string]: number }) =>
    backend.firestore.documents.write(
      Object.entries(stock).map(([path, inStock]) => ({
        path,
        fields: { inStock: { integerValue: String(inStock) } },
      })),
    );

  /** The snapshots of a query, each as `added 1: 5`. */
  function listen(query: Full.Query) {
    const told: string[][] = [];
    const stop = full.onSnapshot(
      query,
      snapshot =>
        told.push(snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id}: ${doc.get('inStock')}`)),
      ({ code }) => told.push([code]),
    );
    return { told, stop };
  }

  const inventory = () => full.collection(db, 'inventory');

  it('and gets documents once', async () => {
    await write({ 'inventory/1': 5, 'inventory/2': 7 });
    expect((await full.getDoc(full.doc(db, 'inventory/1'))).get('inStock')).toBe(5);
    expect((await full.getDoc(full.doc(db, 'inventory/9'))).exists()).toBe(false);
    expect((await full.getDocs(inventory())).docs.map(({ id }) => id)).toEqual(['1', '2']);
    expect((await full.getDocs(full.collectionGroup(db, 'inventory'))).size).toBe(2);
  });

  it('to a query, a commit at a time', async () => {
    await write({ 'inventory/1': 5, 'inventory/2': 7 });
    const { told } = listen(full.query(inventory(), full.orderBy('inStock'), full.limit(2)));
    await expect.poll(() => told).toEqual([['added 1: 5', 'added 2: 7']]);
    await write({ 'inventory/1': 6, 'inventory/3': 1 });
    await backend.firestore.documents.remove(['inventory/3']);
    await expect
      .poll(() => told.slice(1))
      .toEqual([
        ['removed 2: 7', 'added 3: 1', 'modified 1: 6'],
        ['removed 3: 1', 'added 2: 7'],
      ]);
  });

  it('as far as the rules let it, which are asked again with another token', async () => {
    const refused = listen(full.collection(db, 'notes'));
    await expect.poll(() => refused.told).toEqual([['permission-denied']]);
    await deleteApp(app);
    open('asha');
    await backend.firestore.documents.write([
      { path: 'notes/1', fields: {} },
      { path: 'owned/1', fields: { owner: { stringValue: 'asha' } } },
    ]);
    const allowed = listen(full.collection(db, 'notes'));
    await expect.poll(() => allowed.told).toHaveLength(1);
    const told: string[] = [];
    full.onSnapshot(
      full.doc(db, 'owned/1'),
      snapshot => told.push(snapshot.get('owner')),
      ({ code }) => told.push(code),
    );
    await expect.poll(() => told).toEqual(['asha']);
    // It is no longer theirs, and they are not told whose.
    await backend.firestore.documents.write([
      { path: 'owned/1', fields: { owner: { stringValue: 'bina' } } },
    ]);
    await expect.poll(() => told).toEqual(['asha', 'permission-denied']);
  });

  it('also when the connection was lost: to what changed meanwhile', async () => {
    await write({ 'inventory/1': 5, 'inventory/2': 7 });
    const { told } = listen(inventory());
    await expect.poll(() => told).toHaveLength(1);
    await full.disableNetwork(db);
    await write({ 'inventory/2': 8, 'inventory/3': 1 });
    await backend.firestore.documents.remove(['inventory/1']);
    backend.firestore.meter.reset();
    await full.enableNetwork(db);
    await expect.poll(() => told.at(-1)).toEqual(['removed 1: 5', 'added 3: 1', 'modified 2: 8']);
    expect(backend.firestore.meter.total().reads).toBe(2);
  });

  it('and is cut off by a fault that begins meanwhile, until it is over', async () => {
    await write({ 'inventory/1': 5 });
    const { told } = listen(inventory());
    await expect.poll(() => told).toHaveLength(1);
    backend.faults.inject({
      match: { path: '/Listen/' },
      fault: { kind: 'dropRequest' },
      times: 1,
    });
    await write({ 'inventory/1': 6 });
    await expect.poll(() => backend.faults.list()).toEqual([]);
    await expect.poll(() => told.at(-1)).toEqual(['modified 1: 6']);
  });

  it('to the same backend when that was started anew', async () => {
    const { port } = server;
    await write({ 'inventory/1': 5, 'inventory/2': 7 });
    const { told } = listen(inventory());
    await expect.poll(() => told).toHaveLength(1);
    await server.close();
    await backend.close();
    backend = await createLocalFirebase({ storage: createMemoryStorage(), randomBytes, rules: RULES });
    await write({ 'inventory/2': 8 });
    server = await startNodeServer(backend.handle, port);
    // First what is newer; then, since there are fewer than the client has, everything again.
    await expect.poll(() => told.slice(1)).toEqual([['modified 2: 8'], ['removed 1: 5']]);
  });
});
