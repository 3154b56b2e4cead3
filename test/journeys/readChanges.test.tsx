import fc from 'fast-check';
import { expect, it } from 'vitest';
import '@/app/rootStore/mirroredCollections';
import { makeStore } from '@/app/rootStore/store';
import { parseOrder } from '@/data/order/orderDocument';
import type { Order } from '@/domain/order/order';
import type { PlainDocument } from '@/lib/plainData';
import { createServices } from '@/store/services';
import { sessionChanged } from '@/store/session/session';
import { readChanges, type Source } from '@/sync/mirror/readChanges';
import { readStoredMirror, storePage } from '@/sync/mirror/storedMirror';
import type { SyncCursor } from '@/sync/mirror/syncCursor';
import { openAnyShop } from '../support/anyShop';
import { onOfficial } from '../support/official';
import { ADMIN, anOrder, put } from '../support/shop';

/*
 * One tablet and everybody else: orders are placed and changed, the reading is cut off after some pages and taken up
 * again with what it had. Through the real SDK, in pages of three.
 */
const BOUNDS = { page: 3, latest: 1000 };
const FIRST_MS = Date.UTC(2026, 0, 10);
const NOON = '2026-01-10T06:30:00.000Z';

const orderId = (index: number) => `A${String(index).padStart(9, '0')}`;

async function openTablet() {
  const { backend, source: where } = await openAnyShop();
  const services = createServices(where);
  await services.auth['back-office'].signIn(ADMIN.email, ADMIN.password);
  const source: Source = {
    list: async request => (await services.firestore.run(request)) as PlainDocument[],
    count: async request => (await services.firestore.run(request)) as number,
    now: () => new Date(FIRST_MS).toISOString(),
  };
  const rows = new Map<string, unknown>();
  let syncCursor: SyncCursor | null = null;
  return {
    backend,
    services,
    source,
    rows,
    /** Reads so many pages, or all there are. */
    async read(pages = Number.POSITIVE_INFINITY, bounds = BOUNDS): Promise<SyncCursor | null> {
      let left = pages;
      for await (const page of readChanges('orders', syncCursor, rows.size, source, bounds)) {
        for (const { id, data } of page.documents) rows.set(id, data.email);
        syncCursor = page.syncCursor;
        left -= 1;
        if (left <= 0) break;
      }
      return syncCursor;
    },
  };
}

/** A write of an order, so many seconds after the last one; two writes may happen in the same instant. */
const write = fc.record({
  kind: fc.constant('write' as const),
  order: fc.integer({ min: 1, max: 12 }),
  afterSeconds: fc.constantFrom(0, 0, 1, 40),
});
const read = fc.record({ kind: fc.constant('read' as const), pages: fc.integer({ min: 1, max: 3 }) });

it('holds what the server holds, however often it is cut off, and whatever changes meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(write, write, read), { maxLength: 30 }), async steps => {
      const tablet = await openTablet();
      const stored = new Map<string, string>();
      let nowMs = FIRST_MS;
      for (const [index, step] of steps.entries()) {
        if (step.kind === 'read') await tablet.read(step.pages);
        else {
          nowMs += step.afterSeconds * 1000;
          const email = `version${index}@demo.test`;
          const id = orderId(step.order);
          stored.set(id, email);
          await put(tablet.backend, `orders/${id}`, anOrder(id, { email, updatedAt: new Date(nowMs) }));
        }
      }
      await tablet.read();
      expect(new Map([...tablet.rows].sort())).toEqual(new Map([...stored].sort()));
    }),
    { numRuns: onOfficial ? 8 : 25 },
  );
});

/** What may happen to one of two tabs that share a device: it reads some pages, its writes fail meanwhile, it is opened again. */
const atTab = fc.record({
  kind: fc.constantFrom('read' as const, 'full' as const, 'reopen' as const, 'fromNothing' as const),
  tab: fc.integer({ min: 0, max: 1 }),
  pages: fc.integer({ min: 1, max: 4 }),
});
/** The device makes room for an order that waits: all that is cached goes. */
const emptied = fc.constant({ kind: 'emptied' as const });

