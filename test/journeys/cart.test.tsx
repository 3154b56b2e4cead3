import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { storageKey } from '@/app/persistence/persistedSlice';
import { PRE_HYDRATION_ADDITIONS } from '@/features/storefront/cart/preHydrationAdditions';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { flushPendingWork } from '../support/clock';
import { fillIn } from '../support/fillIn';
import { anOrderOf, queueUnsent } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { CUSTOMER, put } from '../support/shop';

const CART = storageKey('cart');
const ADDRESS = '12 Lake View Road, Pune 411001';
const NO_NETWORK = { match: { path: '/v1/' }, fault: { kind: 'dropRequest' } } as const;

const bottle = (name: string, size: string, unitPrice: string, inStock: number) => ({
  name,
  size,
  unitPrice,
  inStock,
  category: 'premium',
});

const stockOf = (backend: LocalFirebase, id: string) =>
  backend.firestore.documents.read(`inventory/${id}`)?.fields.inStock;
const orders = (backend: LocalFirebase) => backend.firestore.documents.list('orders');

const add = async (user: UserEvent, product: string) =>
  user.click(
    await screen.findByRole('button', {
      name: new RegExp(`^(Add to cart: ${product}|One ${product} more)$`),
    }),
  );
const openCart = async (user: UserEvent) => {
  await user.click(screen.getByRole('link', { name: /^Cart, / }));
  await screen.findByRole('heading', { level: 1, name: 'Your cart' });
};
const line = (product: string) => screen.findByRole('article', { name: product });
const focused = () => document.activeElement as HTMLElement;
const inCart = (bottles: string) => screen.findByRole('link', { name: `Cart, ${bottles}` });

async function fillForm(user: UserEvent) {
  await fillIn(user, await screen.findByLabelText('Delivery address'), ADDRESS);
  await fillIn(user, screen.getByLabelText('Phone'), '9876543210');
}
const place = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Place Order - / }));

async function signIn(user: UserEvent) {
  await fillIn(user, await screen.findByLabelText('Email'), CUSTOMER.email);
  await fillIn(user, screen.getByLabelText('Password'), CUSTOMER.password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

/** The customer's app at the menu, with all three bottles of the shop in the cart. */
async function withThree(backend: LocalFirebase) {
  const app = await renderApp({ at: '/menu', as: 'customer', backend });
  await screen.findByRole('link', { name: /Asha Rao/ });
  await add(app.user, 'Premium Water 1 L');
  await add(app.user, 'Premium Water 1 L');
  await add(app.user, 'Essential Water 500 ml');
  await add(app.user, 'Compact Water 250 ml');
  return app;
}

describe('ordering a cart', () => {
  it('of three products without a network makes one order, and lowers the stock of each', async () => {
    const backend = await openShopBackend();
    const { user } = await withThree(backend);
    await inCart('4 bottles');
    await openCart(user);
    expect(await line('Premium Water 1 L')).toHaveTextContent('₹5.98');
    const fault = backend.faults.inject(NO_NETWORK);
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await fillForm(user);
    // 5.98 + 1.79 + 0.99 = 8.76, fee 2.99, tax 0.70.
    expect(screen.getByRole('button', { name: 'Place Order - ₹12.45' })).toBeVisible();
    await place(user);
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    await inCart('empty');
    expect(orders(backend)).toEqual([]);

    backend.faults.clear(fault);
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
    const [order, ...others] = orders(backend);
    expect(others).toEqual([]);
    expect(order?.fields.quantities).toEqual({
      mapValue: {
        fields: { '1': { integerValue: '2' }, '2': { integerValue: '1' }, '3': { integerValue: '1' } },
      },
    });
    expect(['1', '2', '3'].map(id => stockOf(backend, id))).toEqual([
      { integerValue: '28' },
      { integerValue: '29' },
      { integerValue: '2' },
    ]);
  });

  it('names all that has changed since at once, asks, and keeps the cart until it is settled', async () => {
    const backend = await openShopBackend();
    const { user } = await withThree(backend);
    await openCart(user);
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await fillForm(user);
    await put(backend, 'inventory/1', bottle('Premium Water', '1L', '3.49', 1));
    await put(backend, 'inventory/3', { ...bottle('Compact Water', '250ml', '0.99', 9), archived: true });
    await place(user);

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Only 1 left of Premium Water 1 L.',
      'The price of Premium Water 1 L has changed from ₹2.99 to ₹3.49.',
      'Compact Water 250 ml is no longer sold.',
    ]);
    await inCart('4 bottles');
    expect(orders(backend)).toEqual([]);

    await user.click(alert.getByRole('button', { name: 'Continue with these changes' }));
    // 3.49 + 1.79 = 5.28, fee 2.99, tax 0.42.
    await user.click(await screen.findByRole('button', { name: 'Place Order - ₹8.69' }));
    expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
    expect(orders(backend).map(({ fields }) => fields.total)).toEqual([{ doubleValue: 5.28 }]);
    await inCart('1 bottle');
  });

  it('takes no ninth product, and says so', async () => {
    const backend = await openShopBackend();
    for (let id = 11; id <= 19; id += 1) {
      await put(backend, `inventory/${id}`, bottle(`Spring ${id}`, '1L', '1.00', 9));
    }
    const { user } = await renderApp({ at: '/menu', backend });
    for (let id = 11; id <= 18; id += 1) await add(user, `Spring ${id} 1 L`);
    await add(user, 'Spring 19 1 L');
    expect(await screen.findByText(/Your cart holds 8 different products/)).toBeInTheDocument();
    await openCart(user);
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });
});

