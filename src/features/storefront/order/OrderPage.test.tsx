import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double } from '../../../../local-firebase/seed/seedValue';
import { fillIn } from '../../../../test/support/fillIn';
import { forgetDevice, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { CUSTOMER, put } from '../../../../test/support/shop';

const PRODUCT = { id: '1', name: 'Premium Water', size: '1L', price: 2.99, image: '', description: '' };
const ADDRESS = '12 Lake View Road, Pune 411001';
const COMMIT = { path: ':commit' };

async function openForm(options: Parameters<typeof renderApp>[0] = {}) {
  const navigationState = { product: PRODUCT, quantity: 2 };
  const app = await renderApp({ at: '/order', as: 'customer', navigationState, ...options });
  await screen.findByRole('button', { name: /^Place Order - / });
  // The session's own email stands in the form once it is known.
  if ((options.as ?? 'customer') === 'customer') await screen.findByDisplayValue(CUSTOMER.email);
  return app;
}

async function fillForm(user: UserEvent) {
  for (const [label, text] of [
    ['Delivery address', ADDRESS],
    ['Phone', '+91 98765 43210'],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await fillIn(user, screen.getByLabelText(label), text);
  }
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Place Order - / }));

const orders = (backend: LocalFirebase) => backend.firestore.documents.list('orders');
const stockOf = (backend: LocalFirebase, id: string) =>
  backend.firestore.documents.read(`inventory/${id}`)?.fields.inStock;

describe('the order form without an order', () => {
  it.each([
    ['nothing', null, 'Choose a bottle first, then come back here.'],
    [
      'the state of an older version',
      { productId: '1', count: 2 },
      'Choose a bottle first, then come back here.',
    ],
    ['no bottle', { product: PRODUCT, quantity: 0 }, /cannot be ordered/],
    ['one and a half', { product: PRODUCT, quantity: 1.5 }, /cannot be ordered/],
    ['a thousand million', { product: PRODUCT, quantity: 1e9 }, /cannot be ordered/],
  ])('opened with %s leads to the menu', async (_what, navigationState, hint) => {
    await renderApp({ at: '/order', navigationState });
    expect(await screen.findByRole('heading', { name: 'No Product Selected' })).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Menu' })).toHaveAttribute('href', '/menu');
  });
});

describe('placing an order', () => {
  it('writes the order and lowers the stock, and shows both as done', async () => {
    const { user, backend } = await openForm();
    await fillForm(user);
    await submit(user);
    await screen.findByText('✅ Order placed successfully!');
    expect(screen.getByText('Order Placed Successfully!')).toBeVisible();
    const [order, ...others] = orders(backend);
    expect(others).toEqual([]);
    expect(order?.fields).toMatchObject({
      userId: { stringValue: CUSTOMER.uid },
      phone: { stringValue: '9876543210' },
      shippingAddress: { stringValue: ADDRESS },
      paymentMethod: { stringValue: 'card' },
      status: { stringValue: 'pending' },
      placedAt: { stringValue: '2026-01-15T09:00:00.000Z' },
    });
    expect(stockOf(backend, '1')).toEqual({ integerValue: '28' });
    expect(backend.firestore.documents.read('inventory/1')?.fields.lastUpdated).toEqual({
      timestampValue: expect.stringMatching(/^2026-01-15T09:00:00/),
    });
  });

  it('keeps its id over a reload, and is one order however often it is sent', async () => {
    const { user, backend, unmount } = await openForm();
    const { usr } = globalThis.history.state;
    expect(usr.orderId).toMatch(/^T\d{11}$/);
    await fillForm(user);
    await submit(user);
    await screen.findByText('✅ Order placed successfully!');
    unmount();
    await forgetDevice();

    const again = await openForm({ backend, navigationState: usr });
    await fillForm(again.user);
    await submit(again.user);
    await screen.findByText('✅ Order placed successfully!');
    expect(orders(backend)).toHaveLength(1);
    expect(stockOf(backend, '1')).toEqual({ integerValue: '28' });
  });

  it('finds the order on the server when only the answer was lost', async () => {
    const backend = await openShopBackend();
    const { user } = await openForm({ backend });
    backend.faults.inject({ match: COMMIT, fault: { kind: 'applyThenDrop' }, times: 1 });
    await fillForm(user);
    await submit(user);
    expect(await screen.findByText('✅ Order placed successfully!')).toBeVisible();
    expect(orders(backend)).toHaveLength(1);
  });

  it('is saved on the device when the network is gone, and placed when it is back', async () => {
    const backend = await openShopBackend();
    const { user } = await openForm({ backend });
    const fault = backend.faults.inject({ match: { path: '/v1/' }, fault: { kind: 'dropRequest' } });
    await fillForm(user);
    await submit(user);
    expect(await screen.findByText('Saved on this device, not sent yet')).toBeVisible();
    expect(screen.getByText('Not sent yet')).toBeVisible();
    expect(screen.getByText('Saved 15 Jan 2026, 2:30 pm')).toBeVisible();
    expect(screen.queryByText(/\bplaced\b/i)).toBeNull();
    expect(orders(backend)).toHaveLength(0);

    backend.faults.clear(fault);
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Order Placed Successfully!')).toBeVisible();
    expect(screen.queryByText('Not sent yet')).toBeNull();
    expect(orders(backend)).toHaveLength(1);
  });

  it('loses nothing that was typed when it can neither be stored nor sent', async () => {
    const backend = await openShopBackend();
    const { user, services } = await openForm({ backend });
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    const fault = backend.faults.inject({ match: { path: '/v1/' }, fault: { kind: 'dropRequest' } });
    await fillForm(user);
    await submit(user);
    const dialog = await screen.findByRole('alertdialog', { name: '❌ Failed to place order. Try again.' });
    expect(within(dialog).getByText(/You seem to be offline\./)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('Delivery address')).toHaveValue(ADDRESS);
    expect(orders(backend)).toHaveLength(0);

    backend.faults.clear(fault);
    await submit(user);
    await screen.findByText('✅ Order placed successfully!');
    expect(orders(backend)).toHaveLength(1);
  });

  it('asks a visitor to sign in, and keeps the order and what was typed meanwhile', async () => {
    const { user, backend } = await openForm({ as: 'visitor' });
    await screen.findByRole('link', { name: 'Login' });
    await fillForm(user);
    await fillIn(user, screen.getByLabelText('Email'), 'else@demo.test');
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Please log in to place an order.');
    await user.click(within(alert).getByRole('link', { name: 'Login' }));

    await screen.findByRole('heading', { name: 'Welcome Back' });
    await fillIn(user, screen.getByLabelText('Email'), CUSTOMER.email);
    await fillIn(user, screen.getByLabelText('Password'), CUSTOMER.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByLabelText('Delivery address')).toHaveValue(ADDRESS);
    expect(screen.getByLabelText('Email')).toHaveValue('else@demo.test');
    await submit(user);
    await screen.findByText('✅ Order placed successfully!');
    expect(orders(backend)).toHaveLength(1);
  });
});

