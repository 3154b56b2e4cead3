import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Order, OrderItem } from '@/domain/order/order';
import type { Product } from '@/domain/product/product';
import { connectivityChanged } from '@/store/connectivitySlice';
import { DEFAULT_OFFICE } from '@/store/preferences/officePreferences';
import { officeChanged, themeChosen } from '@/store/preferences/preferencesSlice';
import type { CollectionName, MirrorRow } from '@/sync/mirror/collections';
import { rowsRead } from '@/sync/mirror/mirrorSlice';
import { commandQueued } from '@/sync/outbox/outboxSlice';
import '@/data/shop/shopReads';
import { api } from '@/store/api/api';
import { flushPendingWork, passTime } from '../support/clock';
import { aQueuedEdit } from '../support/edits';
import { openOrders, shownIds } from '../support/ordersPage';
import type { TestApp } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { counted, countedHook, rendered } from '../support/renderCounts';
import { aLine, anOrderRow, aStockItem } from '../support/rows';
import { ADMIN, anOrder, CUSTOMER, put } from '../support/shop';

/*
 * How often what is on screen renders, counted by React's Profiler around the app's own components: nothing for what does
 * not concern it, and what is one of many for its own change alone.
 */

vi.mock('@/features/storefront/menu/MenuPage', async load => {
  const { MenuPage } = await load<typeof import('@/features/storefront/menu/MenuPage')>();
  return { MenuPage: counted(MenuPage, { name: 'menu' }) };
});
vi.mock('@/features/storefront/menu/MenuControls', async load => {
  const { MenuControls } = await load<typeof import('@/features/storefront/menu/MenuControls')>();
  return { MenuControls: counted(MenuControls, { name: 'controls' }) };
});
vi.mock('@/features/storefront/menu/ProductCard', async load => {
  const { ProductCard } = await load<typeof import('@/features/storefront/menu/ProductCard')>();
  const of = ({ product }: { readonly product: Product }) => product.id;
  return { ProductCard: counted(ProductCard as never, { name: 'product', of }) };
});
vi.mock('@/features/storefront/cart/CartPage', async load => {
  const { CartPage } = await load<typeof import('@/features/storefront/cart/CartPage')>();
  return { CartPage: counted(CartPage, { name: 'cart' }) };
});
vi.mock('@/features/storefront/cart/CartLine', async load => {
  const { CartLine } = await load<typeof import('@/features/storefront/cart/CartLine')>();
  const of = ({ line }: { readonly line: OrderItem }) => line.productId;
  return { CartLine: counted(CartLine as never, { name: 'line', of }) };
});
vi.mock('@/features/backOffice/adminOrders/OrdersPage', async load => {
  const { OrdersPage } = await load<typeof import('@/features/backOffice/adminOrders/OrdersPage')>();
  return { OrdersPage: counted(OrdersPage, { name: 'orders' }) };
});
// What the page reads, of which the list and its search are a part.
vi.mock('@/data/order/useOrdersWithEdits', async load => {
  const all = await load<typeof import('@/data/order/useOrdersWithEdits')>();
  return { ...all, useOrdersWithEdits: countedHook(all.useOrdersWithEdits, 'read orders') };
});
vi.mock('@/features/backOffice/adminOrders/edit/FailedEditsNotice', async load => {
  const { FailedEditsNotice } =
    await load<typeof import('@/features/backOffice/adminOrders/edit/FailedEditsNotice')>();
  return { FailedEditsNotice: counted(FailedEditsNotice, { name: 'failed edits' }) };
});
vi.mock('@/features/backOffice/adminOrders/list/OrderRow', async load => {
  const { OrderRow } = await load<typeof import('@/features/backOffice/adminOrders/list/OrderRow')>();
  const of = ({ order }: { readonly order: Order }) => order.id;
  return { OrderRow: counted(OrderRow as never, { name: 'row', of }) };
});

vi.mock('@/features/backOffice/adminOrders/create/NewOrderButton', async load => {
  const { NewOrderButton } =
    await load<typeof import('@/features/backOffice/adminOrders/create/NewOrderButton')>();
  return { NewOrderButton: counted(NewOrderButton, { name: 'new order' }) };
});
vi.mock('@/ui/list/SortHeader', async load => {
  const { SortHeader } = await load<typeof import('@/ui/list/SortHeader')>();
  return { SortHeader: counted(SortHeader, { name: 'head' }) };
});

