import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ORDERS_MIRROR } from '@/data/order/orderMirror';
import type { CollectionName } from '@/sync/mirror/collections';
import { rowsRead } from '@/sync/mirror/mirrorSlice';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { flushPendingWork, installFakeTimers, NOW, passTime } from '../../../../test/support/clock';
import { fillIn } from '../../../../test/support/fillIn';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { anOrderRow } from '../../../../test/support/rows';
import { anOrder, put } from '../../../../test/support/shop';

const SETTINGS = '/admin/dashboard/settings';
const ORDERS = '/admin/dashboard/orders';

/** Product 3 is low; A1 was placed this morning. */
const placed = (at: Date) => ({ orderDate: at, statusTimes: { pending: at }, updatedAt: at });

async function shopWithNews(): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  const at = new Date(NOW - 3_600_000);
  await put(backend, 'orders/A1', anOrder('A1', placed(at)));
  return backend;
}

async function open(backend: LocalFirebase, at: string) {
  const app = await renderApp({ at, as: 'admin', backend });
  // The page takes the focus once it has come.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  return app;
}
const bell = () => screen.findByRole('button', { name: /^Notifications/ });
const bellSaying = (words: string) => screen.findByRole('button', { name: `Notifications, ${words}` });
const panel = () => screen.findByRole('region', { name: 'Notifications' });

