import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cachedOrders } from '../support/cachedRecords';
import { flushPendingWork, installFakeTimers, passTime } from '../support/clock';
import { expectQueued, queueOrder, shopOf, twoBottles } from '../support/customerOrders';
import { fillIn } from '../support/fillIn';
import { aMemoryStorage } from '../support/memoryStorage';
import { anOrderOf, queueUnsent } from '../support/queuedOrders';
import { closeBrowser, forgetDevice, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';

const IS_FULL = 'This device is full: what you do now is not kept here.';
const NOT_STORED = /^Nothing can be saved on this device/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const missing = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** None of our databases takes another record. */
function fillDatabases(): void {
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method];
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...args) {
      return ['lists', 'items', 'commands'].includes(this.name) ? full() : write.apply(this, args);
    });
  }
}

async function openOrderForm(user: UserEvent) {
  const card = (await screen.findByRole('heading', { name: 'Premium Water' })).closest('article');
  await user.click(await within(card ?? document.body).findByRole('button', { name: /^Order Now/ }));
  await screen.findByDisplayValue(CUSTOMER.email);
}

async function placeOrder(user: UserEvent) {
  await fillIn(user, screen.getByLabelText('Delivery address'), '12 Lake View Road, Pune 411001');
  await fillIn(user, screen.getByLabelText('Phone'), '9876543210');
  await user.click(screen.getByRole('button', { name: /^Place Order - / }));
}

describe('on a full device', () => {
  it('the app goes on, and says so once', async () => {
    const { items: _, ...kept } = aMemoryStorage();
    let tries = 0;
    const setItem = (key: string, text: string) => {
      if (!key.startsWith('persist:')) return kept.setItem(key, text);
      tries += 1;
      return full();
    };
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({ ...kept, setItem } as Storage);
    const { user } = await renderApp({ at: '/menu' });
    expect(await screen.findByText('3 products')).toBeVisible();
    expect(await screen.findByText(IS_FULL)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    const before = tries;
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Size');
    await waitFor(() => expect(globalThis.location.search).toBe('?sort=size'));
    globalThis.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(tries).toBeGreaterThan(before));
    await act(flushPendingWork);
    expect(screen.queryByText(IS_FULL)).toBeNull();
  });

  it('a list that cannot be kept is shown all the same', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001'));
    const { user } = await renderApp({ at: '/menu', as: 'customer', backend });
    await screen.findByText(CUSTOMER.displayName);
    fillDatabases();
    await user.click(screen.getByRole('link', { name: 'My Orders' }));
    expect(await screen.findByRole('article', { name: 'Order #ORDER0000001' })).toBeVisible();
    expect(await screen.findByText(IS_FULL)).toBeVisible();
    expect(await cachedOrders()).toEqual([]);
  });

  it('an order that was saved before waits, which is said, and goes once there is room', async () => {
    installFakeTimers();
    const app = await renderApp({ at: '/track-order', as: 'customer' });
    await screen.findByRole('heading', { name: 'No orders yet' });
    const write = IDBObjectStore.prototype.put;
    const filling = vi.spyOn(IDBObjectStore.prototype, 'put');
    filling.mockImplementation(function (this: IDBObjectStore, ...args) {
      return this.name === 'commands' ? full() : write.apply(this, args);
    });
    await queueOrder(app, twoBottles());
    expect(await screen.findByText(IS_FULL)).toBeVisible();
    expect(shopOf(app.backend).orders).toEqual([]);
    filling.mockRestore();
    await act(() => passTime(10_000));
    await expectQueued(app, 'T0000000001', { status: 'done' });
    expect(shopOf(app.backend).orders).toEqual(['T0000000001']);
  });

  it('an order is never called saved: it is sent at once', async () => {
    const { user, backend } = await renderApp({ at: '/menu', as: 'customer' });
    await openOrderForm(user);
    fillDatabases();
    await placeOrder(user);
    expect(await screen.findByText('✅ Order placed successfully!')).toBeVisible();
    expect(backend.firestore.documents.list('orders')).toHaveLength(1);
    expect(await screen.findByText(IS_FULL)).toBeVisible();
    expect(screen.queryByText('Saved on this device, not sent yet')).toBeNull();
  });
});

describe('on a device whose storage takes no change', () => {
  it('what waits is neither discarded nor taken back for editing, which says so, and can be once it does', async () => {
    const app = await renderApp({ at: '/outbox', as: 'customer' });
    app.backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    await queueUnsent(app, anOrderOf(2, 'T0000000001'));
    fillDatabases();
    await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We cannot tell yet/);
    await app.user.click(screen.getByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/^We cannot tell yet/);
    expect(screen.getByRole('article', { name: 'Order #T0000000001' })).toBeVisible();

    vi.restoreAllMocks();
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to send' })).toBeVisible();
  });
});

