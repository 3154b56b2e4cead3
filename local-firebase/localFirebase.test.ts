import { randomBytes } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setLogLevel,
  where,
} from 'firebase/firestore/lite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from './localFirebase';
import { type NodeServer, startNodeServer } from './mounts/nodeServer';
import { seedOnce } from './seed/seedOnce';
import { createMemoryStorage } from './storage/memoryStorage';
import type { Change, Storage } from './storage/storage';

const NOW_MS = Date.parse('2026-11-20T09:00:00Z');
let server: NodeServer;
let planted: readonly Change[] = [];
let storage: Storage;
let backend: LocalFirebase;
let app: FirebaseApp;
let auth: Auth;
let db: Firestore;

async function start(): Promise<LocalFirebase> {
  return await createLocalFirebase({ storage, randomBytes, clock: () => NOW_MS });
}

beforeAll(async () => {
  setLogLevel('silent');
  server = await startNodeServer(request => backend.handle(request));
  storage = createMemoryStorage();
  await seedOnce(await start(), { clock: () => NOW_MS, orders: 60 });
  const changes: Change[] = [];
  await storage.load(change => changes.push(change));
  planted = changes;
});

beforeEach(async () => {
  storage = createMemoryStorage(planted);
  backend = await start();
  app = initializeApp({ apiKey: 'any', projectId: backend.projectId });
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, server.origin, { disableWarnings: true });
  db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.port);
});

afterEach(async () => {
  await deleteApp(app);
  await backend.close();
});

afterAll(() => server.close());

describe('the planted shop, through the real SDK', () => {
  it('signs in the demonstration customer, who finds seven own orders', async () => {
    const { user } = await signInWithEmailAndPassword(auth, 'customer@demo.test', 'water-demo-1');
    expect(user).toMatchObject({ displayName: 'Asha Rao', emailVerified: true });
    const own = await getDocs(query(collection(db, 'orders'), where('userId', '==', user.uid)));
    expect(own.size).toBe(7);
    expect((await getDoc(doc(db, `users/${user.uid}`))).data()).toMatchObject({ phone: '9000000001' });
  });

  it('signs in the admin with the claim', async () => {
    const { user } = await signInWithEmailAndPassword(auth, 'admin@demo.test', 'admin-demo-1');
    expect((await user.getIdTokenResult()).claims.role).toBe('admin');
  });

  it('holds values of the types that the schema says', async () => {
    const [order] = (
      await getDocs(
        query(
          collection(db, 'orders'),
          where('status', '==', 'pending'),
          orderBy('orderDate', 'desc'),
          limit(1),
        ),
      )
    ).docs;
    expect(order?.get('orderDate').toDate().toISOString()).toMatch(/^2026-11-19T18:30:0\d\.000Z$/);
    expect(order?.get('pricing.deliveryFee')).toBe(2.99);
    expect((await getCount(collection(db, 'orders'))).data().count).toBe(60);
  });

  it('is planted once, be it emptied since', async () => {
    await backend.firestore.documents.remove(['settings/shop']);
    expect(await seedOnce(backend, { clock: () => NOW_MS })).toBe(false);
    expect(backend.firestore.documents.read('settings/shop')).toBeUndefined();
  });

  it('is planted again where the first time stopped in the middle', async () => {
    storage = createMemoryStorage(planted.slice(0, planted.length / 2));
    const half = await start();
    expect(await seedOnce(half, { clock: () => NOW_MS, orders: 60 })).toBe(true);
    expect(contents(half)).toEqual(contents(backend));
    expect(half.auth.accounts.list()).toHaveLength(4);
  });

  it('is planted from nothing where it stopped in the middle of more orders, or of another day', async () => {
    const clock = () => NOW_MS - 24 * 3_600_000;
    storage = createMemoryStorage();
    const whole = await start();
    await seedOnce(whole, { clock, orders: 40 });
    storage = createMemoryStorage(planted.slice(0, planted.length / 2));
    const half = await start();
    expect(await seedOnce(half, { clock, orders: 40 })).toBe(true);
    expect(contents(half)).toEqual(contents(whole));
  });
});

describe('createLocalFirebase', () => {
  it('finds accounts, sessions and documents again after a restart', async () => {
    const { user } = await signInWithEmailAndPassword(auth, 'customer@demo.test', 'water-demo-1');
    await placeOrder('first');
    const documents = backend.firestore.documents.list('inventory');
    await backend.close();
    backend = await start();
    expect(backend.firestore.documents.list('inventory')).toEqual(documents);
    await user.getIdToken(true);
    expect((await getDoc(doc(db, 'orders/first'))).get('status')).toBe('pending');
  });

  it('applies an order once although its answer was lost and it was sent again', async () => {
    const stock = () => backend.firestore.documents.read('inventory/1')?.fields.inStock;
    const before = stock();
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenDrop' }, times: 1 });
    await expect(placeOrder('once')).rejects.toThrow();
    const after = stock();
    expect(after).not.toEqual(before);
    await placeOrder('once');
    expect(stock()).toEqual(after);
  });

  it('counts billed reads on the meter that the panel shows', async () => {
    backend.firestore.meter.reset();
    await getDocs(query(collection(db, 'inventory'), limit(3)));
    const outcome = await backend.handle(new Request('http://localhost/__local/meter'));
    if (outcome?.kind !== 'response') throw new Error('The meter gave no response.');
    expect(await outcome.response.json()).toEqual({ reads: 3, writes: 0, deletes: 0 });
  });

  it('refuses kept rows of a table it does not know', async () => {
    storage = createMemoryStorage([{ table: 'future', key: 'a', value: 1 }]);
    await expect(start()).rejects.toThrow("have a table 'future' that this version does not know");
  });
});

function contents({ firestore }: LocalFirebase): [string, object][] {
  const collections = ['orders', 'inventory', 'stockMovements', 'productionLines', 'settings'];
  return collections
    .flatMap(name => firestore.documents.list(name))
    .map(({ path, fields }) => [path, fields]);
}

/** As the shop does: writes the order and lowers the stock, unless the order is there already. */
async function placeOrder(id: string): Promise<void> {
  await runTransaction(
    db,
    async transaction => {
      const order = doc(db, `orders/${id}`);
      if ((await transaction.get(order)).exists()) return;
      transaction.set(order, { status: 'pending', createdAt: serverTimestamp() });
      transaction.update(doc(db, 'inventory/1'), { inStock: increment(-1) });
    },
    { maxAttempts: 1 },
  );
}