it('stores no more than may follow what is stored: whoever opens the app next has what the server holds', async () => {
  let gaps = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(write, write, atTab, atTab, emptied), { maxLength: 30 }),
      async steps => {
        const tablet = await openTablet();
        const { store } = makeStore({ services: tablet.services });
        store.dispatch(
          sessionChanged({ area: 'back-office', user: { id: 'admin', email: '', name: '', role: 'admin' } }),
        );
        const lists = await tablet.services.cachedLists();
        await lists.clear();
        const restored = () => store.dispatch(readStoredMirror('orders', 'admin', async () => parseOrder));
        const tabs: { rows: Map<string, string>; cursor: SyncCursor | null }[] = [];
        async function open(tab: number) {
          const stored = await restored();
          const rows = new Map((stored?.rows ?? []).map(row => [row.id, (row as Order).email]));
          tabs[tab] = { rows, cursor: stored?.syncCursor ?? null };
        }
        async function read(tab: number, pages: number, isFull: boolean) {
          const its = tabs[tab];
          if (!its) return;
          let left = pages;
          for await (const page of readChanges('orders', its.cursor, its.rows.size, tablet.source, BOUNDS)) {
            const base = its.cursor;
            const orders = page.documents.map(parseOrder);
            for (const { id, email } of orders) its.rows.set(id, email);
            its.cursor = page.syncCursor;
            if (isFull) gaps += 1;
            else await store.dispatch(storePage('orders', 'admin', page, orders, NOON, base));
            left -= 1;
            if (left <= 0) break;
          }
        }
        await Promise.all([open(0), open(1)]);
        const onServer = new Map<string, string>();
        let nowMs = FIRST_MS;
        for (const [index, step] of steps.entries()) {
          if (step.kind === 'emptied') await lists.clear();
          else if (step.kind === 'write') {
            // Longer ago than what is read once more at every reading.
            nowMs += 60 * 60_000;
            const email = `version${index}@demo.test`;
            const id = orderId(step.order);
            onServer.set(id, email);
            await put(tablet.backend, `orders/${id}`, anOrder(id, { email, updatedAt: new Date(nowMs) }));
          } else if (step.kind === 'reopen') await open(step.tab);
          else if (step.kind === 'fromNothing') {
            await lists.forget({ area: 'back-office', uid: 'admin' });
            tabs[step.tab] = { rows: new Map(), cursor: null };
          } else await read(step.tab, step.pages, step.kind === 'full');
        }
        await open(0);
        await read(0, Number.POSITIVE_INFINITY, false);
        expect(new Map([...(tabs[0]?.rows ?? [])].sort())).toEqual(new Map([...onServer].sort()));
        const next = await restored();
        expect(new Map((next?.rows ?? []).map(row => [row.id, (row as Order).email]))).toEqual(
          new Map([...onServer].sort()),
        );
      },
    ),
    { numRuns: onOfficial ? 20 : 40 },
  );
  expect(gaps).toBeGreaterThan(0);
});

it('reads an order that has no times at all, and one whose times are texts', async () => {
  const tablet = await openTablet();
  await put(tablet.backend, `orders/${orderId(1)}`, { email: 'untimed@demo.test' });
  await put(tablet.backend, `orders/${orderId(2)}`, { email: 'texts@demo.test', updatedAt: '2026-01-01' });
  await tablet.read();
  expect([...tablet.rows.values()].sort()).toEqual(['texts@demo.test', 'untimed@demo.test']);
});

it('holds the latest where there are more than a mirror holds', async () => {
  const tablet = await openTablet();
  for (let index = 1; index <= 12; index += 1) {
    const at = new Date(FIRST_MS + index * 3_600_000);
    await put(
      tablet.backend,
      `orders/${orderId(index)}`,
      anOrder(orderId(index), { createdAt: at, updatedAt: at }),
    );
  }
  const bounds = { page: 3, latest: 5 };
  await tablet.read(1, bounds);
  const syncCursor = await tablet.read(undefined, bounds);
  expect(syncCursor).toMatchObject({ complete: true, latestOnly: true, total: 5 });
  // Pages overlap by the one they begin with: no fewer than the latest five, and none beyond a page more.
  expect([...tablet.rows.keys()].sort().slice(-5)).toEqual([8, 9, 10, 11, 12].map(orderId));
  expect(tablet.rows.size).toBeLessThanOrEqual(8);
});
