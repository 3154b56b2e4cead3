import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selectOutbox } from '@/sync/outbox/outboxSlice';
import { installFakeTimers, passTime, passUntil } from '../support/clock';
import { shopOf } from '../support/customerOrders';
import { fillIn } from '../support/fillIn';
import { ORDERS, putOrders, shownIds } from '../support/ordersPage';
import { openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER } from '../support/shop';

afterEach(() => vi.unstubAllGlobals());

const SELECTION = {
  product: { id: '1', name: 'Premium Water', size: '1L', price: 2.99, image: '', description: '' },
  quantity: 2,
};

async function orderBy(user: UserEvent) {
  await fillIn(user, await screen.findByLabelText('Delivery address'), '12 Lake View Road, Pune 411001');
  await fillIn(user, screen.getByLabelText('Phone'), '9876543210');
  await user.click(screen.getByRole('button', { name: /^Place Order - / }));
}

const placed = () => screen.findByText('✅ Order placed successfully!');

describe('on a device that keeps nothing', () => {
  it('a customer signs in and orders, for as long as the page is open', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', undefined);
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const navigationState = { from: '/order', fromState: SELECTION };
    const { user, backend } = await renderApp({ at: '/login', navigationState });
    await fillIn(user, await screen.findByLabelText('Email'), CUSTOMER.email);
    await fillIn(user, screen.getByLabelText('Password'), CUSTOMER.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await orderBy(user);
    expect(await placed()).toBeVisible();
    expect(shopOf(backend).orders).toHaveLength(1);
  });
});

/** One of the databases is asked for, and the browser never answers. */
function neverOpen(which: string): void {
  const database = new Proxy(indexedDB, {
    get(target, member: keyof IDBFactory) {
      if (member === 'open') {
        return (name: string, version?: number) =>
          name === which ? new IDBOpenDBRequest() : target.open(name, version);
      }
      return target[member].bind(target);
    },
  });
  vi.stubGlobal('indexedDB', database);
}

describe('on a device whose database never opens', () => {
  it('staff see the orders all the same', async () => {
    installFakeTimers();
    const backend = await openShopBackend();
    await putOrders(backend, { A000000001: {} });
    neverOpen('shop-kept');
    await renderApp({ at: ORDERS, as: 'admin', backend });
    for (let waited = 0; waited < 10 && !screen.queryByRole('table'); waited += 1) {
      await act(() => passTime(1000));
    }
    await screen.findByRole('table');
    expect(shownIds()).toEqual(['A000000001']);
  });

  it('an order is sent directly', async () => {
    installFakeTimers();
    // Its code is there: the time that passes below is the database's.
    await import('@/services/outboxLog/indexedDbLog');
    neverOpen('shop-outbox');
    const { user, backend } = await renderApp({ at: '/order', as: 'customer', navigationState: SELECTION });
    await orderBy(user);
    await passTime(6000);
    expect(await placed()).toBeVisible();
    expect(shopOf(backend).orders).toHaveLength(1);
  });
});

/** Keeps everybody else out of a database until it is released, as a page does that was left in the middle of its work. */
async function occupy(name: string, storeName: string): Promise<() => void> {
  const database = await openAsIs(name);
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
  let occupied = true;
  const ask = () => {
    store.count().onsuccess = () => (occupied ? ask() : database.close());
  };
  ask();
  return () => {
    occupied = false;
  };
}

/** Lets nobody open a database anew until it is released: it is to be deleted, and a page still has it open. */
async function holdOpening(name: string): Promise<() => void> {
  const database = await openAsIs(name);
  indexedDB.deleteDatabase(name);
  return () => database.close();
}

const openAsIs = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

describe('on a device whose disk is slow', () => {
  it.each([
    ['takes late', () => occupy('shop-outbox', 'commands')],
    ['opens late', () => holdOpening('shop-outbox')],
  ])(
    'an order that the disk %s, and nobody else takes at all, is said to be saved, and placed once',
    async (_how, hold) => {
      installFakeTimers();
      const { user, backend, store } = await renderApp({
        at: '/order',
        as: 'customer',
        navigationState: SELECTION,
      });
      await screen.findByLabelText('Delivery address');
      const cut = backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
      const release = await hold();
      const begun = Date.now();
      await orderBy(user);
      // It is looked for on the disk first, and then written: each is given up after five seconds. So is each further try to write it.
      await act(() => passUntil(begun + 50_000));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      release();
      await act(() => passTime(9000));
      expect(await screen.findByText('Saved on this device, not sent yet', { exact: false })).toBeVisible();
      backend.faults.clear(cut);
      await act(() => passTime(60_000));
      expect(selectOutbox(store.getState()).entries).toMatchObject([{ status: 'done' }]);
      expect(shopOf(backend).orders).toHaveLength(1);
    },
  );
});