const entry = (fields: Partial<ReturnType<typeof aQueuedEdit>['entry']>) =>
  commandQueued({ ...aQueuedEdit().entry, id: `C-${fields.name}`, status: 'done', ...fields });

const read = ({ store }: TestApp, collection: CollectionName, rows: readonly MirrorRow[]) => {
  const { uid, of } = store.getState().mirror;
  const known = of[collection]?.syncCursor;
  return rowsRead({
    ...{ uid: uid ?? ADMIN.uid, collection, rows },
    syncCursor: known ?? {
      complete: true,
      cursor: null,
      total: 1,
      latestOnly: false,
      syncedThrough: null,
      asOf: null,
    },
  });
};

const apiRead = api.util.upsertQueryEntries([
  { endpointName: 'getShop', arg: 'somebody', value: { items: [], asOf: null } },
] as never) as unknown as UnknownAction;

/** Until nothing renders any more: on a busy machine something of the page may still be on its way. */
async function renderToRest(): Promise<void> {
  let turns = 0;
  do {
    turns += 1;
    expect(turns, 'until nothing renders any more').toBeLessThan(500);
    rendered();
    await act(flushPendingWork);
  } while (Object.keys(rendered()).length > 0);
}

/** What renders for one action after another, by the action's name. */
async function renderedBy(app: TestApp, actions: { readonly [name: string]: UnknownAction }) {
  await renderToRest();
  const by: { [name: string]: ReturnType<typeof rendered> } = {};
  for (const [name, action] of Object.entries(actions)) {
    await act(async () => void app.store.dispatch(action));
    by[name] = rendered();
  }
  return by;
}

/** The same, where nothing may render. */
const nothingFor = (actions: object) => Object.fromEntries(Object.keys(actions).map(name => [name, {}]));

/** Of either shop or office, to what the shop shows. */
const nothingToTheShop = {
  offline: connectivityChanged(false),
  online: connectivityChanged(true),
  theme: themeChosen({ theme: 'dark' }),
  density: officeChanged({ office: { ...DEFAULT_OFFICE, density: 'compact' } }),
  'an edit of staff’s': entry({ name: 'updateOrder' }),
  'somebody else’s order': entry({ name: 'placeOrder', area: 'storefront', uid: 'somebody' }),
  'another reading': apiRead,
};