describe('on a device that was full before the app was opened', () => {
  it('what is stored is there, and what is not kept is said', async () => {
    const { user, backend } = await renderApp({ at: '/menu' });
    const card = (await screen.findByRole('heading', { name: 'Premium Water' })).closest('article');
    await user.click(await within(card ?? document.body).findByRole('button', { name: /^Add / }));
    await waitFor(() => expect(localStorage.getItem('persist:cart')).toContain('Premium Water'));
    cleanup();
    await closeBrowser();

    const stored = { ...aMemoryStorage({ ...localStorage }), length: localStorage.length, setItem: full };
    vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue(stored as unknown as Storage);
    await renderApp({ at: '/cart', backend });
    expect(await screen.findByRole('heading', { name: 'Premium Water' })).toBeVisible();
    expect(await screen.findByText(IS_FULL)).toBeVisible();
  });
});

describe('on a device that keeps nothing', () => {
  /** As in some private windows, or with all site data blocked. */
  const blockStorage = () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(missing);
  };

  it('the app works, and the order form says that an order cannot wait here', async () => {
    blockStorage();
    const { user, backend } = await renderApp({ at: '/menu', as: 'customer' });
    await openOrderForm(user);
    expect(await screen.findByText(NOT_STORED)).toBeVisible();
    await placeOrder(user);
    expect(await screen.findByText('✅ Order placed successfully!')).toBeVisible();
    expect(backend.firestore.documents.list('orders')).toHaveLength(1);
  });

  it('lists come from the server', async () => {
    blockStorage();
    const backend = await openShopBackend();
    await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001'));
    await renderApp({ at: '/track-order', as: 'customer', backend });
    expect(await screen.findByRole('article', { name: 'Order #ORDER0000001' })).toBeVisible();
    cleanup();
    await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
    expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
  });

  it('nothing of this is said where an order can wait', async () => {
    const { user, services } = await renderApp({ at: '/menu', as: 'customer' });
    await openOrderForm(user);
    expect(await (await services.cachedLists()).canStore()).toBe(true);
    expect(screen.queryByText(NOT_STORED)).toBeNull();
  });
});

describe('an order that is placed', () => {
  it('is what the browser is asked not to evict, and nothing less', async () => {
    const persist = vi.fn(async () => true);
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { persisted: async () => false, persist },
    });
    const { user } = await renderApp({ at: '/menu', as: 'customer' });
    await openOrderForm(user);
    expect(persist).not.toHaveBeenCalled();
    await placeOrder(user);
    await waitFor(() => expect(persist).toHaveBeenCalledOnce());
    Reflect.deleteProperty(navigator, 'storage');
  });
});

describe('what a device held', () => {
  it('that a newer app has changed is left alone, and the list comes from the server', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001'));
    const newer = await openDB('shop-kept', 9, { upgrade: db => void db.createObjectStore('tomorrow') });
    try {
      await renderApp({ at: '/track-order', as: 'customer', backend });
      expect(await screen.findByRole('article', { name: 'Order #ORDER0000001' })).toBeVisible();
      const stores = Array.from(newer.objectStoreNames).filter(name => name !== 'tomorrow');
      expect(await Promise.all(stores.map(name => newer.count(name)))).toEqual(stores.map(() => 0));
    } finally {
      newer.close();
      await deleteDB('shop-kept');
    }
  });

  it('that the browser has evicted is fetched again', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001'));
    await renderApp({ at: '/track-order', as: 'customer', backend });
    await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
    cleanup();
    await forgetDevice();
    localStorage.clear();
    await renderApp({ at: '/track-order', as: 'customer', backend });
    expect(await screen.findByRole('article', { name: 'Order #ORDER0000001' })).toBeVisible();
  });

  it.each([
    ['the catalogue', 'persist:catalogue'],
    ['the session', 'persist:session'],
    ['the session’s mirror', 'user'],
  ])('when damaged in %s, loses nothing else', async (_what, key) => {
    const backend = await openShopBackend();
    await put(backend, 'orders/ORDER0000001', anOrder('ORDER0000001'));
    await renderApp({ at: '/menu', as: 'customer', backend });
    await screen.findByText('3 products');
    cleanup();
    await renderApp({ at: '/track-order', backend });
    await waitFor(async () => expect(await cachedOrders()).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('persist:catalogue')).toContain('Premium Water'));
    cleanup();
    await closeBrowser();

    localStorage.setItem(key, '{"storefront":"{');
    backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
    await renderApp({ at: '/track-order', backend });
    expect(await screen.findByRole('article', { name: 'Order #ORDER0000001' })).toBeVisible();
    expect(screen.getByText(CUSTOMER.displayName)).toBeVisible();
  });
});
