import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { createIndexedDbCachedLists } from '@/services/cacheStore/indexedDbCachedLists';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { countReads } from '../support/countReads';
import type { TestApp } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';

const idOf = (index: number) => `A${String(index).padStart(9, '0')}`;
/** The higher its number, the older an order. */
const placedAt = (index: number) => new Date(Date.UTC(2026, 0, 15, 9) - index * 3_600_000);

async function shopBeyondMirror(total: number): Promise<LocalFirebase> {
  const backend = await openShopBackend();
  for (let index = 1; index <= total; index += 1) {
    const at = placedAt(index);
    const times = { createdAt: at, orderDate: at, updatedAt: at };
    await put(backend, `orders/${idOf(index)}`, anOrder(idOf(index), times));
  }
  return backend;
}

/** A device whose mirror has the latest `held` of them. */
async function keepLatest(total: number, held: number) {
  const iso = (index: number) => placedAt(index).toISOString().replace('Z', '000Z');
  const items = new Map<string, object>();
  for (let index = 1; index <= held; index += 1) {
    const [id, at] = [idOf(index), iso(index)];
    items.set(id, { id, data: { status: 'pending', createdAt: at, orderDate: at, updatedAt: at } });
  }
  const asOf = placedAt(0).toISOString();
  const cursor = [iso(held), idOf(held)];
  const note = { filled: true, cursor, total, latestOnly: true, through: iso(1), asOf };
  const key = { area: 'back-office', uid: 'admin', list: 'replica/orders' } as const;
  await createIndexedDbCachedLists().add(key, { version: 1, asOf, note, items, follows: () => true });
}

