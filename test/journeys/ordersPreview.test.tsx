import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';
import { ORDERS_MIRROR } from '@/data/order/orderMirror';
import { preloadOrderList } from '@/data/order/preloadOrderList';
import type { CachedLists } from '@/services/cacheStore/cachedLists';
import { api } from '@/store/api/api';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { cachedOrders } from '../support/cachedRecords';
import { countReads } from '../support/countReads';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';
import { server } from '../support/testBackend';

/*
 * The first page of the orders is on screen before the others have been read, from the device or from the server; and
 * until then nothing is said that only all of them could tell.
 */

/** Whole lists are not read from the device before this resolves; the first of their chunks are. */
const device = vi.hoisted(() => ({ reading: Promise.resolve(), letRead: () => {} }));

vi.mock('@/services/cacheStore/indexedDbCachedLists', async load => {
  const real = await load<typeof import('@/services/cacheStore/indexedDbCachedLists')>();
  return {
    createIndexedDbCachedLists(): CachedLists {
      const lists = real.createIndexedDbCachedLists();
      return {
        ...lists,
        async readEach(key, make) {
          await device.reading;
          return lists.readEach(key, make);
        },
        async readChunks(key, which, make) {
          if (which.all) await device.reading;
          return lists.readChunks(key, which, make);
        },
      };
    },
  };
});

function holdDevice(): void {
  device.reading = new Promise(resolve => {
    device.letRead = resolve;
  });
}

afterEach(() => {
  device.letRead();
  vi.unstubAllGlobals();
});

const ORDERS = '/admin/dashboard/orders';
const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 9) - minutes * 60_000);
/** The newest is the first. */
const orderId = (index: number) => `A${String(index).padStart(9, '0')}`;

async function shopWith(orders: number): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  for (let index = 1; index <= orders; index += 1) {
    const at = minutesAgo(index);
    await put(
      backend,
      `orders/${orderId(index)}`,
      anOrder(orderId(index), { orderDate: at, createdAt: at, updatedAt: at }),
    );
  }
  return backend;
}

const open = (backend: LocalFirebase, search = '') =>
  renderApp({ at: `${ORDERS}${search}`, as: 'admin', backend });

async function close(): Promise<void> {
  cleanup();
  await closeBrowser();
}

const shownIds = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** What is read of the newest orders before the rest. */
const newest = Array.from({ length: 25 }, (_, index) => orderId(index + 1));
const firstPage = newest.slice(0, 10);

