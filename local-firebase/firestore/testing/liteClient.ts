import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Handler } from '../../http/handler';
import { serveHandler } from './handlerServer';
import { PROJECT_ID } from './testFirestore';

export type LiteClient = { readonly db: Firestore; close(): Promise<void> };

let count = 0;

/** The real `firebase/firestore/lite`, connected to a handler over HTTP. */
export async function connectLite(handler: Handler): Promise<LiteClient> {
  // The SDK logs each refused request with its whole body; the tests provoke many.
  setLogLevel('silent');
  const server = await serveHandler(handler);
  count += 1;
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'any' }, `lite-${count}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.port);
  return {
    db,
    async close() {
      await deleteApp(app);
      await server.close();
    },
  };
}
