import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { api } from '@/store/api/api';
import { listTag } from '@/store/api/tags';
import { mirrorForgotten } from '@/sync/mirror/mirrorSlice';
import type { Source } from '@/sync/mirror/readChanges';
import { restoreCollection } from '@/sync/mirror/restoreCollection';
import { syncCollection } from '@/sync/mirror/syncCollection';
import { countReads } from '../support/countReads';
import { holdAnswers } from '../support/holdReads';
import { closeBrowser, openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';
import { server } from '../support/testBackend';

afterEach(() => server.resetHandlers());

const ORDERS = '/admin/dashboard/orders';

async function openOrders() {
  const backend = await openShopBackend();
  await put(backend, 'orders/A1', anOrder('A1'));
  const app = await renderApp({ at: ORDERS, as: 'admin', backend });
  await screen.findByRole('button', { name: 'Refresh', busy: false });
  await waitFor(() => expect(app.store.getState().mirror.of.orders?.syncCursor.complete).toBe(true));
  return { ...app, backend };
}

type App = Awaited<ReturnType<typeof openOrders>>;

/** A source whose one page arrives when it is let go. */
function heldSource() {
  let letGo = () => {};
  let tell = () => {};
  const asked = new Promise<void>(resolve => {
    tell = resolve;
  });
  const released = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const source: Source = {
    list: async () => {
      tell();
      await released;
      return [{ id: 'LATE', data: { updatedAt: '2026-01-15T08:00:00.000000Z' } }];
    },
    count: async () => 1,
    now: () => '2026-01-15T09:00:00.000Z',
  };
  return { source, asked, letGo: () => letGo() };
}

it('a page of before everything was forgotten is not taken for the whole', async () => {
  const { store } = await openOrders();
  const { source, asked, letGo } = heldSource();
  const reading = store.dispatch(syncCollection('orders', 'admin', source));
  await asked;
  act(() => void store.dispatch(mirrorForgotten()));
  letGo();
  await act(() => reading);
  expect(store.getState().mirror.of.orders?.rows.LATE).toBeUndefined();
  expect(store.getState().mirror.of.orders?.syncCursor.complete ?? false).toBe(false);
});

it('what the device kept never comes over what was read since', async () => {
  const first = await openOrders();
  await closeBrowser();
  first.unmount();
  await put(first.backend, 'orders/A2', anOrder('A2', { updatedAt: new Date(Date.UTC(2026, 0, 15)) }));
  const { store } = await renderApp({ at: '/admin/dashboard/settings', as: 'admin', backend: first.backend });
  await waitFor(() => expect(store.getState().mirror.of.orders?.rows.A1).toBeDefined());
  const { source, letGo } = heldSource();
  const reading = store.dispatch(syncCollection('orders', 'admin', source));
  letGo();
  await act(() => reading);
  const read = store.getState().mirror.of.orders;
  expect(read?.rows.LATE).toBeDefined();
  await act(() => store.dispatch(restoreCollection('orders', 'admin')));
  expect(store.getState().mirror.of.orders).toBe(read);
});

describe('what is asked for while it is being read', () => {
  const NEW = '9Z00NEW00001';
  const putNew = async ({ backend }: App) =>
    put(backend, `orders/${NEW}`, anOrder(NEW, { updatedAt: new Date() }));
  const idle = ({ store }: Pick<App, 'store'>) =>
    waitFor(() =>
      expect(Object.values(store.getState().api.queries).every(query => query?.status === 'fulfilled')).toBe(
        true,
      ),
    );
  /** By then, and not when the page next looks by itself. */
  async function expectNew(app: App): Promise<void> {
    await idle(app);
    expect(app.store.getState().mirror.of.orders?.rows[NEW]).toBeDefined();
    expect(await screen.findByRole('row', { name: new RegExp(orderNumber(NEW)) })).toBeVisible();
  }

  it('is read once more, as that reading may have begun before the change', async () => {
    const app = await openOrders();
    const { user, backend } = app;
    const { found, letGo } = holdAnswers(backend);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await found;
    await putNew(app);
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Search/ }), 'refresh{Enter}');
    letGo();
    await expectNew(app);
  });

  it('is read once more by Refresh, which takes a press then too', async () => {
    const app = await openOrders();
    const { found, letGo } = holdAnswers(app.backend);
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await found;
    await putNew(app);
    await app.user.click(screen.getByRole('button', { name: 'Refresh', busy: true }));
    letGo();
    await expectNew(app);
  });

  it('is read once more for a change of our own', async () => {
    const app = await openOrders();
    const { found, letGo } = holdAnswers(app.backend);
    await app.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await found;
    await putNew(app);
    act(() => void app.store.dispatch(api.util.invalidateTags([listTag('Order')])));
    letGo();
    await expectNew(app);
  });

  it('is read once more by a page that is looked at again', async () => {
    const backend = await openShopBackend();
    // Nothing changes any more about a delivered order: the page does not read it again by itself.
    await put(backend, 'orders/A1', anOrder('A1', { status: 'delivered' }));
    const { user } = await renderApp({ at: '/track-order', as: 'customer', backend });
    await screen.findByRole('article', { name: 'Order #A1' });
    const { found, letGo } = holdAnswers(backend);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await found;
    await put(backend, 'orders/A2', anOrder('A2', { status: 'delivered' }));
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    letGo();
    expect(await screen.findByRole('article', { name: 'Order #A2' })).toBeVisible();
  });

  it('is read once by a page that is looked at again, which the browser says twice', async () => {
    const app = await openOrders();
    const { backend } = app;
    await idle(app);
    const reads = await countReads(backend);
    const { found, letGo } = holdAnswers(backend);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      globalThis.dispatchEvent(new Event('focus'));
    });
    await found;
    letGo();
    await idle(app);
    // The newest order, which is read twice lest any be missed.
    expect(await reads()).toBe(1);
  });
});
