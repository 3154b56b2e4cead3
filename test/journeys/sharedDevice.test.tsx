import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { cachedItems, cachedOrders } from '../support/cachedRecords';
import { fillIn } from '../support/fillIn';
import { anOrderOf, queue, queueUnsent, settled, type TestApp } from '../support/queuedOrders';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { ADMIN, anOrder, CUSTOMER, put } from '../support/shop';

const NAME = CUSTOMER.displayName;
async function signIn({ user }: TestApp, shared: boolean, { email, password } = CUSTOMER): Promise<void> {
  const [emailBox, passwordBox] = [await screen.findByLabelText('Email'), screen.getByLabelText('Password')];
  await user.clear(emailBox);
  await fillIn(user, emailBox, email);
  await user.clear(passwordBox);
  await fillIn(user, passwordBox, password);
  if (shared) await user.click(screen.getByRole('checkbox', { name: 'This is a shared device' }));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** A customer with an order, signed in on a device, and looking at it. */
async function lookAtOrders(backend: LocalFirebase, shared: boolean): Promise<TestApp> {
  await put(backend, 'orders/ASHA00000001', anOrder('ASHA00000001'));
  const app = await renderApp({ at: '/track-order', backend });
  await signIn(app, shared);
  await screen.findByRole('article', { name: 'Order #ASHA-0000-0001' });
  await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem('persist:session')).toContain(NAME));
  return app;
}

/** Closes the tab, and what it alone remembers with it. */
async function closeTab({ kill }: TestApp): Promise<void> {
  kill();
  await closeBrowser();
  sessionStorage.clear();
}

/** What the outbox has on the device, whosever it is. */
async function storedCommands(): Promise<unknown[]> {
  const database = await openDB('shop-outbox');
  const stored = await database.getAll('commands');
  database.close();
  return stored;
}

const everythingIn = (storage: Storage) =>
  Object.keys(storage)
    .map(key => `${key}=${storage.getItem(key)}`)
    .join('\n');

describe('a session on a shared device', () => {
  it('says what that means before it is chosen', async () => {
    await renderApp({ at: '/login' });
    const box = await screen.findByRole('checkbox', { name: 'This is a shared device' });
    expect(box).not.toBeChecked();
    expect(box).toHaveAccessibleDescription(
      /sign you out when you close this tab.*Unsent orders stay on this device/,
    );
  });

  it('outlives a reload', async () => {
    const backend = await openShopBackend();
    const app = await lookAtOrders(backend, true);
    app.kill();
    await closeBrowser();
    await renderApp({ at: '/track-order', backend });
    expect(await screen.findByRole('article', { name: 'Order #ASHA-0000-0001' })).toBeVisible();
  });

  it('ends with its tab, and the next to come finds nothing of it', async () => {
    const backend = await openShopBackend();
    await closeTab(await lookAtOrders(backend, true));

    const next = await renderApp({ at: '/', backend });
    // Not for a moment: the device's own copy is what the first screen shows.
    expect(document.body).not.toHaveTextContent(NAME);
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    await waitFor(async () => expect(await cachedItems()).toEqual([]));
    await waitFor(() => expect(everythingIn(localStorage)).not.toMatch(/asha/i));
    // It was to be expected: nobody has to be told to sign in again.
    await next.user.click(screen.getByRole('link', { name: 'Login' }));
    await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
    expect(screen.queryByText(/^You are signed out/)).toBeNull();
  });

  it('keeps nothing of an order that was sent beyond their sign-out', async () => {
    const app = await lookAtOrders(await openShopBackend(), true);
    await queue(app, anOrderOf(2, 'T0000000001'));
    await settled(app, 'T0000000001', 'done');
    expect(JSON.stringify(await storedCommands())).toContain('12 Lake View Road');
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(async () => expect(await storedCommands()).toEqual([]));
  });

  it('leaves what was not sent on the device, unseen, for whoever it belongs to', async () => {
    const backend = await openShopBackend();
    const app = await lookAtOrders(backend, true);
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await queueUnsent(app, anOrderOf(2, 'T0000000001'));
    await closeTab(app);

    backend.faults.clear();
    const next = await renderApp({ at: '/login', backend });
    await waitFor(() => expect(next.store.getState().session.storefront.status).toBe('signedOut'));
    expect(next.store.getState().outbox.entries).toEqual([]);
    expect(backend.firestore.documents.read('orders/T0000000001')).toBeUndefined();
    await signIn(next, false);
    await waitFor(() => expect(backend.firestore.documents.read('orders/T0000000001')).toBeDefined());
  });

  it('is not one where that was not asked for', async () => {
    const backend = await openShopBackend();
    await closeTab(await lookAtOrders(backend, false));
    await renderApp({ at: '/', backend });
    expect(await screen.findByRole('link', { name: NAME })).toBeVisible();
  });

  it('is not what the next sign-in in the same tab begins, unless it is asked for again', async () => {
    const backend = await openShopBackend();
    const app = await lookAtOrders(backend, true);
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    await app.user.click(await screen.findByRole('link', { name: 'Login' }));
    await signIn(app, false);
    await screen.findByRole('link', { name: NAME });
    await closeTab(app);
    await renderApp({ at: '/', backend });
    expect(await screen.findByRole('link', { name: NAME })).toBeVisible();
  });

  it('is the staff’s too, with what they had read', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/ASHA00000001', anOrder('ASHA00000001'));
    const app = await renderApp({ at: '/admin', backend });
    await signIn(app, true, ADMIN);
    await waitFor(async () => expect((await cachedItems()).map(({ uid }) => uid)).toContain(ADMIN.uid));
    await closeTab(app);

    await renderApp({ at: '/admin', backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeVisible();
    await waitFor(async () => expect(await cachedItems()).toEqual([]));
    expect(everythingIn(localStorage)).not.toMatch(/asha|admin@/i);
  });
});
