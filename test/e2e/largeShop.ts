import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** What `npm start -- --built --orders N` serves, on a free port: a shop of its own with that many orders. */
export async function openLargeShop(orders: number) {
  const folder = mkdtempSync(join(tmpdir(), 'large-shop-'));
  // The Vite plugin of the local backend reads them, while the server starts.
  process.env.LOCAL_FIREBASE_DIRECTORY = folder;
  process.env.LOCAL_FIREBASE_ORDERS = String(orders);
  const server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    preview: { port: 0, host: 'localhost' },
  });
  delete process.env.LOCAL_FIREBASE_ORDERS;
  const address = server.httpServer.address();
  if (typeof address !== 'object' || !address) throw new Error('The shop listens on no port.');
  return {
    origin: `http://localhost:${address.port}`,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
