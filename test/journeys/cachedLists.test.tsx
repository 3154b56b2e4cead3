import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { cachedItems, cachedOrders, putCached } from '../support/cachedRecords';
import { flushPendingWork, NOW } from '../support/clock';
import { holdReads } from '../support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { replay } from '../support/replay';
import { anOrder, CUSTOMER, put } from '../support/shop';
import { server } from '../support/testBackend';

afterEach(() => server.resetHandlers());

const READS = { path: ':runQuery' };
const ORDERS = '/admin/dashboard/orders';
const CARD_NUMBER = '4111111111111111';

const cachedIds = async () => (await cachedOrders()).map(({ id }) => id);
const keeps = (...ids: string[]) => waitFor(async () => expect(await cachedIds()).toEqual(ids));
const loseNetwork = (backend: LocalFirebase) =>
  backend.faults.inject({ match: READS, fault: { kind: 'dropRequest' } });

/** A customer has looked at their orders, and closed the app. */
async function aVisitWith(...ids: string[]) {
  const backend = await openShopBackend();
  for (const id of ids) await put(backend, `orders/${id}`, anOrder(id, { cardNumber: CARD_NUMBER }));
  await renderApp({ at: '/track-order', as: 'customer', backend });
  await keeps(...ids);
  cleanup();
  return backend;
}

async function aStaffVisit(count: number) {
  const backend = await openShopBackend();
  for (let index = 1; index <= count; index += 1) {
    const id = `A${String(index).padStart(4, '0')}`;
    const orderDate = new Date(NOW - index * 60_000);
    const status = index % 3 === 0 ? 'shipped' : 'pending';
    await put(backend, `orders/${id}`, anOrder(id, { orderDate, createdAt: orderDate, status }));
  }
  await renderApp({ at: ORDERS, as: 'admin', backend });
  await waitFor(async () => expect(await cachedIds()).toHaveLength(count));
  cleanup();
  return backend;
}

const cardOf = (id: string) => screen.findByRole('article', { name: `Order #${orderNumber(id)}` });