describe('the menu', () => {
  const openMenu = async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/AGAIN0000001', anOrder('AGAIN0000001', { status: 'delivered' }));
    const app = await renderApp({ at: '/menu', as: 'customer', backend });
    expect(await screen.findByText('3 products')).toBeVisible();
    // So does what was ordered last.
    await screen.findByRole('button', { name: /^Order again/ });
    // Each card's button comes by itself.
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Add to cart/ })).toHaveLength(3));
    return app;
  };

  it('does not render for what does not concern it', async () => {
    const app = await openMenu();
    expect(await renderedBy(app, nothingToTheShop)).toEqual(nothingFor(nothingToTheShop));
  });

  it('renders no card for a letter typed in the search, and the page once', async () => {
    await openMenu();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    // The search's code comes with the first letter.
    const addressIs = (query: string) => waitFor(() => expect(globalThis.location.search).toBe(query));
    fireEvent.change(search, { target: { value: 'ess' } });
    expect(await screen.findByText('1 product')).toBeVisible();
    await addressIs('?q=ess');
    fireEvent.change(search, { target: { value: '' } });
    expect(await screen.findByText('3 products')).toBeVisible();
    await addressIs('');
    await renderToRest();
    // Nothing passes but what the test lets pass: on a busy machine typing may rest between two letters.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (const value of ['pre', 'prem']) fireEvent.change(search, { target: { value } });
      expect(rendered()).toEqual({ menu: 2, controls: 2 });
      await act(() => passTime(250));
      expect(globalThis.location.search).toBe('?q=prem');
      expect(screen.getByText('1 product')).toBeVisible();
      // A card's link to its details follows the address.
      const { menu: _page, controls: _controls, ...cards } = rendered();
      expect(cards).toEqual({ 'product 1': 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('renders only the card whose stock has changed', async () => {
    const app = await openMenu();
    const changed = api.util.updateQueryData(
      'listProducts' as never,
      undefined as never,
      ((products: { inStock: number }[]) => {
        if (products[1]) products[1].inStock = 2;
      }) as never,
    );
    await renderToRest();
    await act(async () => void app.store.dispatch(changed as never));
    expect(rendered()).toEqual({ menu: 1, controls: 1, 'product 2': 1 });
  });
});

describe('the cart', () => {
  it('does not render for what does not concern it, and renders the line alone that changes', async () => {
    const app = await renderApp({ at: '/menu', as: 'customer' });
    for (const name of [/^Add to cart: Premium/, /^Add to cart: Essential/]) {
      await app.user.click(await screen.findByRole('button', { name }));
    }
    await app.user.click(await screen.findByRole('link', { name: /^Cart,/ }));
    await screen.findByRole('heading', { name: 'Your cart' });
    await screen.findByText('Cart total');
    expect(await renderedBy(app, nothingToTheShop)).toEqual(nothingFor(nothingToTheShop));

    await app.user.click(screen.getByRole('button', { name: /^One Premium Water.* more$/ }));
    expect(rendered()).toEqual({ cart: 1, 'line 1': 1 });
  });
});

describe('the orders', () => {
  const open = async () => {
    const app = await openOrders({ A1: {}, A2: {}, A3: {} });
    await waitFor(() => expect(shownIds()).toEqual(['A1', 'A2', 'A3']));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    // What stands around the list comes after it.
    await screen.findByRole('button', { name: /^Notifications/ });
    return app;
  };

  it('do not render for what does not concern them', async () => {
    const app = await open();
    const unrelated = {
      theme: themeChosen({ theme: 'dark' }),
      density: officeChanged({ office: { ...DEFAULT_OFFICE, density: 'compact' } }),
      'a product’s edit': entry({ name: 'updateStockItem' }),
      'a customer’s order': entry({ name: 'placeOrder', area: 'storefront', uid: CUSTOMER.uid }),
      'another reading': apiRead,
      'a product': read(app, 'inventory', [aStockItem({ id: '9' })]),
      'a line': read(app, 'productionLines', [aLine()]),
    };
    // The code that lays edits over the rows is there from the first of them on.
    await act(async () => void app.store.dispatch(entry({ name: 'createStaffNote' })));
    expect(await renderedBy(app, unrelated)).toEqual(nothingFor(unrelated));
  });

  it('render no row for the connection, and the row alone that has changed', async () => {
    const app = await open();
    // The head of the page, which has the button, says that it is offline, with what is loaded the first time that something is to be said.
    const { offline } = await renderedBy(app, { offline: connectivityChanged(false) });
    expect(Object.keys(offline ?? {}).sort()).toEqual(['new order', 'orders', 'read orders']);
    expect(await screen.findByText(/^Offline\. Showing/)).toBeVisible();

    const order = app.store.getState().mirror.of.orders?.rows.A2;
    const { changed } = await renderedBy(app, {
      changed: read(app, 'orders', [anOrderRow({ ...order, status: 'shipped' })]),
    });
    // The page itself may have something more to say of the connection meanwhile.
    const { orders, 'read orders': reads, ...rows } = changed ?? {};
    expect(orders).toBeGreaterThan(0);
    expect(reads).toBeGreaterThan(0);
    // Who takes a new order looks through those that are there.
    expect(rows).toEqual({ 'row A2': 1, 'new order': 1 });
  });

  it('render for a letter of the search the rows that are left: no head or button, and nothing of what is read', async () => {
    await open();
    const search = screen.getByRole('searchbox');
    // What a first search asks for comes with its first letter.
    fireEvent.change(search, { target: { value: 'A' } });
    await waitFor(() => expect(globalThis.location.search).toBe('?q=A'));
    await renderToRest();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.change(search, { target: { value: 'A2' } });
      expect(shownIds()).toEqual(['A2']);
      // Once for the row, once for what follows it.
      expect(rendered()).toEqual({ orders: 2, 'row A2': 1 });
    } finally {
      vi.useRealTimers();
    }
  });
});
