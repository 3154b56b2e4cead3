import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FaultRule } from '../../local-firebase/faults/faultRule';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { NOW, passTime, takeTimers } from '../support/clock';
import { anOrderOf, entries, queueUnsent, settled } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';

const NO_NETWORK = { match: { path: '/' }, fault: { kind: 'dropRequest' } } as const;
/** The last thing that was heard is that the order is on its way. */
const NOTHING_ARRIVES = { match: { path: ':commit' }, fault: { kind: 'dropRequest' } } as const;
const HOUR_MS = 60 * 60 * 1000;

const ordersOf = (backend: LocalFirebase) =>
  backend.firestore.documents.list('orders').map(({ path }) => path.slice('orders/'.length));

/** The app at an address, with an order of two bottles that could not be sent. */
async function withUnsentOrder(at: string, backend: LocalFirebase, fault: FaultRule = NOTHING_ARRIVES) {
  const app = await renderApp({ at, as: 'customer', backend });
  backend.faults.inject(fault);
  await queueUnsent(app, anOrderOf(2, 'T0000000001'));
  return app;
}

const card = (id: string) => screen.findByRole('article', { name: `Order #${id}` });
const press = async (app: Awaited<ReturnType<typeof renderApp>>, name: string) =>
  app.user.click(await screen.findByRole('button', { name }));

describe('the outbox page', () => {
  it('is led to by what the navigation says is waiting, and says all there is to know', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    await app.user.click(await screen.findByRole('link', { name: '1 waiting' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Waiting to be sent' })).toHaveFocus());
    const order = await card('T0000000001');
    expect(order).toHaveTextContent('Premium Water, 1L x 2');
    expect(order).toHaveTextContent('Total: ₹9.45');
    expect(order).toHaveTextContent('Waiting to send');
    expect(order).toHaveTextContent('Saved 15 Jan 2026, 14:30 · Tried once · No connection');

    backend.faults.clear();
    await press(app, 'Send now');
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
    expect(screen.queryByRole('link', { name: '1 waiting' })).toBeNull();
  });

  it('warns of what has waited for more than a day', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    app.kill();
    vi.setSystemTime(NOW + 25 * HOUR_MS);
    await renderApp({ at: '/outbox', as: 'customer', backend });
    expect(await card('T0000000001')).toHaveTextContent('This has been waiting for more than a day.');
  });

  it('gives the reason of what the shop refuses, and sends it when the shop has changed its mind', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    const stored = backend.firestore.documents.read('inventory/1');
    const sold = { integerValue: '1' };
    await backend.firestore.documents.write([
      { path: 'inventory/1', fields: { ...stored?.fields, inStock: sold } },
    ]);
    backend.faults.clear();
    await press(app, 'Send now');
    const order = await card('T0000000001');
    expect(await within(order).findByText('Only 1 left of Premium Water.')).toBeVisible();
    expect(screen.getByRole('link', { name: '1 needs you' })).toHaveAttribute('href', '/outbox');
    expect(ordersOf(backend)).toEqual([]);

    await backend.firestore.documents.write([{ path: 'inventory/1', fields: stored?.fields ?? {} }]);
    await press(app, 'Try again');
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('shows beside the others what cannot be read, and loses none of it', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    const { seq: _, ...kept } = entries(app)[0] ?? { seq: 0 };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('shop-outbox');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const store = database.transaction('commands', 'readwrite').objectStore('commands');
    store.add({ ...kept, id: 'T0000000002', tries: 'many' });
    store.add({ ...kept, id: 'T0000000003', payload: { items: 7 } });
    database.close();
    app.kill();
    backend.faults.clear();

    const again = await renderApp({ at: '/outbox', as: 'customer', backend });
    await settled(again, 'T0000000003', 'failed');
    expect(await screen.findByRole('article', { name: 'T0000000003' })).toHaveTextContent(
      'This could not be read. Please call us before you discard it.',
    );
    expect(
      screen.getByText('One saved entry on this device could not be read. Please call us.'),
    ).toBeVisible();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });
});

describe('taking back what waits', () => {
  it('opens the order form as it was filled in, sends nothing meanwhile, and then the new order alone', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend, NO_NETWORK);
    await press(app, 'Edit');
    expect(await screen.findByLabelText('Phone')).toHaveValue('9876543210');
    backend.faults.clear();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(ordersOf(backend)).toEqual([]);

    const address = screen.getByLabelText('Delivery address');
    await app.user.clear(address);
    await app.user.type(address, '7 Hill Road, Pune 411001');
    await press(app, 'Place Order - ₹9.45');
    expect(await screen.findByText('✅ Order placed successfully!')).toBeVisible();
    const [order, ...others] = backend.firestore.documents.list('orders');
    expect(others).toEqual([]);
    expect(order?.path).not.toBe('orders/T0000000001');
    expect(order?.fields.shippingAddress).toEqual({ stringValue: '7 Hill Road, Pune 411001' });
    expect(backend.firestore.documents.read('inventory/1')?.fields.inStock).toEqual({ integerValue: '28' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /waiting|needs you/ })).toBeNull());
  });

  it('keeps what was taken back until it is replaced or sent as it was', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await press(app, 'Edit');
    await screen.findByLabelText('Phone');
    backend.faults.clear();
    app.kill();

    const again = await renderApp({ at: '/outbox', as: 'customer', backend });
    expect(await card('T0000000001')).toHaveTextContent('Taken back');
    expect(ordersOf(backend)).toEqual([]);
    await press(again, 'Send as it was');
    await settled(again, 'T0000000001', 'done');
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('discards only after asking', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await press(app, 'Discard');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard Order #T0000000001?' }));
    await app.user.click(question.getByRole('button', { name: 'Keep it' }));
    expect(await card('T0000000001')).toBeVisible();

    await press(app, 'Discard');
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    backend.faults.clear();
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    app.kill();
    await renderApp({ at: '/outbox', as: 'customer', backend });
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(ordersOf(backend)).toEqual([]);
  });

  it('discards nothing that may have arrived while nobody can be asked, and nothing that has', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    // The try that seemed to fail had arrived.
    await put(backend, 'orders/T0000000001', anOrder('T0000000001'));
    backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
    const discard = async () => {
      await press(app, 'Discard');
      const question = within(await screen.findByRole('alertdialog'));
      expect(question.getByText(/It may already have reached us/)).toBeVisible();
      await app.user.click(question.getByRole('button', { name: 'Discard' }));
      return question;
    };
    const question = await discard();
    expect(await question.findByText(/We cannot tell yet whether it has reached us/)).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Keep it' }));

    backend.faults.clear();
    await discard();
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    expect(entries(app)).toMatchObject([{ status: 'done' }]);
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('says so when what was discarded arrives late', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await press(app, 'Discard');
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
    // Somewhere on the way a request had been waiting for its turn.
    await put(backend, 'orders/T0000000001', anOrder('T0000000001'));
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    const order = await card('T0000000001');
    expect(order).toHaveTextContent('Arrived after all');
    await press(app, 'I understand');
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  });

  it('stops looking for what was discarded when it cannot arrive any more, whatever the clock says', async () => {
    takeTimers();
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/outbox', backend);
    await press(app, 'Discard');
    await app.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(entries(app)).toMatchObject([{ status: 'discarded' }]));
    vi.setSystemTime(NOW + 2 * 3_600_000);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => passTime(9 * 60_000));
    expect(entries(app)).toMatchObject([{ status: 'discarded' }]);
    await act(() => passTime(2 * 60_000));
    await waitFor(() => expect(entries(app)).toEqual([]));
  });
});