describe('a customer’s own orders', () => {
  it('are there without a network as they were last read, and say when that was', async () => {
    const backend = await aVisitWith('ORDER0000001', 'ORDER0000002');
    await closeBrowser();
    loseNetwork(backend);
    vi.setSystemTime(NOW + 10 * 60_000);
    await renderApp({ at: '/track-order', backend });
    expect(await cardOf('ORDER0000001')).toBeVisible();
    expect(await cardOf('ORDER0000002')).toBeVisible();
    expect(await screen.findByText('Updated 10 min ago')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline.');
    expect(screen.queryByText('No orders yet')).toBeNull();
  });

  it('name the day of a reading that is not of today', async () => {
    const backend = await aVisitWith('ORDER0000001');
    loseNetwork(backend);
    vi.setSystemTime(NOW + 24 * 60 * 60_000);
    await renderApp({ at: '/track-order', backend });
    expect(await screen.findByText('As of 15 Jan 2026, 2:30 pm')).toBeVisible();
  });

  it('are shown while the server has not answered yet, and then as it answers', async () => {
    const backend = await aVisitWith('ORDER0000001');
    await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001', { status: 'shipped' }));
    const letGo = holdReads();
    vi.setSystemTime(NOW + 10 * 60_000);
    await renderApp({ at: '/track-order', backend });
    const card = within(await cardOf('ORDER0000001'));
    expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Pending, 25%');
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Updated 10 min ago')).toBeVisible();
    letGo();
    await screen.findByRole('progressbar', { value: { text: 'Shipped, 75%' } });
    expect(await screen.findByText('Updated 0 s ago')).toBeVisible();
  });

  it('of old, which name no bottle, are named from the kept catalogue', async () => {
    const backend = await aVisitWith();
    await put(backend, 'orders/OLD', { userId: CUSTOMER.uid, productId: '2', quantity: 3 });
    await renderApp({ at: '/track-order', backend });
    await keeps('OLD');
    await waitFor(() => expect(localStorage.getItem('persist:catalogue')).toContain('Essential Water'));
    cleanup();
    await closeBrowser();
    loseNetwork(backend);
    const { user } = await renderApp({ at: '/track-order', backend });
    await user.click(within(await cardOf('OLD')).getByRole('button', { name: 'View Details' }));
    expect(screen.getByText('Essential Water')).toBeVisible();
  });

  it('that are gone from the server are gone from the device too', async () => {
    const backend = await aVisitWith('ORDER0000001', 'ORDER0000002');
    await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001', { userId: 'ravi' }));
    await renderApp({ at: '/track-order', backend });
    await keeps('ORDER0000002');
  });

  it('are kept without anything of a card', async () => {
    await aVisitWith('ORDER0000001');
    expect(JSON.stringify(await cachedItems())).not.toContain(CARD_NUMBER);
  });

  it('are the same state when the session is folded again from its actions', async () => {
    const backend = await aVisitWith('ORDER0000001');
    const letGo = holdReads();
    const { recording } = await renderApp({ at: '/track-order', backend });
    await cardOf('ORDER0000001');
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'));
    letGo();
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    const { steps } = recording();
    expect(steps.some(({ action }) => action.type === 'api/queries/queryResultPatched')).toBe(true);
    expect(replay(recording())).toEqual(steps.map(({ state }) => state));
  });
});

describe('what is kept', () => {
  const key = { wing: 'storefront', uid: CUSTOMER.uid, list: 'myOrders' };

  it.each([
    ['is no order', { ...key, id: 'BROKEN', item: { id: 'BROKEN' } }],
    ['is nothing', { ...key, id: 'BROKEN', item: null }],
    ['has lost its item', { ...key, id: 'BROKEN' }],
  ])('shows the good beside one that %s', async (_damage, record) => {
    const backend = await aVisitWith('ORDER0000001');
    await putCached('items', record);
    loseNetwork(backend);
    await renderApp({ at: '/track-order', backend });
    expect(await cardOf('ORDER0000001')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('never shows an order of somebody else, wherever it was put', async () => {
    const backend = await aVisitWith('ORDER0000001');
    const [own] = await cachedOrders();
    await putCached('items', {
      ...key,
      id: 'ANOTHERS',
      item: { ...own?.item, id: 'ANOTHERS', userId: 'ravi' },
    });
    loseNetwork(backend);
    await renderApp({ at: '/track-order', backend });
    await cardOf('ORDER0000001');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it.each([
    ['without a time', { ...key, version: 1 }],
    ['with a time that is none', { ...key, version: 1, asOf: 'noon' }],
    ['without a version', { ...key, asOf: '2026-01-15T09:00:00.000Z' }],
  ])('is not shown %s, and is made anew', async (_damage, header) => {
    const backend = await aVisitWith('ORDER0000001');
    await putCached('lists', header);
    const fault = loseNetwork(backend);
    const { user } = await renderApp({ at: '/track-order', backend });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your orders could not be loaded.');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText('No orders yet')).toBeNull();

    backend.faults.clear(fault);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await cardOf('ORDER0000001');
    cleanup();
    loseNetwork(backend);
    await renderApp({ at: '/track-order', backend });
    expect(await cardOf('ORDER0000001')).toBeVisible();
  });

  it('by a newer version of the app is not written over', async () => {
    const backend = await aVisitWith('ORDER0000001');
    const newer = { ...key, id: 'NEWER', item: 'of a shape we do not know' };
    await putCached('lists', { ...key, version: 2, asOf: '2026-01-16T09:00:00.000Z' });
    await putCached('items', newer);
    await put(backend, 'orders/ORDER0000002', anOrder('ORDER0000002'));
    await renderApp({ at: '/track-order', backend });
    await cardOf('ORDER0000002');
    expect(await screen.findByText('Updated 0 s ago')).toBeVisible();
    await act(flushPendingWork);
    expect(await cachedItems()).toContainEqual(newer);
    expect(await cachedIds()).not.toContain('ORDER0000002');
  });
});

describe('the staff’s orders', () => {
  it('are there without a network: every page and filter of what was last seen', async () => {
    const backend = await aStaffVisit(30);
    await closeBrowser();
    loseNetwork(backend);
    vi.setSystemTime(NOW + 10 * 60_000);
    const { user } = await renderApp({ at: ORDERS, backend });
    expect(await screen.findByText('Showing 1 to 10 of 30 orders')).toBeVisible();
    expect(await screen.findByText('Updated 10 min ago')).toBeVisible();
    expect(await screen.findByText(/^Offline\. Showing data from 2:30 pm\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 11 to 20 of 30 orders')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Shipped 10' }));
    expect(await screen.findByText('Showing 1 to 10 of 10 orders')).toBeVisible();
  });

  it('that were never read here need a connection, and the page says so', async () => {
    const backend = await openShopBackend();
    loseNetwork(backend);
    await renderApp({ at: ORDERS, as: 'admin', backend });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The orders could not be loaded.');
    expect(alert).toHaveTextContent('You seem to be offline.');
    expect(screen.queryByText('No orders found matching your criteria')).toBeNull();
  });

  it('last read to be none are shown as none', async () => {
    const backend = await openShopBackend();
    await renderApp({ at: ORDERS, as: 'admin', backend });
    await screen.findByText('No orders found matching your criteria');
    cleanup();
    loseNetwork(backend);
    await renderApp({ at: ORDERS, backend });
    expect(await screen.findByText('No orders found matching your criteria')).toBeVisible();
    expect(await screen.findByText('Updated 0 s ago')).toBeVisible();
  });
});
