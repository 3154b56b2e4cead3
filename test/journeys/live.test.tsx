import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { CHANNEL_CHECK_MS } from '@/lib/retryPolicy';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { NOW, passTime } from '../support/clock';
import { minutesAgo, ORDERS, putOrders, shownIds } from '../support/ordersPage';
import { openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, put } from '../support/shop';
import { restartBackend, server } from '../support/testBackend';

const CHANNEL = { path: '/Listen/channel' };
const MINUTE_MS = 60_000;

/** How many documents the backend has been billed for since. */
function readsOf(backend: LocalFirebase) {
  const before = backend.firestore.meter.total().reads;
  return () => backend.firestore.meter.total().reads - before;
}

/** An order as if it had been placed this moment. */
const placed = (backend: LocalFirebase, id: string, fields: Parameters<typeof anOrder>[1] = {}) =>
  put(
    backend,
    `orders/${id}`,
    anOrder(id, { updatedAt: minutesAgo(0), createdAt: minutesAgo(0), ...fields }),
  );

async function openStaff(live = true) {
  const backend = await openShopBackend();
  await putOrders(backend, { A000000001: {}, A000000002: {} });
  const app = await renderApp({ at: ORDERS, as: 'admin', backend, live });
  await show('A000000001');
  return app;
}

async function openLiveStaff() {
  const app = await openStaff();
  await screen.findByText('Live');
  return app;
}

async function openCustomer() {
  const backend = await openShopBackend();
  await placed(backend, 'A000000001', { status: 'pending' });
  await placed(backend, 'A000000002', { status: 'delivered' });
  const app = await renderApp({ at: '/track-order', as: 'customer', backend, live: true });
  await screen.findByText('Live');
  return app;
}

const show = (id: string) =>
  waitFor(() => expect(screen.queryByRole('table') ? shownIds() : []).toContain(id));
const main = () => screen.getByRole('main');
const statusOf = (id: string) => within(screen.getByRole('article', { name: `Order #${orderNumber(id)}` }));

/** When the channel next asks the server something. */
const asked = (what: string): Promise<void> =>
  new Promise(resolve => {
    const heard = ({ request: { url } }: { readonly request: Request }) => {
      if (!url.includes('/channel') || !url.includes(what)) return;
      server.events.removeListener('request:start', heard);
      resolve();
    };
    server.events.on('request:start', heard);
  });

/** Nobody looks at the page, or somebody does again. */
function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

/** The channel's two ends wait, and say that they are there, by intervals too. */
const takeTimers = () =>
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: NOW,
    shouldAdvanceTime: true,
  });

const pass = (ms: number) => act(() => passTime(ms));

/** Lets time pass until something is shown, ten minutes at most. */
async function passUntil(shown: () => HTMLElement | null): Promise<void> {
  for (let waited = 0; !shown() && waited < 10 * MINUTE_MS; waited += 10_000) await pass(10_000);
  expect(shown()).toBeVisible();
}

