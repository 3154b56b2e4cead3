import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createListenChannel } from '@/services/firebase/listen/listenChannel';
import type { ListenedDocument } from '@/services/firebase/listen/listenProtocol';
import { createLocalFirebase } from '../../local-firebase/localFirebase';
import { startNodeServer } from '../../local-firebase/mounts/nodeServer';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import { onOfficial } from '../support/official';
import { forgetDevice } from '../support/renderApp';
import { anOrder } from '../support/shop';
import { hurryTime } from './fasterTime';
import { openListener } from './listener';
import { openSetup } from './liveSetup';

const HOURS = 8;

let time: ReturnType<typeof hurryTime>;
beforeEach(() => {
  time = hurryTime();
});
afterEach(() => time.restore());

const orderId = (n: number) => `A${String(n).padStart(9, '0')}`;

/** The commits of those hours: each places so many orders, and changes so many of the last commit's. */
function* commits(orders: number, size: number, changes: number) {
  for (let n = 1; n <= orders; n += size) {
    const ids = Array.from({ length: size + changes }, (_, at) => n + at - changes);
    yield ids.filter(id => id > 0).map(orderId);
    time.pass((HOURS * 3_600_000 * size) / orders);
  }
}

/** As an order's own document, but small. */
const smallOrder = (id: string, at: string) => ({
  path: `orders/${id}`,
  fields: { updatedAt: { timestampValue: at } },
});

describe.skipIf(onOfficial)('after eight hours of orders', () => {
  it('of 4,000 the channel remembers the last, has told each once, and has asked for few again', async () => {
    const backend = await createLocalFirebase({
      storage: createMemoryStorage(),
      randomBytes,
      clock: Date.now,
    });
    const server = await startNodeServer(backend.handle);
    const database = `projects/${backend.projectId}/databases/(default)`;
    const told: string[] = [];
    let through = new Date(Date.now()).toISOString();
    let isLive = false;
    let most = 0;
    const channel = createListenChannel({
      origin: server.origin,
      database,
      headers: async () => ({ Authorization: 'Bearer owner' }),
    });
    channel.add({
      // As the mirror does, which asks again for half a minute of what it knows.
      query: () => ({
        parent: `${database}/documents`,
        structuredQuery: {
          from: [{ collectionId: 'orders' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'updatedAt' },
              op: 'GREATER_THAN',
              value: { timestampValue: new Date(Date.parse(through) - 30_000).toISOString() },
            },
          },
          orderBy: [{ field: { fieldPath: 'updatedAt' }, direction: 'ASCENDING' }],
        },
      }),
      async changed(documents: readonly ListenedDocument[]) {
        for (const { name, updateTime, fields } of documents) {
          told.push(`${name} ${updateTime}`);
          through = String(fields.updatedAt?.timestampValue);
        }
        most = Math.max(most, channel.remembered());
      },
      live(live) {
        isLive = live;
      },
      ended() {},
    });
    await expect.poll(() => isLive).toBe(true);
    let written = 0;
    const before = backend.firestore.meter.total().reads;
    for (const ids of commits(4000, 20, 10)) {
      const at = new Date(Date.now()).toISOString();
      await backend.firestore.documents.write(ids.map(id => smallOrder(id, at)));
      written += ids.length;
      await expect.poll(() => told.length, { interval: 1 }).toBe(written);
    }
    expect(new Set(told).size).toBe(written);
    // 300 more than what it begins with, and what of the last commit comes at once.
    expect(most).toBeLessThan(400);
    expect(channel.remembered()).toBeLessThan(400);
    const again = backend.firestore.meter.total().reads - before - written;
    expect(again / written).toBeLessThan(0.15);
    channel.end();
    expect(channel.remembered()).toBe(0);
    await server.close();
    await backend.close();
  });

  it('of 1,500 that nobody has looked at the state holds all, and counts a thousand of them as new', async () => {
    const setup = await openSetup();
    const listener = await openListener(setup.env);
    try {
      await listener.has(new Map(), 'It is not told to begin with.');
      let placed = 0;
      for (const ids of commits(1500, 500, 0)) {
        const at = new Date(Date.now());
        await setup.write(
          ids.map(id => ({
            path: `orders/${id}`,
            fields: encodeFields(anOrder(id, { createdAt: at, orderDate: at, updatedAt: at })),
          })),
        );
        placed += ids.length;
        await expect.poll(() => listener.told.length, { interval: 1 }).toBe(placed);
      }
      const { mirror, announcements } = listener.store.getState();
      expect(Object.keys(mirror.of.orders?.rows ?? {})).toHaveLength(1500);
      expect(announcements?.orderIds).toHaveLength(1000);
      expect(announcements?.orderIds.at(-1)).toBe(orderId(1500));
    } finally {
      await listener.close();
      await forgetDevice();
      await setup.close();
    }
  });
});
