import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SeedFields } from '../../../../../local-firebase/seed/seedValue';
import { cachedOrders } from '../../../../../test/support/cachedRecords';
import { NOW } from '../../../../../test/support/clock';
import { countReads } from '../../../../../test/support/countReads';
import { closeBrowser, openShopBackend, renderApp } from '../../../../../test/support/renderApp';
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
