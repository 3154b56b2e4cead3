import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ORDERS_MIRROR } from '@/data/order/orderMirror';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { cachedItems } from '../support/cachedRecords';
import { countReads } from '../support/countReads';
import { holdReads } from '../support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';
import { server } from '../support/testBackend';

afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});

const ORDERS = '/admin/dashboard/orders';
const ORDERS_READ = { path: ':runQuery' };

/** Minutes before the shop's day begins. */
const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 9) - minutes * 60_000);

async function putOrders(backend: LocalFirebase, from: number, to: number) {
  for (let index = from; index <= to; index += 1) {
    const id = `A${String(index).padStart(9, '0')}`;
    const at = minutesAgo(index);
    await put(backend, `orders/${id}`, anOrder(id, { orderDate: at, createdAt: at, updatedAt: at }));
  }
}

async function shopWith(orders: number) {
  const backend = await openShopBackend();
  await putOrders(backend, 1, orders);
  return backend;
}

const open = (backend: LocalFirebase) => renderApp({ at: ORDERS, as: 'admin', backend });

describe('the staff’s mirror of the orders', () => {
  it('is read once, and after a reload costs what changed and no more', async () => {
    const backend = await shopWith(60);
    const app = await open(backend);
    expect(await screen.findByText('Showing 1 to 10 of 60 orders')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );

    await closeBrowser();
    app.unmount();
    await putOrders(backend, 61, 61);
    await put(backend, 'orders/B000000001', anOrder('B000000001', { updatedAt: minutesAgo(0) }));
    const reads = await countReads(backend);
    await open(backend);
    expect(await screen.findByText('Showing 1 to 10 of 61 orders')).toBeVisible();
    // The one that changed, and the newest known once more; one that bears an earlier time than those is not found.
    expect(await reads()).toBe(2);
  });

  it('shows what the device kept with the network off', async () => {
    const backend = await shopWith(3);
    const app = await open(backend);
    expect(await screen.findByText('Showing 1 to 3 of 3 orders')).toBeVisible();
    await closeBrowser();
    app.unmount();
    backend.faults.inject({ match: ORDERS_READ, fault: { kind: 'dropRequest' } });
    await open(backend);
    expect(await screen.findByText('Showing 1 to 3 of 3 orders')).toBeVisible();
    expect(await screen.findByText(/^Offline\. Showing data from 2:30 pm\./)).toBeVisible();
  });

  it('keeps nothing of a card that an old order still holds', async () => {
    const backend = await openShopBackend();
    const card = { cardNumber: '4111111111111111', expiryDate: '12/30', cvv: '737' };
    await put(backend, 'orders/OLD0000001', { ...anOrder('OLD0000001'), ...card });
    await open(backend);
    expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
    const kept = await waitFor(async () => {
      const items = (await cachedItems()).filter(({ list }) => list === 'replica/orders');
      expect(items).toHaveLength(1);
      return items;
    });
    const text = JSON.stringify(kept);
    expect(text).toContain('OLD0000001');
    for (const secret of Object.values(card)) expect(text).not.toContain(secret);
  });

  it('is nobody else’s: it goes when its reader signs out', async () => {
    const app = await open(await shopWith(2));
    expect(await screen.findByText('Showing 1 to 2 of 2 orders')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    expect(app.store.getState().mirror).toEqual({ uid: null, of: {} });
    await waitFor(async () => expect(await cachedItems()).toEqual([]));
  });

  it('is not stored after its reader has signed out, though its first page was still to be written then', async () => {
    const readAll = holdReads();
    const app = await open(await shopWith(2));
    const lists = await app.services.cachedLists();
    const [add, forget] = [vi.spyOn(lists, 'add'), vi.spyOn(lists, 'forget')];
    const { compact } = ORDERS_MIRROR;
    if (!compact) throw new Error('the orders are stored as rows, too');
    const load = compact.load;
    let letWrite = () => {};
    const held = new Promise<void>(resolve => {
      letWrite = resolve;
    });
    vi.spyOn(compact, 'load').mockImplementation(async () => {
      // The rows are in the state: this is for writing them.
      if (app.store.getState().mirror.of.orders) await held;
      return load();
    });
    readAll();
    expect(await screen.findByText('Showing 1 to 2 of 2 orders')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    await waitFor(() => expect(forget).toHaveBeenCalled());
    const ofOrders = () => add.mock.calls.findIndex(([{ list }]) => list === 'replica/orders');
    expect(ofOrders()).toBe(-1);
    letWrite();
    await waitFor(() => expect(ofOrders()).not.toBe(-1));
    await Promise.all(add.mock.results.map(({ value }) => value));
    expect(await cachedItems()).toEqual([]);
  });
});
