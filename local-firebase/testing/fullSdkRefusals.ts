import { randomBytes } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import type * as Full from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from '../localFirebase';
import { type NodeServer, startNodeServer } from '../mounts/nodeServer';
import { createMemoryStorage } from '../storage/memoryStorage';

const LISTEN_REFUSED = {
  code: 'unimplemented',
  message: expect.stringMatching(
    /Listen .* not supported by the local backend; use firebase\/firestore\/lite/,
  ),
};
const WRITE_REFUSED = {
  code: 'unimplemented',
  message: expect.stringMatching(
    /Write .* not supported by the local backend; use firebase\/firestore\/lite/,
  ),
};

/**
 * Tests of one build of the full SDK. Two in one process take each other's documents for strangers.
 * @param areReadsRefused as those are by gRPC
 */
export function describeRefusals(load: () => Promise<typeof Full>, areReadsRefused: boolean): void {
  describe('the full SDK is told by name that it is not served', () => {
    let backend: LocalFirebase;
    let server: NodeServer;
    let full: typeof Full;
    let app: FirebaseApp;
    let db: Full.Firestore;

    beforeAll(async () => {
      backend = await createLocalFirebase({ storage: createMemoryStorage(), randomBytes });
      await backend.firestore.documents.write([
        { path: 'inventory/1', fields: { inStock: { integerValue: '5' } } },
      ]);
      server = await startNodeServer(backend.handle);
      full = await load();
      full.setLogLevel('silent');
      app = initializeApp({ projectId: backend.projectId, apiKey: 'any' });
      db = full.getFirestore(app);
      full.connectFirestoreEmulator(db, '127.0.0.1', server.port);
    });
    afterAll(async () => {
      await deleteApp(app);
      await server.close();
      await backend.close();
    });

    if (areReadsRefused) {
      it('where it gets documents: nothing passes for an empty shop', async () => {
        await expect(full.getDocs(full.collection(db, 'inventory'))).rejects.toMatchObject(LISTEN_REFUSED);
        await expect(full.getDoc(full.doc(db, 'inventory/1'))).rejects.toMatchObject(LISTEN_REFUSED);
        // Over the same channel, which is still open.
        await expect(full.getDocs(full.collectionGroup(db, 'inventory'))).rejects.toMatchObject(
          LISTEN_REFUSED,
        );
      });

      it('where it listens, before any snapshot', async () => {
        const told = vi.fn();
        const error = await new Promise(resolve => {
          full.onSnapshot(full.doc(db, 'inventory/1'), told, resolve);
        });
        expect(error).toMatchObject(LISTEN_REFUSED);
        expect(told).not.toHaveBeenCalled();
      });
    }

    it('where it writes, each time, and nothing is written', async () => {
      const first = full.doc(db, 'inventory/1');
      await expect(full.setDoc(first, { inStock: 9 })).rejects.toMatchObject(WRITE_REFUSED);
      const together = [full.updateDoc(first, { inStock: 9 }), full.deleteDoc(first)];
      await Promise.all(together.map(write => expect(write).rejects.toMatchObject(WRITE_REFUSED)));
      expect(backend.firestore.documents.read('inventory/1')?.fields).toEqual({
        inStock: { integerValue: '5' },
      });
    });
  });
}