describe('an open list of orders', () => {
  it('shows a new order and a change without asking, for one read each', async () => {
    const { backend } = await openLiveStaff();
    const reads = readsOf(backend);
    await placed(backend, 'B000000001');
    await show('B000000001');
    expect(reads()).toBe(1);
    await placed(backend, 'B000000001', { status: 'shipped' });
    const row = screen.getByRole('row', { name: /B000000001/ });
    await waitFor(() => expect(row).toHaveTextContent('Shipped'));
    expect(reads()).toBe(2);
  });

  it('reads nothing while nothing happens', async () => {
    takeTimers();
    const { backend } = await openLiveStaff();
    const reads = readsOf(backend);
    // Longer than a poll waits, and less than the transport takes the real clock's silence for the end.
    await pass(40_000);
    expect(reads()).toBe(0);
    expect(screen.getByText('Live')).toBeVisible();
    await placed(backend, 'B000000001');
    await show('B000000001');
    expect(reads()).toBe(1);
  });

  it('keeps its rows, and what is computed from them, when nothing that is shown has changed', async () => {
    const { backend, store, recording } = await openLiveStaff();
    await placed(backend, 'B000000001');
    await show('B000000001');
    const { rows } = store.getState().mirror.of.orders ?? {};
    const ofMirror = () =>
      recording().steps.flatMap(({ action: { type } }) => (type.startsWith('mirror/') ? [type] : []));
    const before = ofMirror().length;
    await placed(backend, 'B000000001', { countedBy: 'nobody' });
    // One plain action for each arrival, the same that a reading's page is.
    await waitFor(() => expect(ofMirror().slice(before)).toEqual(['mirror/rowsRead']));
    expect(store.getState().mirror.of.orders?.rows).toBe(rows);
  });

  it('hears nothing any more once the session has ended', async () => {
    takeTimers();
    const { backend, services, store } = await openLiveStaff();
    const ended = asked('TYPE=terminate');
    await act(() => services.auth['back-office'].signOut());
    await act(() => ended);
    await waitFor(() => expect(store.getState().mirror.uid).toBeNull());
    const reads = readsOf(backend);
    await placed(backend, 'B000000001');
    // Longer than a poll waits.
    await pass(40_000);
    expect(screen.queryByRole('table')).toBeNull();
    expect(reads()).toBe(0);
    expect(JSON.stringify(store.getState())).not.toContain('B000000001');
  });

  it('is live again where the same person signs in again after a moment, and shows its rows at once', async () => {
    takeTimers();
    const { backend, services } = await openLiveStaff();
    await act(() => services.auth['back-office'].signOut());
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await act(() => services.auth['back-office'].signIn(ADMIN.email, ADMIN.password));
    await show('A000000001');
    await passUntil(() => screen.queryByText('Live'));
    await placed(backend, 'B000000001');
    await show('B000000001');
  });

  it('ends with the role that was taken away', async () => {
    takeTimers();
    const { backend, services, store } = await openLiveStaff();
    const ended = asked('TYPE=terminate');
    await backend.auth.accounts.setClaims(ADMIN.uid, {});
    // A token tells to the second when it was made.
    vi.setSystemTime(Date.now() + 2000);
    await act(() => services.auth['back-office'].renewToken());
    await act(() => ended);
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    const reads = readsOf(backend);
    await placed(backend, 'B000000001');
    await pass(MINUTE_MS);
    expect(reads()).toBe(0);
    expect(JSON.stringify(store.getState())).not.toContain('B000000001');
  });

  it('is not called live where the rules refuse, until they allow it again', async () => {
    takeTimers();
    const { store } = await openLiveStaff();
    const refusing = await restartBackend(
      "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {} }",
    );
    await placed(refusing, 'B000000001');
    await pass(MINUTE_MS);
    await waitFor(() => expect(screen.queryByText('Live')).toBeNull());
    expect(JSON.stringify(store.getState())).not.toContain('B000000001');
    // The channel is tried again a few times before the list is asked for instead.
    await passUntil(() => within(main()).queryByText(/^Something went wrong/));
    expect(within(main()).getByText(/^As of /)).toBeVisible();
    await restartBackend();
    await passUntil(() => screen.queryByText('Live'));
    await show('B000000001');
  });

  it('goes on with a new token, on a new channel, and reads nothing again', async () => {
    takeTimers();
    const { backend, services } = await openLiveStaff();
    const anew = asked('CVER=');
    const reads = readsOf(backend);
    vi.setSystemTime(Date.now() + 2000);
    await act(() => services.auth['back-office'].renewToken());
    await act(() => anew);
    await screen.findByText('Live');
    await placed(backend, 'B000000001');
    await show('B000000001');
    // The order, and that somebody begins to listen.
    expect(reads()).toBeLessThanOrEqual(2);
  });

  it('goes on after the server was restarted, with what happened meanwhile', async () => {
    await openLiveStaff();
    const backend = await restartBackend();
    await placed(backend, 'B000000001');
    await show('B000000001');
    await screen.findByText('Live');
  });

  it('goes on with what happened while the network was gone, for what happened alone', async () => {
    const { backend } = await openLiveStaff();
    const network = (event: 'online' | 'offline') =>
      act(async () => void globalThis.dispatchEvent(new Event(event)));
    await network('offline');
    await screen.findByText(/^Updated \d+ s ago$/);
    await placed(backend, 'B000000001');
    const reads = readsOf(backend);
    await network('online');
    await show('B000000001');
    await screen.findByText('Live');
    // The order from the channel and as the page asks too, and the one up to which it had read.
    expect(reads()).toBeLessThanOrEqual(3);
  });

  it('has no channel while nobody looks at it for long, and catches up when somebody does', async () => {
    takeTimers();
    const { backend } = await openLiveStaff();
    await pass(2 * MINUTE_MS);
    await look('hidden');
    await pass(2 * MINUTE_MS);
    const reads = readsOf(backend);
    await placed(backend, 'B000000001');
    await pass(5 * MINUTE_MS);
    expect(reads()).toBe(0);
    expect(shownIds()).not.toContain('B000000001');
    await look('visible');
    await show('B000000001');
    await screen.findByText('Live');
  });

  it('opens the channel anew when the device has slept', async () => {
    takeTimers();
    await openLiveStaff();
    const anew = asked('CVER=');
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    await pass(CHANNEL_CHECK_MS);
    await act(() => anew);
    await screen.findByText('Live');
  });

  it('is not called live where the server cannot be reached, however quiet the channel is', async () => {
    takeTimers();
    await openLiveStaff();
    server.use(http.head('http://localhost:4173/', () => HttpResponse.error()));
    await pass(44_000);
    await screen.findByText(/^Updated \d+ s ago$/);
    server.resetHandlers();
  });
});