describe('the menu', () => {
  it('offers what is left after the bottles of orders that wait here', async () => {
    const backend = await openShopBackend();
    await withUnsentOrder('/menu', backend);
    await put(backend, 'inventory/1', {
      name: 'Premium Water',
      category: 'premium',
      size: '1L',
      unitPrice: '2.99',
      inStock: 6,
    });
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Only 4 left')).toBeVisible();
  });
});

describe('signing out with unsent work', () => {
  const ask = async (app: Awaited<ReturnType<typeof renderApp>>) => {
    await press(app, 'Logout');
    const question = await screen.findByRole('alertdialog', { name: 'Sign out with unsent work?' });
    expect(question).toHaveTextContent('One thing you asked for is not sent yet.');
    return within(question);
  };
  const signedOut = () => screen.findByRole('link', { name: 'Login' });

  it('can be called off', async () => {
    const app = await withUnsentOrder('/menu', await openShopBackend());
    await app.user.click((await ask(app)).getByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByRole('link', { name: '1 waiting' })).toBeVisible();
  });

  it('may keep it on the device, which is said to be readable: sent when its owner is back', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    const question = await ask(app);
    expect(
      question.getByText(
        /The app shows it to nobody else, but anyone who can open this device’s storage could read it, addresses too\./,
      ),
    ).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Keep on this device' }));
    await signedOut();
    expect(entries(app)).toEqual([]);
    const { records } = await app.services.outboxLog.read({ wing: 'storefront', uid: CUSTOMER.uid });
    expect(JSON.stringify(records)).toContain('12 Lake View Road, Pune 411001');

    backend.faults.clear();
    const other = { uid: 'ravi', email: 'ravi@demo.test', password: 'water-demo-2', emailVerified: true };
    await backend.auth.accounts.create(other);
    await act(() => app.services.auth.storefront.signIn(other.email, other.password));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '1 waiting' })).toBeNull();
    await press(app, 'Logout');
    await signedOut();
    expect(ordersOf(backend)).toEqual([]);

    await act(() => app.services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password));
    await settled(app, 'T0000000001', 'done');
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('may send it first', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    const question = await ask(app);
    await app.user.click(question.getByRole('button', { name: 'Send now' }));
    expect(await question.findByText('Not everything could be sent now.')).toBeVisible();

    backend.faults.clear();
    await app.user.click(question.getByRole('button', { name: 'Send now' }));
    await signedOut();
    expect(ordersOf(backend)).toEqual(['T0000000001']);
  });

  it('may give it up', async () => {
    const backend = await openShopBackend();
    const app = await withUnsentOrder('/menu', backend);
    await app.user.click((await ask(app)).getByRole('button', { name: 'Discard' }));
    await signedOut();
    await act(() => app.services.auth.storefront.signIn(CUSTOMER.email, CUSTOMER.password));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    await waitFor(() => expect(app.store.getState().session.storefront.user?.id).toBe(CUSTOMER.uid));
    expect(ordersOf(backend)).toEqual([]);
  });
});