async function openOrders(total: number, held: number, search = '') {
  const backend = await shopBeyondMirror(total);
  await keepLatest(total, held);
  const app = await renderApp({ at: `/admin/dashboard/orders${search}`, as: 'admin', backend });
  const section = within(await screen.findByRole('region', { name: 'Older orders' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
  );
  return { ...app, section };
}

/** The bill of an order reads the stock: the count, the newest change, three products, and what changed since (the three again). */
const STOCK_READS = 1 + 1 + 3 + 3;

/** Follows a link of the app. Answers how many documents were read for it, without those of the stock. */
async function followLink({ backend, store }: Pick<TestApp, 'backend' | 'store'>, search: string) {
  const reads = await countReads(backend);
  globalThis.history.pushState({ usr: null, key: 'link', idx: 1 }, '', `/admin/dashboard/orders${search}`);
  globalThis.dispatchEvent(new PopStateEvent('popstate', { state: globalThis.history.state }));
  await waitFor(() => expect(store.getState().mirror.of.inventory?.synced).toBe(true));
  return (await reads()) - STOCK_READS;
}

describe('orders beyond those that are kept', () => {
  it('are opened to be edited by a link, for one read, and changed like any other', async () => {
    const app = await openOrders(6, 3);
    const { user, backend } = app;
    expect(await followLink(app, `?edit=${idOf(6)}`)).toBe(1);
    // While the order is read, another dialog of this name stands there.
    const dialog = () => within(screen.getByRole('dialog', { name: `Edit order #${orderNumber(idOf(6))}` }));
    await user.selectOptions(await waitFor(() => dialog().getByLabelText('Status')), 'Processing');
    await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('✅ Order updated successfully!')).toBeVisible();
    expect(backend.firestore.documents.read(`orders/${idOf(6)}`)?.fields.status).toEqual({
      stringValue: 'processing',
    });
  });

  it('are opened by a link to be read, for one read and one of their notes, and moved on like any other', async () => {
    const app = await openOrders(6, 3);
    const { user, backend } = app;
    expect(await followLink(app, `?view=${idOf(6)}`)).toBe(1 + 1);
    const dialog = () => within(screen.getByRole('dialog', { name: `Order #${orderNumber(idOf(6))}` }));
    await user.click(await waitFor(() => dialog().getByRole('button', { name: 'Mark as processing' })));
    expect(await waitFor(() => dialog().getByText('Saved: Processing.'))).toBeVisible();
    expect(backend.firestore.documents.read(`orders/${idOf(6)}`)?.fields.status).toEqual({
      stringValue: 'processing',
    });
    expect(await waitFor(() => dialog().getByRole('button', { name: 'Mark as shipped' }))).toBeVisible();
  });

  it('are read when asked for, fifty at a time, from where the list ends', async () => {
    const { user, section, backend } = await openOrders(60, 3);
    expect(await screen.findByText('Showing 1 to 3 of 3 orders')).toBeVisible();
    const reads = await countReads(backend);
    await user.click(section.getByRole('button', { name: 'Show older orders' }));
    expect(await section.findByText('Page 1, 50 orders')).toBeVisible();
    expect(await reads()).toBe(50);
    expect(section.getByRole('link', { name: `View older order ${orderNumber(idOf(4))}` })).toBeVisible();
    expect(section.queryByText(idOf(3))).toBeNull();

    await user.click(section.getByRole('button', { name: 'Older' }));
    expect(await section.findByText('Page 2, 7 orders')).toBeVisible();
    // A page is read from its top.
    expect(section.getByText('Page 2, 7 orders').closest('[tabindex="-1"]')).toHaveFocus();
    expect(await reads()).toBe(57);
    expect(section.getByRole('link', { name: `View older order ${orderNumber(idOf(60))}` })).toBeVisible();
    expect(section.getByRole('button', { name: 'Older' })).toHaveAttribute('aria-disabled', 'true');
    // What was read is there to go back to.
    await user.click(section.getByRole('button', { name: 'Newer' }));
    expect(await section.findByText('Page 1, 50 orders')).toBeVisible();
    expect(await reads()).toBe(57);
  });

  it('show all they hold, and Back leads to the list', async () => {
    const { user, section } = await openOrders(5, 3);
    await user.click(section.getByRole('button', { name: 'Show older orders' }));
    await user.click(await section.findByRole('link', { name: `View older order ${orderNumber(idOf(5))}` }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Older order #${orderNumber(idOf(5))}` }),
    );
    expect(await dialog.findByText('12 Lake View Road, Pune 411001')).toBeVisible();
    globalThis.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(section.getByText('Page 1, 2 orders')).toBeVisible();
  });

  it('are found by their number, for one read', async () => {
    const { user, section, backend } = await openOrders(5, 3);
    await user.click(section.getByRole('button', { name: 'Find' }));
    expect(section.getByRole('alert')).toHaveTextContent('Give the number of an order.');
    const find = async (id: string) => {
      await user.type(section.getByLabelText('Find by order number'), `#${orderNumber(id)}`);
      await user.click(section.getByRole('button', { name: 'Find' }));
      const dialog = within(await screen.findByRole('dialog', { name: `Older order #${orderNumber(id)}` }));
      expect(await dialog.findByText('Asha Rao')).toBeVisible();
      // Called what the inventory calls it: that is read with the first, and not again while it is fresh.
      expect(await dialog.findByText('Premium Water')).toBeVisible();
      expect(globalThis.location.search).toBe(`?older=${id}`);
      return dialog;
    };
    const first = await find(idOf(4));
    await user.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.clear(section.getByLabelText('Find by order number'));
    const reads = await countReads(backend);
    await find(idOf(5));
    expect(await reads()).toBe(1);
  });

  it('are said not to be there, or not to be had', async () => {
    const { user, section, backend } = await openOrders(5, 3, '?older=NOWHERE');
    const dialog = within(await screen.findByRole('dialog', { name: 'Older order #NOWHERE' }));
    expect(await dialog.findByText('There is no order NOWHERE.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const fault = backend.faults.inject({ match: { path: ':runQuery' }, fault: { kind: 'dropRequest' } });
    await user.click(section.getByRole('button', { name: 'Show older orders' }));
    expect(await section.findByRole('alert')).toHaveTextContent('The older orders could not be read.');
    backend.faults.clear(fault);
    await user.click(within(section.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await section.findByText('Page 1, 2 orders')).toBeVisible();
  });
});

it('are not spoken of where everything is kept', async () => {
  const backend = await openShopBackend();
  await put(backend, 'orders/A1', anOrder('A1'));
  await renderApp({ at: '/admin/dashboard/orders', as: 'admin', backend });
  expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Older orders' })).toBeNull();
});
