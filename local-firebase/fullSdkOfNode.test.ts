import { randomBytes } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import { expect, it } from 'vitest';
import { createLocalFirebase } from './localFirebase';
import { startNodeServer } from './mounts/nodeServer';
import { createMemoryStorage } from './storage/memoryStorage';
import { describeRefusals } from './testing/fullSdkRefusals';

// It speaks gRPC.
describeRefusals(async () => full, true);

it('whatever else is asked by gRPC is refused by name too', async () => {
  const backend = await createLocalFirebase({ storage: createMemoryStorage(), randomBytes });
  const server = await startNodeServer(backend.handle);
  const app = initializeApp({ projectId: backend.projectId }, 'other calls');
  const db = full.getFirestore(app);
  full.connectFirestoreEmulator(db, '127.0.0.1', server.port);
  await expect(full.getCountFromServer(full.collection(db, 'inventory'))).rejects.toMatchObject({
    code: 'unimplemented',
    message: expect.stringContaining('RunAggregationQuery: gRPC is not supported by the local backend'),
  });
  await deleteApp(app);
  await server.close();
  await backend.close();
});