describe('the bell', () => {
  it('counts alerts and new orders once all of them have been read, and says so once', async () => {
    const { user } = await open(await shopWithNews(), ORDERS);
    // Of the stock this page reads nothing: one order is not yet all there is to tell.
    await screen.findByRole('link', { name: /^View.* A1/ });
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await user.click(await bell());
    expect(await bellSaying('2 unread notifications')).toHaveAttribute('aria-expanded', 'true');
    const shown = within(await panel());
    const low = await shown.findByRole('link', { name: /Low stock: Compact Water/ });
    expect(low).toHaveAttribute('href', '/admin/dashboard/inventory?adjust=3');
    expect(low).toHaveTextContent('Warning');
    const order = shown.getByRole('link', { name: /New order: A1/ });
    expect(order).toHaveAttribute('href', '/admin/dashboard/orders?view=A1');
    expect(order).toHaveTextContent('Asha Rao · ₹9.45');
    expect(shown.getByRole('link', { name: 'See all alerts (1)' })).toHaveAttribute(
      'href',
      '/admin/dashboard/alerts',
    );
    expect(screen.getByText('2 unread notifications')).toHaveAttribute('aria-live', 'polite');
  });

  // A rejection that nobody takes fails the run.
  it('waits for its next reading where the code of the rows cannot be had, and tells all then', async () => {
    const { compact } = ORDERS_MIRROR;
    if (!compact) throw new Error('the orders are stored as rows, too');
    const load = vi.spyOn(compact, 'load').mockRejectedValue(new TypeError('no code'));
    installFakeTimers();
    await open(await shopWithNews(), SETTINGS);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await act(flushPendingWork);
    expect(load).toHaveBeenCalled();
    load.mockRestore();
    await act(() => passTime(61_000));
    expect(await bellSaying('2 unread notifications')).toBeVisible();
  });

  it('keeps on the device what was read, and counts only what is new', async () => {
    const backend = await shopWithNews();
    const app = await open(backend, ORDERS);
    await app.user.click(await bell());
    await bellSaying('2 unread notifications');
    await app.user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await bellSaying('Nothing unread')).toBeVisible();
    // The button is gone with what it did.
    await waitFor(async () => expect(await panel()).toHaveFocus());
    // Less to read is no news.
    expect(screen.queryByText(/unread notification/)).toBeNull();
    await waitFor(() => expect(localStorage.getItem('persist:preferences')).toContain('placed.A1'));
    await closeBrowser();
    app.unmount();

    await put(backend, 'orders/A2', anOrder('A2', placed(new Date(NOW))));
    await open(backend, ORDERS);
    expect(await bellSaying('1 unread notification')).toBeVisible();
  });

  it('takes what is followed for read', async () => {
    const { user } = await open(await shopWithNews(), ORDERS);
    await user.click(await bell());
    await bellSaying('2 unread notifications');
    await user.click(await screen.findByRole('link', { name: /New order: A1/ }));
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(globalThis.location.search).toBe('?view=A1');
    expect(await bellSaying('1 unread notification')).toBeVisible();
    // Escape would go nowhere before the order has come, and the order would close the panel when it comes.
    await screen.findByRole('dialog', { name: /A1/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await bell());
    await user.click(await screen.findByRole('link', { name: /^See all alerts/ }));
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(globalThis.location.pathname).toBe('/admin/dashboard/alerts');
  });

  it('tells of a cancellation as of a new thing', async () => {
    const backend = await shopWithNews();
    const { user } = await open(backend, ORDERS);
    await user.click(await bell());
    // The stock too: what comes later would be unread again.
    await bellSaying('2 unread notifications');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    const at = new Date(NOW);
    await put(
      backend,
      'orders/A1',
      anOrder('A1', { orderDate: at, status: 'cancelled', statusTimes: { cancelled: at }, updatedAt: at }),
    );
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    await user.click(refresh);
    expect(await bellSaying('1 unread notification')).toBeVisible();
    await user.click(await bell());
    expect(await screen.findByRole('link', { name: /Unread\s*Cancelled: A1/ })).toBeVisible();
  });

  it('counts an alert that was read and put off for a day once more when the day is over', async () => {
    const backend = await openShopBackend();
    const first = await open(backend, '/admin/dashboard/alerts');
    await first.user.click(await bell());
    await bellSaying('1 unread notification');
    await first.user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await bellSaying('Nothing unread')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('persist:preferences')).toContain('lowStock.3.0'));
    await closeBrowser();
    first.unmount();

    const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000);
    await put(backend, 'alertStates/lowStock.3.0', {
      ...{ acknowledgedBy: 'admin', byName: 'Admin User', lastCommandId: 'C1' },
      ...{ at: hoursAgo(25), snoozedUntil: hoursAgo(1) },
    });
    const { user } = await open(backend, '/admin/dashboard/alerts');
    expect(await bellSaying('1 unread notification')).toBeVisible();
    await user.click(await bell());
    const shown = within(await panel());
    expect(await shown.findByRole('link', { name: /Unread\s*Low stock: Compact Water/ })).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Mark all as read' }));
    expect(await bellSaying('Nothing unread')).toBeVisible();
  });

  it('does not count the order that the person has taken here, nor the one they have cancelled, after a reload either', async () => {
    const backend = await shopWithNews();
    const app = await open(backend, ORDERS);
    const { user } = app;
    await user.click(await bell());
    await bellSaying('2 unread notifications');
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await user.keyboard('{Escape}');

    await user.click(screen.getByRole('button', { name: 'New Order' }));
    const form = within(await screen.findByRole('dialog', { name: 'New Order' }));
    await fillIn(user, await form.findByLabelText('Name'), 'Ravi Kumar');
    await fillIn(user, form.getByLabelText('Phone'), '9876543211');
    await fillIn(user, form.getByLabelText('Email'), 'ravi@demo.test');
    await fillIn(user, form.getByLabelText('Delivery address'), '12 Lake View Road, Pune 411001');
    const product = form.getByLabelText('Product');
    await user.selectOptions(product, within(product).getByRole('option', { name: /Premium Water/ }));
    await user.click(form.getByRole('button', { name: 'Add' }));
    await user.click(form.getByRole('button', { name: /^Place Order/ }));
    const placed = await screen.findByRole('alertdialog', { name: '✅ Order placed successfully!' });
    await user.click(within(placed).getByRole('button', { name: 'OK' }));

    await user.click(await screen.findByRole('button', { name: 'Edit order A1' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Edit order #A1' }));
    await user.selectOptions(editor.getByLabelText('Status'), 'Cancelled');
    await user.click(editor.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('✅ Order updated successfully!');

    await user.click(await bell());
    const shown = within(await panel());
    const cancelled = await shown.findByRole('link', { name: /Cancelled: A1/ });
    const taken = shown
      .getAllByRole('link', { name: /New order/ })
      .find(link => link.textContent?.includes('Ravi Kumar'));
    expect(cancelled).not.toHaveTextContent('Unread');
    expect(taken).toBeVisible();
    expect(taken).not.toHaveTextContent('Unread');
    expect(await bellSaying('Nothing unread')).toBeVisible();
    // Also once the outbox has forgotten it.
    await waitFor(() => expect(localStorage.getItem('persist:preferences')).toContain('cancelled.A1'));
    await closeBrowser();
    app.unmount();
    await open(backend, SETTINGS);
    expect(await bellSaying('Nothing unread')).toBeVisible();
  });

  it('closes by Escape, back to its button, and when the person turns to something else', async () => {
    const { user } = await open(await shopWithNews(), SETTINGS);
    await user.click(await bell());
    expect(await panel()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    expect(await bell()).toHaveFocus();
    await user.click(await bell());
    await user.click(screen.getByRole('button', { name: 'Close notifications' }));
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    await waitFor(async () => expect(await bell()).toHaveFocus());
    await user.click(await bell());
    await user.click(await screen.findByRole('heading', { level: 1 }));
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    await user.click(await bell());
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: /^Search orders/ });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
  });

  it('hears within a minute of a new order, in a page that reads none', async () => {
    installFakeTimers();
    const backend = await shopWithNews();
    await open(backend, SETTINGS);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    await act(() => passTime(61_000));
    // The order, and the stock that is low.
    expect(await bellSaying('2 unread notifications')).toBeVisible();
    await put(backend, 'orders/A2', anOrder('A2', placed(new Date(NOW))));
    await act(() => passTime(61_000));
    expect(await bellSaying('3 unread notifications')).toBeVisible();
  });

  it('counts after the action that brings the orders, which no screen has to wait for', async () => {
    const { store } = await open(await shopWithNews(), SETTINGS);
    const uid = store.getState().session['back-office'].user?.id ?? '';
    const syncCursor = {
      complete: true,
      cursor: null,
      total: 1,
      latestOnly: false,
      syncedThrough: null,
      asOf: null,
    };
    const readNothingOf = (...collections: readonly CollectionName[]) =>
      act(() => {
        for (const collection of collections)
          store.dispatch(rowsRead({ uid, collection, rows: [], syncCursor }));
      });
    readNothingOf('orders', 'inventory', 'stockMovements', 'productionLines', 'alertStates');
    expect(await bellSaying('Nothing unread')).toBeVisible();
    const rows = [anOrderRow({ orderedAt: new Date(NOW).toISOString() })];
    act(() => void store.dispatch(rowsRead({ uid, collection: 'orders', rows, syncCursor })));
    expect(screen.getByRole('button', { name: 'Notifications, Nothing unread' })).toBeVisible();
    expect(await bellSaying('1 unread notification')).toBeVisible();
  });

  it('costs nothing until it is opened, and shows in any page what the device stored', async () => {
    const backend = await shopWithNews();
    const app = await open(backend, '/admin/dashboard/alerts');
    await screen.findByRole('article', { name: 'Low stock: Compact Water' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    await closeBrowser();
    app.unmount();

    const before = backend.firestore.meter.total().reads;
    const shown = new Set<string>();
    const look = () => {
      for (const button of document.querySelectorAll('button[aria-label^="Notifications"]')) {
        shown.add(button.getAttribute('aria-label') ?? '');
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    // A page that reads nothing.
    await open(backend, '/admin/dashboard/nothing');
    expect(await bellSaying('2 unread notifications')).toBeVisible();
    await flushPendingWork();
    watch.disconnect();
    // No other number before the true one.
    expect([...shown]).toEqual(['Notifications', 'Notifications, 2 unread notifications']);
    expect(backend.firestore.meter.total().reads - before).toBe(0);
  });
});