describe('checking the form', () => {
  it('marks all that is wrong, announces the first of it, and goes there, in the order of the specification', async () => {
    const { user, backend } = await openForm();
    const email = screen.getByLabelText('Email');
    await user.clear(email);
    const steps = [
      ['Phone', '9876543210', 'Please enter a valid 10-digit phone number.'],
      ['Email', 'asha@demo.test', 'Please enter a valid email address.'],
      ['Delivery address', ADDRESS, 'Please enter a complete delivery address.'],
    ] as const;
    for (const [label, value, problem] of steps) {
      await submit(user);
      const alerts = await screen.findAllByRole('alert');
      expect(alerts.map(({ textContent }) => textContent)).toEqual([problem]);
      const field = screen.getByLabelText(label);
      expect(field).toHaveFocus();
      const left = steps.slice(steps.findIndex(step => step[0] === label));
      for (const [wrong, , why] of left) {
        expect(screen.getByLabelText(wrong)).toHaveAttribute('aria-invalid', 'true');
        expect(screen.getByLabelText(wrong)).toHaveAccessibleDescription(expect.stringContaining(why));
      }
      await user.type(field, value);
      expect(field).not.toHaveAttribute('aria-invalid');
      // What else is wrong is announced when its turn comes.
      expect(screen.queryByRole('alert')).toBeNull();
    }
    for (const [label] of steps) expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(orders(backend)).toHaveLength(0);
  });

  it('takes no card number', async () => {
    const { user } = await openForm();
    await fillForm(user);
    await user.type(screen.getByLabelText('Special instructions (optional)'), 'card 4111 1111 1111 1111');
    await submit(user);
    expect(screen.getByRole('alert')).toHaveTextContent('Please do not enter card numbers.');
  });
});

