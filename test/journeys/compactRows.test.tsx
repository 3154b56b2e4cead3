import { screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { makeStore } from '@/app/rootStore/store';
import { parseOrder } from '@/data/order/orderDocument';
import { ORDERS_MIRROR } from '@/data/order/orderMirror';
import type { PlainDocument } from '@/lib/plainData';
import type { CachedLists } from '@/services/cacheStore/cachedLists';
import { createServices } from '@/store/services';
import { sessionChanged } from '@/store/session/session';
import { packMirror, readStoredMirror, readStoredPreview, storePage } from '@/sync/mirror/storedMirror';
import { type SyncCursor, toStoredCursor } from '@/sync/mirror/syncCursor';
import { putCached } from '../support/cachedRecords';
import { anOrderOf, queue } from '../support/queuedOrders';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';

/*
 * The orders' rows are stored once more beside their documents, in chunks. Whatever happens to a device, its rows are what
 * parsing its documents gives.
 */
const device = vi.hoisted(() => ({ documentsRead: 0 }));

vi.mock('@/services/cacheStore/indexedDbCachedLists', async load => {
  const real = await load<typeof import('@/services/cacheStore/indexedDbCachedLists')>();
  return {
    createIndexedDbCachedLists(): CachedLists {
      const lists = real.createIndexedDbCachedLists();
      return {
        ...lists,
        readEach(key, make) {
          if (key.list === KEY.list) device.documentsRead += 1;
          return lists.readEach(key, make);
        },
      };
    },
  };
});

const KEY = { area: 'back-office', uid: 'admin', list: 'replica/orders' } as const;
const VERSION = ORDERS_MIRROR.compact?.version ?? 0;
const loadParser = async () => parseOrder;

const syncedAt = (step: number): SyncCursor => ({
  complete: true,
  cursor: null,
  total: 9,
  latestOnly: false,
  syncedThrough: null,
  asOf: new Date(Date.UTC(2026, 0, 15) + step * 1000).toISOString(),
});

const order = fc.record({
  index: fc.integer({ min: 1, max: 40 }),
  minute: fc.integer({ min: 0, max: 59 }),
  email: fc.string({ maxLength: 5 }),
});
const some = fc.array(order, { minLength: 1, maxLength: 12 });
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('page' as const), orders: some }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('older app' as const), orders: some }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash' as const), orders: some }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pack' as const), orders: fc.constant([]) }) },
);

it('are what parsing the documents gives, whatever was added, packed, cut off or stored by an older app', async () => {
  const services = createServices({ env: {}, pageUrl: globalThis.location.href });
  const { store } = makeStore({ services });
  store.dispatch(
    sessionChanged({ area: 'back-office', user: { id: 'admin', email: '', name: '', role: 'admin' } }),
  );
  const lists = await services.cachedLists();
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async steps => {
      await lists.clear();
      for (const [nth, { kind, orders }] of steps.entries()) {
        const syncCursor = syncedAt(nth);
        const documents = orders.map(
          ({ index, minute, email }): PlainDocument => ({
            id: `A${index}`,
            data: {
              email,
              orderDate: `2026-01-15T09:${String(minute).padStart(2, '0')}:00Z`,
              changes: { [email]: minute },
            },
          }),
        );
        const rows = documents.map(parseOrder);
        if (kind === 'page')
          await store.dispatch(storePage('orders', 'admin', { documents, syncCursor }, rows, NOON, null));
        if (kind === 'pack') await store.dispatch(packMirror('orders', 'admin'));
        const items = new Map<string, unknown>(documents.map(document => [document.id, document]));
        if (kind === 'older app')
          await lists.add(KEY, {
            version: 1,
            asOf: NOON,
            note: toStoredCursor(syncCursor),
            items,
            follows: () => true,
          });
        // As a tab that dies between the documents and the end of the transaction.
        if (kind === 'crash') {
          const unstorable = [
            ...documents,
            { id: 'Z', data: { broken: () => {} } },
          ] as unknown as PlainDocument[];
          await store.dispatch(
            storePage('orders', 'admin', { documents: unstorable, syncCursor }, rows, NOON, null),
          );
        }
      }
      const documents = ((await lists.read(KEY))?.items ?? []) as PlainDocument[];
      const expected = new Map(documents.map(document => [document.id, parseOrder(document)]));
      const restored = await store.dispatch(readStoredMirror('orders', 'admin', loadParser));
      const byId = new Map((restored?.rows ?? []).map(row => [row.id, row]));
      expect(JSON.stringify([...byId].sort())).toBe(JSON.stringify([...expected].sort()));

      // Of what is packed the newest are read first.
      const newest = [...expected.values()]
        .map(({ orderedAt }) => orderedAt ?? '')
        .sort()
        .reverse()
        .slice(0, 25);
      const preview = await store.dispatch(readStoredPreview('orders', 'admin'));
      if (preview.length === 0) return;
      kept += 1;
      const latest = [...new Map(preview.map(row => [row.id, row])).values()];
      for (const row of latest) expect(JSON.stringify(row)).toBe(JSON.stringify(expected.get(row.id)));
      expect(
        latest
          .map(({ orderedAt }) => orderedAt ?? '')
          .sort()
          .reverse()
          .slice(0, 25),
      ).toEqual(newest);
    }),
    { numRuns: 60 },
  );
  expect(kept).toBeGreaterThan(10);
});

