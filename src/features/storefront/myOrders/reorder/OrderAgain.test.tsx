import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SeedFields } from '../../../../../local-firebase/seed/seedValue';
import { cachedOrders } from '../../../../../test/support/cachedRecords';
import { flushPendingWork, installFakeTimers, NOW, passTime } from '../../../../../test/support/clock';
import { countReads } from '../../../../../test/support/countReads';
import { anOrderOf, queueUnsent, type TestApp } from '../../../../../test/support/queuedOrders';
import { closeBrowser, openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { requestsTo } from '../../../../../test/support/requestsTo';
import { anOrder, put } from '../../../../../test/support/shop';

const AGAIN = { name: 'Order again: Premium Water 1 L × 2' };

it('the first page says when the next order comes and where to, beside the last one once more', async () => {
  const backend = await openShopBackend();
  const due = new Date(Date.UTC(2026, 0, 17, 9));
  await put(
    backend,
    'orders/OPEN00000001',
    anOrder('OPEN00000001', { status: 'shipped', estimatedDelivery: due }),
  );
  await put(
    backend,
    'orders/LATER0000001',
    anOrder('LATER0000001', { orderDate: new Date(Date.UTC(2026, 0, 15, 8)) }),
  );
  const { user } = await renderApp({ at: '/', as: 'customer', backend });
  expect(await screen.findByRole('button', AGAIN)).toHaveTextContent(/^Order again$/);
  const next = screen.getByRole('link', {
    name: /^Arrives by Sat 17 Jan Shipped · 12 Lake View Road, Pune 411001$/,
  });
  await user.click(next);
  expect(await screen.findByRole('heading', { name: 'Track Your Orders' })).toBeVisible();
});

it('the first page says of two orders under way which comes first, though it was ordered last', async () => {
  const backend = await openShopBackend();
  const day = (date: number) => new Date(Date.UTC(2026, 0, date, 9));
  await put(
    backend,
    'orders/FAR000000001',
    anOrder('FAR000000001', { orderDate: day(12), estimatedDelivery: day(26) }),
  );
  await put(
    backend,
    'orders/NEAR00000001',
    anOrder('NEAR00000001', { orderDate: day(14), estimatedDelivery: day(16) }),
  );
  await renderApp({ at: '/', as: 'customer', backend });
  expect(await screen.findByRole('link', { name: /^Arrives by Fri 16 Jan/ })).toBeVisible();
  expect(screen.queryByText(/26 Jan/)).toBeNull();
});

it('the first page names what was ordered last where nothing is on its way', async () => {
  const backend = await openShopBackend();
  await put(backend, 'orders/DONE00000001', anOrder('DONE00000001', { status: 'delivered' }));
  await put(backend, 'orders/GONE00000001', anOrder('GONE00000001', { status: 'cancelled' }));
  await renderApp({ at: '/', as: 'customer', backend });
  expect(await screen.findByRole('button', AGAIN)).toHaveTextContent(AGAIN.name);
  expect(screen.queryByText(/^Arrives by/)).toBeNull();
});

const ID = 'SEEN00000001';
const DAY_MS = 24 * 60 * 60_000;
const LATER = NOW + 5 * DAY_MS;

/** An order, due on Friday, that this device has seen on Thursday, before the browser was closed. */
async function anOrderSeen(fields: SeedFields = {}) {
  const backend = await openShopBackend();
  const order = { estimatedDelivery: new Date(NOW + DAY_MS), ...fields };
  await put(backend, `orders/${ID}`, anOrder(ID, order));
  await renderApp({ at: '/track-order', as: 'customer', backend });
  await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
  cleanup();
  await closeBrowser();
  vi.setSystemTime(LATER);
  return {
    backend,
    change: (to: SeedFields) =>
      put(backend, `orders/${ID}`, anOrder(ID, { ...order, updatedAt: new Date(LATER), ...to })),
  };
}

it('the first page asks what has become of an order under way that this device saw days ago', async () => {
  const { backend, change } = await anOrderSeen();
  await change({ status: 'delivered' });
  await renderApp({ at: '/', backend });
  // Nothing is on its way any more.
  await waitFor(() => expect(screen.getByRole('button', AGAIN)).toHaveTextContent(AGAIN.name));
  expect(screen.queryByText(/due Fri 16 Jan/)).toBeNull();
  // And the device knows.
  await waitFor(async () => expect(await cachedOrders()).toMatchObject([{ item: { status: 'delivered' } }]));
});

it('the first page says that an order is late once the server has said so, and does not ask again at once', async () => {
  const { backend } = await anOrderSeen();
  const { user } = await renderApp({ at: '/', backend });
  const late = { name: 'Late: was due Fri 16 Jan Pending · 12 Lake View Road, Pune 411001' };
  expect(await screen.findByRole('link', late)).toBeVisible();
  const reads = await countReads(backend);
  const shop = within(screen.getByRole('banner'));
  await user.click(shop.getByRole('link', { name: 'Menu' }));
  await screen.findByRole('button', AGAIN);
  await user.click(shop.getByRole('link', { name: /, home$/ }));
  expect(await screen.findByRole('link', late)).toBeVisible();
  expect(await reads()).toBe(0);
});

it('the first page without a connection says when it was that an order had not come', async () => {
  const { backend } = await anOrderSeen();
  backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
  await renderApp({ at: '/', backend });
  expect(
    await screen.findByRole('link', { name: 'Was due Fri 16 Jan Pending · As of 15 Jan 2026, 2:30 pm' }),
  ).toBeVisible();
  expect(screen.queryByText(/Late/)).toBeNull();
});

const HOUR_MS = DAY_MS / 24;
const NEXT = /^Arrives by /;

/** An order as another device has placed it meanwhile. */
const placedElsewhere = (at: number) => ({ orderDate: new Date(at), updatedAt: new Date(at) });

/** Closes the browser, once all is done that was begun, and comes back later. */
async function comeBackAt(at: number) {
  await act(flushPendingWork);
  cleanup();
  await closeBrowser();
  vi.setSystemTime(at);
}

it('the first page asks again where this device has seen no order', async () => {
  const backend = await openShopBackend();
  const requests = requestsTo(':runQuery');
  await renderApp({ at: '/', as: 'customer', backend });
  await waitFor(() => expect(requests()).toBe(1));
  await comeBackAt(NOW + HOUR_MS);
  await put(backend, `orders/${ID}`, anOrder(ID, placedElsewhere(NOW + HOUR_MS)));
  await renderApp({ at: '/', backend });
  expect(await screen.findByRole('link', { name: NEXT })).toBeVisible();
  expect(requests()).toBe(2);
});

it('asks for what has changed of orders that are over once in a day, and shows it on the menu too', async () => {
  const backend = await openShopBackend();
  await put(backend, `orders/${ID}`, anOrder(ID, { status: 'delivered' }));
  await renderApp({ at: '/track-order', as: 'customer', backend });
  await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
  const requests = requestsTo(':runQuery');
  for (const hours of [2, 12, 20]) {
    await comeBackAt(NOW + hours * HOUR_MS);
    await renderApp({ at: '/', backend });
    expect(await screen.findByRole('button', AGAIN)).toBeVisible();
  }
  await comeBackAt(NOW + 25 * HOUR_MS);
  expect(requests()).toBe(0);
  const other = {
    quantities: { '2': 3 },
    items: [{ productId: '2', productName: 'Essential Water', size: '500ml', quantity: 3 }],
  };
  await put(
    backend,
    'orders/PHONE0000001',
    anOrder('PHONE0000001', { ...placedElsewhere(NOW + HOUR_MS), ...other }),
  );
  await renderApp({ at: '/menu', backend });
  expect(
    await screen.findByRole('button', { name: 'Order again: Essential Water 500 ml × 3' }),
  ).toBeVisible();
  await comeBackAt(NOW + 25 * HOUR_MS + 60_000);
  await renderApp({ at: '/', backend });
  expect(await screen.findByRole('link', { name: NEXT })).toBeVisible();
  await act(flushPendingWork);
  expect(requests()).toBe(1);
});

it('the first page shows the order that was saved here and has been sent meanwhile, for one reading', async () => {
  const backend = await openShopBackend();
  await put(backend, `orders/${ID}`, anOrder(ID, { status: 'delivered' }));
  const before: TestApp = await renderApp({ at: '/track-order', as: 'customer', backend });
  await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
  const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
  await queueUnsent(before, anOrderOf(2, 'T0000000001'));
  await comeBackAt(NOW + HOUR_MS);
  backend.faults.clear(fault);
  const requests = requestsTo(':runQuery');
  await renderApp({ at: '/', backend });
  expect(await screen.findByRole('link', { name: NEXT })).toBeVisible();
  await act(flushPendingWork);
  expect(requests()).toBe(1);
});

it.each([
  ['nothing was ever read', 0],
  ['what was read is old', 3 * DAY_MS],
])('the first page asks again after the server has failed: %s', async (_what, later) => {
  installFakeTimers();
  const backend = await openShopBackend();
  await put(backend, `orders/${ID}`, anOrder(ID, { status: 'delivered' }));
  if (later > 0) {
    await renderApp({ at: '/track-order', as: 'customer', backend });
    await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
    await comeBackAt(NOW + later);
  }
  await put(backend, 'orders/PHONE0000001', anOrder('PHONE0000001', placedElsewhere(NOW + later)));
  const requests = requestsTo(':runQuery');
  const match = { path: ':runQuery' };
  const fault = backend.faults.inject({ match, fault: { kind: 'status', status: 503 } });
  await renderApp({ at: '/', as: 'customer', backend });
  await waitFor(() => expect(requests()).toBeGreaterThan(0));
  backend.faults.clear(fault);
  await passTime(65_000);
  expect(await screen.findByRole('link', { name: NEXT })).toBeVisible();
});
