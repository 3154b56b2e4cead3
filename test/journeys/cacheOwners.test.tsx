import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { cachedItems, cachedOrders } from '../support/cachedRecords';
import { flushPendingWork } from '../support/clock';
import { holdReads } from '../support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, CUSTOMER, put } from '../support/shop';
import { server } from '../support/testBackend';

afterEach(() => server.resetHandlers());

const RAVI = {
  uid: 'ravi',
  email: 'ravi@demo.test',
  password: 'water-demo-2',
  displayName: 'Ravi Iyer',
  emailVerified: true,
};

/** Asha and Ravi have an order each. */
async function openShopOfTwo(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  await backend.auth.accounts.create(RAVI);
  await put(backend, 'orders/ASHA00000001', anOrder('ASHA00000001'));
  await put(backend, 'orders/RAVI00000001', anOrder('RAVI00000001', { userId: RAVI.uid }));
  return backend;
}

/** Waits until these orders are kept, and nothing at all of whoever has none of them. */
const keeps = (...orders: string[]) =>
  waitFor(async () => {
    expect((await cachedOrders()).map(({ uid, id }) => `${uid} ${id}`)).toEqual(orders);
    const owners = orders.map(order => order.split(' ')[0]);
    expect((await cachedItems()).filter(({ uid }) => !owners.includes(uid))).toEqual([]);
  });
const openOrders = async (backend: LocalFirebase, as: 'customer' | 'visitor' = 'visitor') => {
  const app = await renderApp({ at: '/track-order', as, backend });
  await waitFor(() => expect(app.store.getState().session.storefront.status).not.toBe('loading'));
  return app;
};

describe('what is kept of a customer', () => {
  it('is deleted when they sign out', async () => {
    const backend = await openShopOfTwo();
    const { user } = await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await keeps();
  });

  it('is deleted when they sign out in another tab', async () => {
    const backend = await openShopOfTwo();
    await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    const other = await openOrders(backend);
    await other.services.auth.storefront.signOut();
    await keeps();
    expect(await screen.findAllByRole('heading', { name: 'Welcome Back' })).not.toEqual([]);
  });

  it('is deleted when a session turns out to have ended while the app was closed', async () => {
    const backend = await openShopOfTwo();
    const { services } = await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    await waitFor(() => expect(localStorage.getItem('persist:session')).toContain(CUSTOMER.email));
    cleanup();
    const stored = localStorage.getItem('persist:session') ?? '';
    await services.auth.storefront.signOut();
    localStorage.setItem('persist:session', stored);
    await openOrders(backend);
    await keeps();
  });

  it('is never shown to another, and does not outlive the other’s sign-in', async () => {
    const backend = await openShopOfTwo();
    const { services } = await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    // As if the app had died between the end of the session and the deletion.
    const asha = { area: 'storefront', uid: CUSTOMER.uid, list: 'myOrders' } as const;
    const cachedLists = await services.cachedLists();
    const left = await cachedLists.read(asha);
    await services.auth.storefront.signOut();
    await keeps();
    const items = new Map([['ASHA00000001', left?.items[0]]]);
    await cachedLists.replace(asha, { version: 1, asOf: left?.asOf ?? '', items });
    cleanup();

    await services.auth.storefront.signIn(RAVI.email, RAVI.password);
    const hidden = backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
    await openOrders(backend);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your orders could not be loaded.');
    expect(screen.queryByRole('article')).toBeNull();
    // Ravi's own are the shop's settings alone.
    await waitFor(async () =>
      expect((await cachedItems()).map(({ uid, list }) => `${uid} ${list}`)).toEqual(['ravi shop']),
    );
    backend.faults.clear(hidden);
  });

  it('is not written by a reading that was under way when they signed out', async () => {
    const backend = await openShopOfTwo();
    const app = await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    const replace = vi.spyOn(await app.services.cachedLists(), 'replace');
    const letGo = holdReads();
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await app.services.auth.storefront.signOut();
    await keeps();
    const ended = () =>
      app.recording().steps.filter(({ action }) => /executeQuery\/(fulfilled|rejected)$/.test(action.type))
        .length;
    const before = ended();
    letGo();
    await waitFor(() => expect(ended()).toBeGreaterThan(before));
    await act(flushPendingWork);
    expect(replace).not.toHaveBeenCalled();
    await keeps();
  });

  it('stays over a closed browser, and is theirs again', async () => {
    const backend = await openShopOfTwo();
    await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    cleanup();
    await closeBrowser();
    await openOrders(backend);
    await keeps('asha ASHA00000001');
  });
});

describe('a customer and staff on one device', () => {
  it('keep their own, and each sign-out deletes its own', async () => {
    const backend = await openShopOfTwo();
    const customer = await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    cleanup();
    const staff = await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    await keeps('admin ASHA00000001', 'admin RAVI00000001', 'asha ASHA00000001');
    await staff.services.auth['back-office'].signOut();
    await keeps('asha ASHA00000001');

    await staff.services.auth['back-office'].signIn(ADMIN.email, ADMIN.password);
    await customer.services.auth.storefront.signOut();
    cleanup();
    await renderApp({ at: '/admin/dashboard/orders', backend });
    await keeps('admin ASHA00000001', 'admin RAVI00000001', 'asha ASHA00000001');
    cleanup();
    await openOrders(backend);
    await keeps('admin ASHA00000001', 'admin RAVI00000001');
  });
});

describe('two tabs', () => {
  it('keep whole readings: the later one stands, and neither loses an order', async () => {
    const backend = await openShopOfTwo();
    const first = await openOrders(backend, 'customer');
    await keeps('asha ASHA00000001');
    await put(backend, 'orders/ASHA00000002', anOrder('ASHA00000002'));
    const second = await openOrders(backend);
    await keeps('asha ASHA00000001', 'asha ASHA00000002');
    await put(backend, 'orders/ASHA00000003', anOrder('ASHA00000003'));
    const [refresh] = screen.getAllByRole('button', { name: 'Refresh' });
    if (!refresh) throw new Error('two tabs are open');
    await first.user.click(refresh);
    await keeps('asha ASHA00000001', 'asha ASHA00000002', 'asha ASHA00000003');
    expect(second.store.getState().session.storefront.user?.id).toBe(CUSTOMER.uid);
  });
});