const NOON = '2026-01-15T06:30:00.000Z';
const ORDERS = '/admin/dashboard/orders';
/** Whose command waits on the device all the while. */
const CUSTOMERS = { area: 'storefront', uid: CUSTOMER.uid } as const;
const isPacked = async (lists: CachedLists) => !(await lists.isLoose(KEY, VERSION));

/** What a device of today holds of orders: their documents, a header, and the ids of the newest. */
async function asOlderAppsLeftIt(count: number): Promise<void> {
  // The stored records of an older app: their key's first field is `wing`, and the list's note is `mark`.
  const { area: wing, ...rest } = KEY;
  const key = { wing, ...rest };
  const ids = Array.from({ length: count }, (_, index) => `B${String(index + 1).padStart(9, '0')}`);
  for (const [index, id] of ids.entries()) {
    const at = new Date(Date.UTC(2026, 0, 14, 9) - index * 60_000).toISOString();
    const data = {
      email: `kept${index}@demo.test`,
      status: 'pending',
      orderDate: at,
      createdAt: at,
      updatedAt: at,
    };
    await putCached('items', { ...key, id, item: { id, data } });
  }
  const mark = toStoredCursor({
    ...syncedAt(0),
    total: count,
    syncedThrough: '2026-01-14T09:00:00.000Z',
    asOf: '2026-01-14T10:00:00.000Z',
  });
  await putCached('lists', { ...key, version: 1, asOf: mark.asOf, mark });
  await putCached('lists', {
    ...key,
    list: 'replica/orders/head',
    version: 1,
    asOf: mark.asOf,
    mark: ids.slice(0, 25),
  });
}

it('are made of the documents that an older app has left, which stay; the next visit reads no document', async () => {
  const backend = await openShopBackend();
  const first = await renderApp({ at: '/admin/dashboard/settings', as: 'admin', backend });
  await (await first.services.cachedLists()).canStore();
  await queue(first, anOrderOf(1, 'WAITING001'));
  const waiting = await first.services.outboxLog.read(CUSTOMERS);
  expect(waiting.records).toHaveLength(1);
  first.unmount();
  await closeBrowser();
  await asOlderAppsLeftIt(60);
  await put(backend, 'orders/NEW', anOrder('NEW', { updatedAt: new Date(Date.UTC(2026, 0, 15, 8)) }));

  device.documentsRead = 0;
  const opened = await renderApp({ at: ORDERS, as: 'admin', backend });
  expect(await screen.findByText('Showing 1 to 10 of 61 orders')).toBeVisible();
  const lists = await opened.services.cachedLists();
  await waitFor(async () => expect(await isPacked(lists)).toBe(true));
  expect(device.documentsRead).toBeGreaterThan(0);
  expect((await lists.read(KEY))?.items).toHaveLength(61);
  opened.unmount();
  await closeBrowser();

  device.documentsRead = 0;
  const again = await renderApp({ at: ORDERS, as: 'admin', backend });
  expect(await screen.findByText('Showing 1 to 10 of 61 orders')).toBeVisible();
  expect(again.store.getState().mirror.of.orders?.rows.B000000060).toMatchObject({
    email: 'kept59@demo.test',
  });
  expect(device.documentsRead).toBe(0);
  expect(await again.services.outboxLog.read(CUSTOMERS)).toEqual(waiting);
});

it('are all of the server’s at the next visit though the device was emptied to make room while the app was open', async () => {
  const backend = await openShopBackend();
  for (const [nth, id] of ['ONE', 'TWO'].entries()) {
    await put(backend, `orders/${id}`, anOrder(id, { updatedAt: new Date(Date.UTC(2026, 0, 13 + nth)) }));
  }
  const first = await renderApp({ at: ORDERS, as: 'admin', backend });
  expect(await screen.findByText('Showing 1 to 2 of 2 orders')).toBeVisible();
  const lists = await first.services.cachedLists();
  await waitFor(async () => expect((await lists.read(KEY))?.items).toHaveLength(2));
  await lists.clear();
  await put(backend, 'orders/THREE', anOrder('THREE', { updatedAt: new Date(Date.UTC(2026, 0, 15, 8)) }));
  await first.user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Showing 1 to 3 of 3 orders')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );
  first.unmount();
  await closeBrowser();

  await renderApp({ at: ORDERS, as: 'admin', backend });
  expect(await screen.findByText(/^Showing 1 to \d of \d orders$/)).toHaveTextContent(
    'Showing 1 to 3 of 3 orders',
  );
});