describe('a shop that changed since the menu was read', () => {
  /** The product as the form was opened with it. */
  const SOLD = { name: 'Premium Water', size: '1L', unitPrice: '2.99', inStock: 9 };

  it.each([
    ['is archived', { archived: true }, 'Premium Water 1 L is no longer sold.'],
    ['is sold out', { inStock: 0 }, 'Premium Water 1 L is out of stock.'],
    [
      'has no price any more',
      { unitPrice: 'ask' },
      'The price of Premium Water 1 L is unavailable right now.',
    ],
  ])('refuses a product that %s', async (_what, change, told) => {
    const { user, backend } = await openForm();
    await put(backend, 'inventory/1', { ...SOLD, ...change });
    await fillForm(user);
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(told);
    expect(within(alert).getByRole('link', { name: 'Browse Menu' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place Order - / })).toBeNull();
    expect(screen.getByLabelText('Delivery address')).toHaveValue(ADDRESS);
    expect(orders(backend)).toHaveLength(0);
  });

  it('offers what is left', async () => {
    const { user, backend } = await openForm();
    await put(backend, 'inventory/1', { ...SOLD, inStock: 1 });
    await fillForm(user);
    await submit(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Only 1 left of Premium Water 1 L.');
    expect(alert).toHaveTextContent('New total: ₹6.22');
    // One thing to press: what the notice asks takes the place of the button, and holds the focus as a whole.
    expect(screen.queryByRole('button', { name: /^Place Order - / })).toBeNull();
    expect(alert.parentElement).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Order 1 instead' }));
    expect(await screen.findByRole('button', { name: 'Place Order - ₹6.22' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Place Order - ₹6.22' }));
    await screen.findByText('✅ Order placed successfully!');
    expect(stockOf(backend, '1')).toEqual({ integerValue: '0' });
  });

  it('says how many there are where more are typed, and what the order comes to', async () => {
    const backend = await openShopBackend();
    await put(backend, 'inventory/1', { ...SOLD, category: 'premium', inStock: 3 });
    const { user } = await renderApp({ at: '/menu?category=premium', as: 'customer', backend });
    await user.click(await screen.findByRole('button', { name: 'Order Now' }));
    await screen.findByRole('button', { name: /^Place Order - / });
    const box = () => screen.getByRole('textbox', { name: /Premium Water 1 L/ });
    await user.clear(box());
    await user.keyboard('9');
    expect(box()).toHaveValue('3');
    expect(screen.getByText('Only 3 left.')).toBeVisible();
    expect(box()).toHaveAccessibleDescription('Only 3 left.');
    // 3 × 2.99 = 8.97, fee 2.99, tax 0.72.
    expect(screen.getByText('Premium Water 1 L × 3. New total: ₹12.68')).toHaveRole('status');
  });

  it('lets too many bottles be fewer on the form, keeps what was typed, and sends nobody to an empty cart', async () => {
    const backend = await openShopBackend();
    await put(backend, 'settings/shop', { deliveryFee: double(2.99), taxRate: double(0.08), maxUnits: 3 });
    const other = {
      id: '2',
      name: 'Essential Water',
      size: '500ml',
      price: 1.79,
      image: '',
      description: '',
    };
    const navigationState = {
      items: [
        { product: PRODUCT, quantity: 2 },
        { product: other, quantity: 2 },
      ],
    };
    const { user } = await openForm({ backend, navigationState });
    await fillForm(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('One order holds at most 3 bottles.');
    expect(screen.queryByRole('link', { name: 'Change the cart' })).toBeNull();
    expect(orders(backend)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'One Essential Water 500 ml less' }));
    expect(screen.getByLabelText('Delivery address')).toHaveValue(ADDRESS);
    await submit(user);
    await screen.findByText('✅ Order placed successfully!');
    expect(orders(backend)[0]?.fields.quantities).toEqual({
      mapValue: { fields: { '1': { integerValue: '2' }, '2': { integerValue: '1' } } },
    });
  });

  it('tells a new price, and orders at it only when it is accepted, under a new id', async () => {
    const { user, backend } = await openForm();
    const firstId = globalThis.history.state.usr.orderId;
    await put(backend, 'inventory/1', { ...SOLD, unitPrice: '5.00' });
    await fillForm(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The price of Premium Water 1 L has changed from ₹2.99 to ₹5.00.',
    );
    expect(orders(backend)).toHaveLength(0);
    // What would order at the old price is gone until the new one is accepted.
    expect(screen.queryByRole('button', { name: /^Place Order/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue at ₹5.00' }));
    await user.click(await screen.findByRole('button', { name: 'Place Order - ₹13.79' }));
    await screen.findByText('✅ Order placed successfully!');
    await waitFor(() => expect(orders(backend)).toHaveLength(1));
    const [order] = orders(backend);
    expect(order?.fields.total).toEqual({ integerValue: '10' });
    expect(order?.fields.id).not.toEqual({ stringValue: firstId });
  });

  it('tells a new name, and orders under it only when it is accepted', async () => {
    const { user, backend } = await openForm();
    await put(backend, 'inventory/1', { ...SOLD, name: 'Spring Water', size: '900ml' });
    await fillForm(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Premium Water 1 L is now called Spring Water 900 ml.',
    );
    expect(orders(backend)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Order Spring Water 900 ml' }));
    expect(await screen.findByText('Spring Water')).toBeVisible();
    expect(screen.getByText('900 ml')).toBeVisible();
    await submit(user);
    await screen.findByText('✅ Order placed successfully!');
    const item = { productName: { stringValue: 'Spring Water' }, size: { stringValue: '900ml' } };
    expect(orders(backend)[0]?.fields).toMatchObject({
      items: { arrayValue: { values: [{ mapValue: { fields: item } }] } },
    });
  });

  it.each([
    ['has another picture', { image: '/other.avif' }],
    ['is written with other spaces', { name: ' Premium  Water', size: '1L' }],
  ])('asks nothing of a product that only %s', async (_what, change) => {
    const { user, backend } = await openForm();
    await put(backend, 'inventory/1', { ...SOLD, ...change });
    await fillForm(user);
    await submit(user);
    await screen.findByText('✅ Order placed successfully!');
  });

  it('never puts an order over one that has its id', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/T00000000001', { userId: CUSTOMER.uid, quantities: { '2': 1 } });
    const { user } = await openForm({ backend });
    await fillForm(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be placed under its number');
    expect(orders(backend)).toHaveLength(1);
  });
});
