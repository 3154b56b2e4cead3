import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { productReads } from '@/data/product/productReads';
import { themeChosen } from '@/store/preferences/preferencesSlice';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';
import type { LocalFirebase } from '../../../local-firebase/localFirebase';
import { installFakeTimers, passTime } from '../../../test/support/clock';
import { expectQueued, queueOrder, twoBottles } from '../../../test/support/customerOrders';
import { openShopBackend, renderApp } from '../../../test/support/renderApp';
import { replay } from '../../../test/support/replay';
import { anOrder, put } from '../../../test/support/shop';

const A_MINUTE_MS = 60_000;
const INVENTORY = { path: '/documents/inventory' };

beforeEach(() => {
  installFakeTimers();
});

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  return act(async () => void globalThis.dispatchEvent(new Event('visibilitychange')));
}

describe('what could not be read when its screen was opened', () => {
  it.each([
    ['the menu', { at: '/menu' }, INVENTORY, 'The menu could not be loaded.', '3 products'],
    [
      'the orders',
      { at: '/track-order', as: 'customer' },
      { path: ':runQuery' },
      'Your orders could not be loaded.',
      'No orders yet',
    ],
    [
      'the settings',
      { at: '/admin/dashboard/settings', as: 'admin' },
      { path: ':batchGet' },
      'The settings could not be loaded.',
      'Delivery fee and tax apply to new orders only',
    ],
    [
      'the inventory',
      { at: '/admin/dashboard/inventory', as: 'admin' },
      { path: { regex: ':run' } },
      'The inventory could not be loaded.',
      'Premium Water',
    ],
  ] as const)('is read again by itself: %s', async (_what, page, match, failed, read) => {
    const backend = await openShopBackend();
    const fault = backend.faults.inject({ match, fault: { kind: 'status', status: 503 } });
    await renderApp({ ...page, backend });
    expect(await screen.findByText(failed, { exact: false })).toBeVisible();
    await passTime(A_MINUTE_MS);
    backend.faults.clear(fault);
    await passTime(A_MINUTE_MS + 5000);
    expect((await screen.findAllByText(read, { exact: false }))[0]).toBeVisible();
    expect(screen.queryByText(failed, { exact: false })).not.toBeInTheDocument();
  });
});

async function openUnreadMenu(status: number) {
  const backend = await openShopBackend();
  const fault = backend.faults.inject({ match: INVENTORY, fault: { kind: 'status', status } });
  const app = await renderApp({ at: '/menu', backend });
  expect(await screen.findByText('The menu could not be loaded.', { exact: false })).toBeVisible();
  backend.faults.clear(fault);
  return app;
}

it('is not read while nobody looks, and at once when somebody does', async () => {
  await openUnreadMenu(503);
  await look('hidden');
  await passTime(10 * A_MINUTE_MS);
  expect(screen.getByText('The menu could not be loaded.', { exact: false })).toBeVisible();
  await look('visible');
  await screen.findByText('3 products');
});

function expectReplayed({ recording }: Awaited<ReturnType<typeof renderApp>>): void {
  const recorded = recording();
  expect(replay(recorded)).toEqual(recorded.steps.map(({ state }) => state));
}

it('is read when somebody looks again, and the recording of that replays to the same states', async () => {
  const app = await openUnreadMenu(503);
  await look('hidden');
  await passTime(10 * A_MINUTE_MS);
  await look('visible');
  await screen.findByText('3 products');
  expectReplayed(app);
});

it('once it is read, what waits is sent, and the recording of that replays to the same states', async () => {
  const backend = await openShopBackend();
  backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
  const unread = backend.faults.inject({
    match: { path: ':runQuery' },
    fault: { kind: 'status', status: 503 },
  });
  const app = await renderApp({ at: '/track-order', as: 'customer', backend });
  expect(await screen.findByText('Your orders could not be loaded.', { exact: false })).toBeVisible();
  await queueOrder(app, twoBottles());
  await expectQueued(app, 'T0000000001', { status: 'pending', tries: 1 });
  await look('hidden');
  await passTime(A_MINUTE_MS);
  backend.faults.clear(unread);
  // The theme is chosen in the moment in which the answer is there.
  const { recorderPort } = app.services;
  recorderPort.followers.push(({ type }) => {
    if (type === 'api/executeQuery/fulfilled') app.store.dispatch(themeChosen({ theme: 'dark' }));
  });
  await look('visible');
  const recorded = () => app.recording().steps.map(({ action }) => action);
  await waitFor(() => expect(recorded()).toContainEqual(sendNowAsked('retry')));
  expectReplayed(app);
});

it.each([
  ['it was in somebody else’s way', 409, 1],
  ['its token was refused, and the renewed one too', 401, 2],
])('is read again where %s', async (_why, status, times) => {
  const backend = await openShopBackend();
  backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'status', status }, times });
  await renderApp({ at: '/track-order', as: 'customer', backend });
  expect(await screen.findByText('Your orders could not be loaded.', { exact: false })).toBeVisible();
  await passTime(A_MINUTE_MS + 5000);
  expect(await screen.findByText('No orders yet', { exact: false })).toBeVisible();
});

it('is not read again when the server has refused it', async () => {
  await openUnreadMenu(403);
  await passTime(10 * A_MINUTE_MS);
  expect(screen.getByText('The menu could not be loaded.', { exact: false })).toBeVisible();
});

it('stays said to be unread while it is read again by itself', async () => {
  const backend = await openShopBackend();
  backend.faults.inject({ match: INVENTORY, fault: { kind: 'status', status: 503 }, times: 1 });
  const { store } = await renderApp({ at: '/menu', backend });
  const alert = await screen.findByRole('alert');
  backend.faults.inject({ match: INVENTORY, fault: { kind: 'hang' } });
  const isReading = () => productReads.endpoints.listProducts.select()(store.getState()).isLoading;
  for (let waits = 0; !isReading(); waits += 1) {
    expect(waits, 'until it is read again').toBeLessThan(500);
    await passTime(500);
  }
  expect(alert).toBeInTheDocument();
});

/** An order of this moment. */
const placeNow = (backend: LocalFirebase, id: string) => {
  const at = new Date(Date.now());
  return put(
    backend,
    `orders/${id}`,
    anOrder(id, { orderDate: at, statusTimes: { pending: at }, updatedAt: at }),
  );
};
it('an open list goes on showing what is new after readings that failed', async () => {
  const backend = await openShopBackend();
  await placeNow(backend, 'ORDER0000001');
  await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
  expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
  await passTime(1000);
  const fault = backend.faults.inject({ match: { path: ':run' }, fault: { kind: 'status', status: 503 } });
  await passTime(A_MINUTE_MS);
  backend.faults.clear(fault);
  await placeNow(backend, 'ORDER0000002');
  await passTime(A_MINUTE_MS + 5000);
  expect(screen.getByText('Showing 1 to 2 of 2 orders')).toBeVisible();
});