describe('where no channel can be had', () => {
  it.each([
    ['refused', { kind: 'status', status: 403 }],
    ['not known', { kind: 'status', status: 501 }],
    ['never answered', { kind: 'hang' }],
    ['swallowed by a portal', { kind: 'html200' }],
  ] as const)('the list asks now and then, and says so: %s', async (_what, fault) => {
    takeTimers();
    const backend = await openShopBackend();
    backend.faults.inject({ match: CHANNEL, fault });
    await putOrders(backend, { A000000001: {} });
    await renderApp({ at: ORDERS, as: 'admin', backend, live: true });
    await show('A000000001');
    await placed(backend, 'B000000001');
    await pass(MINUTE_MS);
    await show('B000000001');
    expect(screen.getByText(/^Updated \d+ s ago$/)).toBeVisible();
    expect(screen.queryByText('Live')).toBeNull();
    backend.faults.clear();
    await pass(2 * MINUTE_MS);
    await screen.findByText('Live');
  });
});

describe('a customer’s orders', () => {
  it('show a change of their status without asking, for one read', async () => {
    const { backend } = await openCustomer();
    const reads = readsOf(backend);
    await placed(backend, 'A000000001', { status: 'shipped' });
    await waitFor(() => expect(statusOf('A000000001').getByRole('progressbar')).toHaveValue(75));
    expect(reads()).toBe(1);
  });

  it('are live no more once none of them is under way, and asked for when somebody comes back', async () => {
    const { backend } = await openCustomer();
    await placed(backend, 'A000000001', { status: 'delivered' });
    await screen.findByText(/^Updated \d+ s ago$/);
    await placed(backend, 'A000000003', { status: 'pending' });
    await look('hidden');
    await look('visible');
    await screen.findByRole('article', { name: 'Order #A000000003' });
    await screen.findByText('Live');
  });

  it('read nothing while nothing happens, and what changed when they are asked for', async () => {
    takeTimers();
    const { backend, user } = await openCustomer();
    const reads = readsOf(backend);
    await pass(40_000);
    expect(reads()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(reads()).toBeGreaterThan(0));
    // The newest two are of one moment: both are read again, and no other.
    expect(reads()).toBe(2);
  });
});