describe('the cart', () => {
  it('tells what has changed since, and orders what can be had', async () => {
    const backend = await openShopBackend();
    const app = await withThree(backend);
    app.kill();
    await put(backend, 'inventory/1', bottle('Premium Water', '1L', '3.49', 30));
    await put(backend, 'inventory/2', bottle('Essential Water', '500ml', '1.79', 0));
    const { user } = await renderApp({ at: '/cart', as: 'customer', backend });
    await screen.findByText('Out of stock.');
    expect(await line('Premium Water 1 L')).toHaveTextContent('₹3.49 eachwas ₹2.99 when you added it');
    expect(within(await line('Essential Water 500 ml')).queryByRole('textbox')).toBeNull();
    const leftOut = screen.getByText(
      'Not included: Essential Water 500 ml (out of stock). It stays in your cart.',
    );
    expect(leftOut).toBeVisible();
    // Before what the rest comes to.
    const sum = leftOut.compareDocumentPosition(screen.getByText('Subtotal'));
    expect(sum).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    // 6.98 + 0.99 = 7.97, fee 2.99, tax 0.64.
    expect(await screen.findByRole('button', { name: 'Place Order - ₹11.60' })).toBeVisible();
  });

  it('says what a line comes to of which fewer are left, and takes those', async () => {
    const backend = await openShopBackend();
    const app = await withThree(backend);
    app.kill();
    await put(backend, 'inventory/1', bottle('Premium Water', '1L', '2.99', 1));
    const { user } = await renderApp({ at: '/cart', as: 'customer', backend });
    await screen.findByText('Only 1 left.');
    const scarce = await line('Premium Water 1 L');
    expect(scarce).toHaveTextContent('₹5.98');
    within(scarce).getByRole('button', { name: 'Order 1 instead' }).focus();
    await user.keyboard('{Enter}');
    expect(scarce).toContainElement(focused());
    await inCart('3 bottles');
    expect(scarce).not.toHaveTextContent('₹5.98');
    expect(within(scarce).getByRole('status')).toHaveTextContent('Only 1 left.');
    expect(within(scarce).queryByRole('button', { name: 'Order 1 instead' })).toBeNull();
  });

  it('says at once how many are left where more are typed', async () => {
    const backend = await openShopBackend();
    const { user } = await withThree(backend);
    await openCart(user);
    const few = within(await line('Compact Water 250 ml'));
    expect(few.queryByText('Only 3 left.')).toBeNull();
    await user.clear(few.getByRole('textbox'));
    await user.keyboard('9');
    expect(few.getByRole('textbox')).toHaveFocus();
    expect(few.getByRole('textbox')).toHaveValue('3');
    expect(few.getByRole('status')).toHaveTextContent('Only 3 left.');
    expect(screen.getByText('Compact Water 250 ml: 3 in your cart.')).toHaveRole('status');
    await inCart('6 bottles');
  });

  it('calls a product what the shop calls it now, and says what it was called', async () => {
    const backend = await openShopBackend();
    const app = await withThree(backend);
    app.kill();
    await put(backend, 'inventory/1', bottle('Spring Water', '900ml', '2.99', 30));
    const { user } = await renderApp({ at: '/cart', as: 'customer', backend });
    expect(await line('Spring Water 900 ml')).toHaveTextContent(
      'was called Premium Water 1 L when you added it',
    );
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await fillForm(user);
    // What the person has been told of is not asked.
    await place(user);
    expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
  });

  it('changes quantities, takes a product out and puts it back where it was', async () => {
    const backend = await openShopBackend();
    const { user } = await withThree(backend);
    await openCart(user);
    await user.click(within(await line('Compact Water 250 ml')).getByRole('button', { name: /more$/ }));
    await user.click(within(await line('Compact Water 250 ml')).getByRole('button', { name: /more$/ }));
    expect(within(await line('Compact Water 250 ml')).getByRole('button', { name: /more$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await inCart('6 bottles');

    await user.click(screen.getByRole('button', { name: 'Remove Essential Water 500 ml' }));
    expect(screen.getByText('Removed Essential Water 500 ml.')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Essential Water 500 ml' })).toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(undo).not.toBeInTheDocument();
    // Where a control goes with what it did, the focus stays on the page.
    expect(screen.getByRole('main')).toContainElement(focused());
    expect(screen.getAllByRole('article').map(article => article.getAttribute('aria-label'))).toEqual([
      'Premium Water 1 L',
      'Essential Water 500 ml',
      'Compact Water 250 ml',
    ]);
  });

  it('is empty to begin with, and leads to the menu', async () => {
    await renderApp({ at: '/cart' });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
  });

  it('of a visitor goes with them through sign-in to the order form', async () => {
    const { user } = await renderApp({ at: '/menu' });
    await add(user, 'Premium Water 1 L');
    await add(user, 'Essential Water 500 ml');
    await openCart(user);
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await signIn(user);
    // 2.99 + 1.79 = 4.78, fee 2.99, tax 0.38.
    expect(await screen.findByRole('button', { name: 'Place Order - ₹8.15' })).toBeVisible();
    await inCart('2 bottles');
  });
});

describe('the bar with the cart’s total', () => {
  const bar = (text: string) => screen.findByRole('link', { name: new RegExp(`^${text}.*View cart`) });

  it('counts what the cart would order, at today’s prices', async () => {
    const backend = await openShopBackend();
    const app = await withThree(backend);
    // 2 × 2.99 + 1.79 + 0.99.
    await bar('4 bottles · ₹8.76');
    app.kill();
    await put(backend, 'inventory/1', bottle('Premium Water', '1L', '3.49', 30));
    await put(backend, 'inventory/2', bottle('Essential Water', '500ml', '1.79', 0));
    await put(backend, 'inventory/3', { ...bottle('Compact Water', '250ml', '0.99', 9), archived: true });
    const { user } = await renderApp({ at: '/menu', as: 'customer', backend });
    await bar('2 bottles · ₹6.98');
    await openCart(user);
    expect(await line('Premium Water 1 L')).toHaveTextContent('₹6.98');
    expect(screen.getByText('Subtotal').closest('div')).toHaveTextContent('₹6.98');
  });

  it('counts on the first page, as its cards do, what an order that waits here leaves of the stock', async () => {
    const backend = await openShopBackend();
    const app = await renderApp({ at: '/', as: 'customer', backend });
    const compact = 'Compact Water 250 ml';
    await add(app.user, compact);
    await add(app.user, compact);
    await add(app.user, 'Essential Water 500 ml');
    await bar('3 bottles · ₹3.77');
    backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
    const order = anOrderOf(2, 'T0000000001');
    const compactItem = { productId: '3', productName: 'Compact Water', size: '250ml', pricePaise: 99 };
    const items = order.items.map(item => ({ ...item, ...compactItem }));
    await queueUnsent(app, { ...order, items });
    // Of 3 there is one.
    await bar('1 bottle · ₹1.79');
    expect(screen.getByText('Only 1 left')).toBeVisible();
    await openCart(app.user);
    expect(within(await line(compact)).getByText('Only 1 left.')).toBeVisible();
  });

  it('stays where nothing of the cart can be ordered, and says so', async () => {
    const backend = await openShopBackend();
    const { user, kill } = await renderApp({ at: '/menu', as: 'customer', backend });
    await add(user, 'Essential Water 500 ml');
    await bar('1 bottle · ₹1.79');
    kill();
    await put(backend, 'inventory/2', bottle('Essential Water', '500ml', '1.79', 0));
    await renderApp({ at: '/menu', as: 'customer', backend });
    await bar('Nothing can be ordered now');
  });
});

describe('the cart on the device', () => {
  it('survives a reload', async () => {
    const backend = await openShopBackend();
    const app = await withThree(backend);
    await waitFor(() => expect(localStorage.getItem(CART)).toContain('Compact'));
    app.kill();
    await renderApp({ at: '/', as: 'customer', backend });
    await inCart('4 bottles');
  });

  it('is emptied when its owner signs out', async () => {
    const backend = await openShopBackend();
    const { user } = await withThree(backend);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await inCart('empty');
    await waitFor(() => expect(localStorage.getItem(CART)).not.toContain('Water'));
  });

  it('starts empty from what cannot be read, and keeps that aside', async () => {
    const damaged = JSON.stringify({
      lines: JSON.stringify([{ productId: '1', quantity: -4 }]),
      ownerId: 'null',
      _persist: '{"version":1,"rehydrated":true}',
    });
    localStorage.setItem(CART, damaged);
    const { user } = await renderApp({ at: '/menu' });
    await inCart('empty');
    expect(localStorage.getItem('quarantine:cart')).toContain('-4');
    await add(user, 'Premium Water 1 L');
    await inCart('1 bottle');
  });

  it('takes in what was asked of the page before the app was there, once the product is known', async () => {
    const left = (...additions: readonly (readonly [productId: string, quantity: number])[]) =>
      localStorage.setItem(
        PRE_HYDRATION_ADDITIONS,
        JSON.stringify(additions.map(([productId, quantity]) => ({ productId, quantity }))),
      );
    left(['1', 2], ['no longer sold', 1], ['2', 1], ['1', 1]);
    await renderApp({ at: '/cart' });
    await inCart('4 bottles');
    expect(localStorage.getItem(PRE_HYDRATION_ADDITIONS)).toBe(
      '[{"productId":"no longer sold","quantity":1}]',
    );
    left(['2', 2]);
    act(() => void globalThis.dispatchEvent(new Event(PRE_HYDRATION_ADDITIONS)));
    await inCart('6 bottles');
    expect(localStorage.getItem(PRE_HYDRATION_ADDITIONS)).toBeNull();
  });

  it('is one cart in two tabs', async () => {
    const backend = await openShopBackend();
    const app = await withThree(backend);
    await inCart('4 bottles');
    await waitFor(() => expect(localStorage.getItem(CART)).toContain('Compact'));
    const { lines } = app.store.getState().cart;
    const other = {
      lines: JSON.stringify(lines.slice(0, 2)),
      ownerId: '"asha"',
      _persist: '{"version":1,"rehydrated":true}',
    };
    // What the browser tells this tab when another has written.
    await waitFor(() => {
      act(() => {
        const event = { key: CART, newValue: JSON.stringify(other) };
        globalThis.dispatchEvent(new StorageEvent('storage', event));
      });
      expect(screen.getByRole('link', { name: 'Cart, 3 bottles' })).toBeVisible();
    });
  });

  it('is what another page has made of it where this one was in the back/forward cache meanwhile and told nothing', async () => {
    const app = await withThree(await openShopBackend());
    await inCart('4 bottles');
    await waitFor(() => expect(localStorage.getItem(CART)).toContain('Compact'));
    const { lines } = app.store.getState().cart;
    const moved = (type: 'pagehide' | 'pageshow') =>
      globalThis.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    const stored = localStorage.getItem(CART) ?? '';
    const other = JSON.stringify({ ...JSON.parse(stored), lines: JSON.stringify(lines.slice(0, 2)) });
    // Again until the page listens, which it does a moment after it is shown.
    const shown = () => {
      act(() => {
        localStorage.setItem(CART, stored);
        moved('pagehide');
        localStorage.setItem(CART, other);
        moved('pageshow');
      });
      return screen.queryByRole('link', { name: 'Cart, 3 bottles' });
    };
    await expect.poll(shown).toBeVisible();
    await add(app.user, 'Premium Water 1 L');
    await inCart('4 bottles');
    await waitFor(() => expect(JSON.parse(localStorage.getItem(CART) ?? '').lines).not.toContain('Compact'));
  });
});

describe('what a visitor wanted', () => {
  it('is offered again on the menu after sign-in, once', async () => {
    const { user } = await renderApp({ at: '/menu?category=premium' });
    await add(user, 'Premium Water 1 L');
    await add(user, 'Premium Water 1 L');
    await user.click(screen.getByRole('link', { name: 'Order Now' }));
    await signIn(user);
    await user.click(await screen.findByRole('button', { name: 'Continue with 2 × Premium Water 1 L' }));
    expect(await screen.findByRole('button', { name: 'Place Order - ₹9.45' })).toBeVisible();
    act(() => globalThis.history.back());
    await screen.findByRole('heading', { name: 'Our menu' });
    await screen.findByRole('heading', { name: 'Premium Water' });
    await act(flushPendingWork);
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });

  it('leaves the cart when it is ordered by the menu’s offer', async () => {
    const backend = await openShopBackend();
    const { user } = await renderApp({ at: '/menu?category=premium', backend });
    await add(user, 'Premium Water 1 L');
    await add(user, 'Premium Water 1 L');
    await user.click(screen.getByRole('link', { name: 'Order Now' }));
    await signIn(user);
    await user.click(await screen.findByRole('button', { name: 'Continue with 2 × Premium Water 1 L' }));
    await fillForm(user);
    await place(user);
    expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
    expect(stockOf(backend, '1')).toEqual({ integerValue: '28' });
    await inCart('empty');
  });

  /** Order Now of the menu as it was rendered, pressed by somebody signed in before the app had loaded. */
  const orderNowEarly = async (backend: LocalFirebase, press = () => {}) => {
    const before = await renderApp({ as: 'customer', backend });
    await waitFor(() => expect(localStorage.getItem(storageKey('session'))).toContain(CUSTOMER.uid));
    before.kill();
    press();
    const app = await renderApp({ at: '/login?wish=1&bottles=4', backend });
    await fillForm(app.user);
    return app;
  };

  it('leaves the cart when it was put there before the app had loaded', async () => {
    const backend = await openShopBackend();
    const { user } = await orderNowEarly(backend, () =>
      localStorage.setItem(PRE_HYDRATION_ADDITIONS, '[{"productId":"1","quantity":4}]'),
    );
    await inCart('4 bottles');
    await place(user);
    expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
    expect(stockOf(backend, '1')).toEqual({ integerValue: '26' });
    await inCart('empty');
  });

  it('does not come into the cart by being refused', async () => {
    const backend = await openShopBackend();
    const { user } = await orderNowEarly(backend);
    await put(backend, 'inventory/1', bottle('Premium Water', '1L', '3.49', 30));
    await place(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('from ₹2.99 to ₹3.49');
    expect(orders(backend)).toEqual([]);
    await inCart('empty');
  });
});