function expectNothingConcluded(): void {
  expect(screen.getByText('Loading orders...')).toBeVisible();
  // A status with its count would be named with it.
  for (const name of ['All', 'Pending', 'Cancelled']) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
  expect(screen.queryByText(/^Showing /)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(screen.queryByText('No orders found matching your criteria')).toBeNull();
}

/** Until the rows that a later visit shows first are in their order on the device. */
async function previewStored({ services }: Awaited<ReturnType<typeof renderApp>>): Promise<void> {
  await waitFor(async () => {
    const lists = await services.cachedLists();
    const format = ORDERS_MIRROR.compact?.version ?? 0;
    expect(await lists.isLoose({ area: 'back-office', uid: 'admin', list: 'replica/orders' }, format)).toBe(
      false,
    );
  });
}

async function visitOnce(backend: LocalFirebase): Promise<void> {
  const app = await open(backend);
  await screen.findByText(/^Showing 1 to 10 of /);
  await previewStored(app);
  await close();
}

it('shows the first orders of a later visit while the device is still being read', async () => {
  const backend = await shopWith(30);
  await visitOnce(backend);
  holdDevice();
  const { user } = await open(backend);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(shownIds()).toEqual(firstPage);
  expectNothingConcluded();

  // What is on screen can be looked at.
  await user.click(screen.getByRole('link', { name: /A000000002/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('heading', { name: /A000000002/ })).toBeVisible();

  device.letRead();
  expect(await screen.findByText('Showing 1 to 10 of 30 orders')).toBeInTheDocument();
  expect(dialog).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pending 30' })).toBeInTheDocument();
});

it('shows as many of them as make a page, and none where a page has more', async () => {
  const backend = await shopWith(60);
  await visitOnce(backend);
  holdDevice();
  const { user } = await open(backend, '?size=25');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(shownIds()).toEqual(newest);
  device.letRead();
  await user.selectOptions(await screen.findByLabelText('Orders per page'), '50');
  expect(await screen.findByText('Showing 1 to 50 of 60 orders')).toBeVisible();
  await close();

  holdDevice();
  await open(backend, '?size=50');
  expect(await screen.findByText('Loading orders...')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  device.letRead();
  expect(await screen.findByText('Showing 1 to 50 of 60 orders')).toBeVisible();
});

it('looks for nothing in a part of the orders', async () => {
  const backend = await shopWith(30);
  await visitOnce(backend);
  holdDevice();
  const { user } = await open(backend);
  await screen.findByRole('table');
  // Only all of them can tell.
  await user.type(screen.getByLabelText('Search orders'), orderId(30));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expectNothingConcluded();
  device.letRead();
  expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
});

it('never says of an order that is not among the first that it is gone', async () => {
  const backend = await shopWith(30);
  await visitOnce(backend);
  holdDevice();
  await open(backend, `?view=${orderId(30)}`);
  await screen.findByRole('table');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  device.letRead();
  expect(await screen.findByRole('heading', { name: /A000000030/ })).toBeVisible();
});

/** Lets no page after the first be read from the server until the handlers are reset, not even then those that were asked for. */
function holdLaterPages(): void {
  server.use(
    http.post(/:runQuery/, async ({ request }) => {
      const body = await request.clone().text();
      if (body.includes('startAt')) await new Promise(() => {});
    }),
  );
}

it('shows the first orders of a first visit before it is known how many there are, busy as the device may be', async () => {
  const backend = await shopWith(30);
  // Of two at one time the server has the later number first.
  await put(
    backend,
    `orders/${orderId(2)}`,
    anOrder(orderId(2), { orderDate: minutesAgo(1), createdAt: minutesAgo(1) }),
  );
  vi.stubGlobal('requestIdleCallback', () => 0);
  let letCount = () => {};
  const counting = new Promise<void>(resolve => {
    letCount = resolve;
  });
  server.use(http.post(/:runAggregationQuery/, async () => void (await counting)));
  await open(backend);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(shownIds()).toEqual(firstPage);
  expectNothingConcluded();
  letCount();
  expect(await screen.findByText('Showing 1 to 10 of 30 orders')).toBeVisible();
  expect(shownIds()).toEqual(firstPage);
});

it('asks the server for them before there is a page, where the device has none, and not where it has some', async () => {
  const backend = await shopWith(30);
  const elsewhere = '/admin/dashboard/settings';
  const first = await renderApp({ at: elsewhere, as: 'admin', backend });
  await screen.findByRole('heading', { name: 'Settings' });
  await first.store.dispatch(preloadOrderList());
  // It waits for nobody's answer.
  await Promise.all(first.store.dispatch(api.util.getRunningQueriesThunk()));
  expect(Object.keys(first.store.getState().mirror.of.orders?.rows ?? {})).toHaveLength(30);
  await previewStored(first);
  await close();

  // Once all orders are read from the device, the preview is gone.
  holdDevice();
  const later = await renderApp({ at: elsewhere, as: 'admin', backend });
  await screen.findByRole('heading', { name: 'Settings' });
  const reads = await countReads(backend);
  await later.store.dispatch(preloadOrderList());
  expect(later.store.getState().mirror.preview).toHaveLength(25);
  expect(await reads()).toBe(0);
});

it('shows the first orders of a first visit, and goes on with the rest where it was cut off', async () => {
  const backend = await shopWith(320);
  holdLaterPages();
  const reads = await countReads(backend);
  await open(backend);
  expect(await screen.findByText('300 of about 320 read')).toBeVisible();
  expect(shownIds()).toEqual(firstPage);
  expectNothingConcluded();
  // The count, the newest change, the newest orders, and a page.
  expect(await reads()).toBe(1 + 1 + 25 + 300);
  await waitFor(async () => expect(await cachedOrders()).toHaveLength(300));
  await close();
  server.resetHandlers();

  const readsOnResuming = await countReads(backend);
  const resumed = await open(backend);
  expect(await screen.findByText('Showing 1 to 10 of 320 orders')).toBeVisible();
  await screen.findByRole('button', { name: 'Refresh', busy: false });
  expect(Object.keys(resumed.store.getState().mirror.of.orders?.rows ?? {})).toHaveLength(320);
  // The newest orders, the other page, and of what changed meanwhile the newest known.
  expect(await readsOnResuming()).toBe(25 + 20 + 1);
  await close();

  await put(backend, 'orders/NEW', anOrder('NEW', { orderDate: minutesAgo(0), updatedAt: minutesAgo(0) }));
  const readsLater = await countReads(backend);
  await open(backend);
  expect(await screen.findByText('Showing 1 to 10 of 321 orders')).toBeVisible();
  expect(await readsLater()).toBe(2);
});
