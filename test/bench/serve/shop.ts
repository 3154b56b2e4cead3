import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveCompressed } from './compressing';
import { freePort } from './listen';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' };

type Found = {
  readonly name: string;
  readonly fields?: { readonly updatedAt?: { readonly timestampValue: string } };
};

/** As the mirror has it (`sync/mirror/readChanges.ts`). */
const OVERLAP_MS = 30_000;

export type Shop = {
  readonly origin: string;
  /** How long it took until it answered, seeding included. */
  readonly startMs: number;
  /** Documents billed since the last `resetReads`. */
  reads(): Promise<number>;
  resetReads(): Promise<void>;
  /** The number of an order from the middle of the collection. */
  anOrderId(): Promise<string>;
  /** Orders that changed in the 30 s before the last change: what the mirror reads again, to miss nothing. */
  ordersInOverlap(): Promise<number>;
  /** Changes one order as staff would, so that the next visit finds it changed. */
  changeAnOrder(): Promise<void>;
  stop(): Promise<void>;
};

/** The product as it was built, with a local backend of so many orders, compressed. */
export async function openShop(orders: number): Promise<Shop> {
  const data = mkdtempSync(join(tmpdir(), 'bench-shop-'));
  const port = await freePort();
  const began = Date.now();
  const server = spawn(
    process.execPath,
    ['scripts/start.mjs', '--built', '--data', data, '--orders', String(orders)],
    { cwd: ROOT, env: { ...process.env, PORT: String(port) }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', text => {
      if (String(text).includes('Stop with')) resolve();
    });
    server.once('exit', code => reject(new Error(`The shop of ${orders} orders ended with ${code}.`)));
  });
  const startMs = Date.now() - began;
  const front = await serveCompressed(`http://localhost:${port}`);

  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${front.origin}${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return await response.json();
  };
  const query = async (structuredQuery: object): Promise<readonly Found[]> => {
    const answers = (await ask(`${DOCUMENTS}:runQuery`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'orders' }], ...structuredQuery } }),
    })) as readonly { readonly document?: Found }[];
    return answers.flatMap(({ document }) => document ?? []);
  };
  const orderIds = async (offset: number, limit: number): Promise<readonly string[]> => {
    const found = await query({
      orderBy: [{ field: { fieldPath: 'orderDate' }, direction: 'DESCENDING' }],
      select: { fields: [{ fieldPath: '__name__' }] },
      offset,
      limit,
    });
    return found.map(({ name }) => name.split('/').at(-1) ?? '');
  };
  /** When orders changed, the last first. */
  const changedOrders = async ({
    limit,
    since = '2000-01-01T00:00:00Z',
  }: {
    limit: number;
    since?: string;
  }) => {
    const found = await query({
      where: {
        fieldFilter: {
          field: { fieldPath: 'updatedAt' },
          op: 'GREATER_THAN',
          value: { timestampValue: since },
        },
      },
      orderBy: [{ field: { fieldPath: 'updatedAt' }, direction: 'DESCENDING' }],
      select: { fields: [{ fieldPath: 'updatedAt' }] },
      limit,
    });
    return found.map(({ fields }) => fields?.updatedAt?.timestampValue ?? '');
  };

  let changes = 0;
  return {
    origin: front.origin,
    startMs,
    async reads() {
      return ((await ask('/__local/meter')) as { readonly reads: number }).reads;
    },
    async resetReads() {
      await ask('/__local/meter', { method: 'DELETE' });
    },
    async anOrderId() {
      const [id] = await orderIds(Math.floor(Math.min(orders, 20_000) / 2), 1);
      if (id === undefined) throw new Error('The shop has no orders.');
      return id;
    },
    async ordersInOverlap() {
      const [newest] = await changedOrders({ limit: 1 });
      if (newest === undefined) return 0;
      const since = new Date(Date.parse(newest) - OVERLAP_MS).toISOString();
      return (await changedOrders({ limit: 1000, since })).length;
    },
    async changeAnOrder() {
      // Another each time: one that changed twice is one to read.
      const [id] = await orderIds(changes, 1);
      changes += 1;
      const path = `projects/demo-bottled-water/databases/(default)/documents/orders/${id}`;
      await ask(`${DOCUMENTS}:commit`, {
        method: 'POST',
        headers: OWNER,
        body: JSON.stringify({
          writes: [
            {
              update: { name: path, fields: { notes: { stringValue: `looked at ${Date.now()}` } } },
              updateMask: { fieldPaths: ['notes'] },
              updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
            },
          ],
        }),
      });
    },
    async stop() {
      await front.close();
      server.removeAllListeners('exit');
      const ended = new Promise(resolve => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
