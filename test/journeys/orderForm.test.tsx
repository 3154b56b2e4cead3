import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/localFirebase';
import { installFakeTimers, NOW, passTime } from '../support/clock';
import { fillIn } from '../support/fillIn';
import { holdCommits, holdGets } from '../support/holdReads';
import { anOrderOf, entries } from '../support/queuedOrders';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';
import { server } from '../support/testBackend';
import { typeAddress } from '../support/typeAddress';

afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});

const ADDRESS = '12 Lake View Road, Pune 411001';
const OTHER_ADDRESS = '7 Hill Road, Mumbai 400050';
const product = (id: string, name: string, price: number, size = '1L') => ({
  id,
  name,
  size,
  price,
  image: '',
  description: '',
});
const ONE = { product: product('1', 'Premium Water', 2.99), quantity: 2 };
const TWO = { items: [ONE, { product: product('2', 'Essential Water', 1.79, '500ml'), quantity: 1 }] };
const NO_COMMIT = { match: { path: ':commit' }, fault: { kind: 'hang' } } as const;
const NO_NETWORK = { match: { path: '/v1/' }, fault: { kind: 'dropRequest' } } as const;

const orders = (backend: LocalFirebase) => backend.firestore.documents.list('orders');
const text = (stringValue: string) => ({ stringValue });
const address = () => screen.findByLabelText('Delivery address');
const entryState = () => globalThis.history.state.usr;

async function openForm(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp({ at: '/order', as: 'customer', navigationState: ONE, ...options });
  await screen.findByDisplayValue(CUSTOMER.email);
  // It takes the focus when the page has come, also from whoever types by then.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus());
  return app;
}
async function retype(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  if (text) await fillIn(user, screen.getByLabelText(label), text);
}
async function fillForm(user: UserEvent, to = ADDRESS) {
  await typeAddress(user, to);
  await retype(user, 'Phone', '9876543210');
}
const place = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^Place Order - / }));
const placed = () => screen.findByText('Order Placed Successfully!');

describe('what the form begins with', () => {
  const profile = { name: 'Asha Rao', email: CUSTOMER.email, phone: '9812345670', address: OTHER_ADDRESS };

  it('is what the profile says', async () => {
    const backend = await openShopBackend();
    await put(backend, `users/${CUSTOMER.uid}`, profile);
    await openForm({ backend });
    expect(await screen.findByRole('radio', { name: /^Home/ })).toBeChecked();
    expect(screen.getByText(OTHER_ADDRESS)).toBeVisible();
    expect(screen.queryByLabelText('PIN code')).toBeNull();
    expect(screen.getByLabelText('Phone')).toHaveValue('9812345670');
  });

  it('is where the last order went, without a profile and without a network', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/OLD000000001', anOrder('OLD000000001', { shippingAddress: OTHER_ADDRESS }));
    const before = await renderApp({ at: '/track-order', as: 'customer', backend });
    await screen.findByRole('button', { name: 'View Details' });
    await waitFor(async () => {
      const lists = await before.services.cachedLists();
      const list = await lists.read({ area: 'storefront', uid: CUSTOMER.uid, list: 'myOrders' });
      expect(list?.items).toHaveLength(1);
    });
    before.kill();
    backend.faults.inject(NO_NETWORK);
    await openForm({ backend, as: 'visitor' });
    expect(await screen.findByRole('button', { name: 'Change the delivery address' })).toBeVisible();
    expect(screen.getByText(OTHER_ADDRESS)).toBeVisible();
  });

  it('never enters a field in which somebody is typing', async () => {
    const backend = await openShopBackend();
    await put(backend, `users/${CUSTOMER.uid}`, profile);
    const letGo = holdGets();
    const { user } = await openForm({ backend });
    await user.click(await address());
    letGo();
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('9812345670'));
    await user.keyboard('My own');
    expect(await address()).toHaveValue('My own');
  });
});

describe('what the form begins with, where it has not come yet when the order is placed', () => {
  const busy = () => screen.findByRole('button', { name: 'Processing Order...' });

  async function pressEarly(profile: Record<string, string>) {
    const backend = await openShopBackend();
    await put(backend, `users/${CUSTOMER.uid}`, profile);
    const letGo = holdGets();
    const app = await openForm({ backend });
    await place(app.user);
    expect(await busy()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'One Premium Water 1 L more' })).toBeDisabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Phone')).not.toHaveAttribute('aria-invalid');
    return { ...app, letGo };
  }

  it('is waited for, and the order placed with it', async () => {
    const { backend, letGo } = await pressEarly({ phone: '9812345670', address: OTHER_ADDRESS });
    letGo();
    expect(await placed()).toBeVisible();
    expect(orders(backend).map(({ fields }) => fields)).toMatchObject([
      { phone: text('9812345670'), shippingAddress: text(OTHER_ADDRESS) },
    ]);
  });

  it('is asked for once it is known that there is none', async () => {
    const { backend, letGo } = await pressEarly({ phone: '9812345670' });
    letGo();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a complete delivery address.');
    expect(await address()).toHaveFocus();
    expect(screen.getByLabelText('Phone')).toHaveValue('9812345670');
    expect(orders(backend)).toEqual([]);
  });

  it('is no longer waited for by whoever goes on to fill in the form', async () => {
    const { backend, letGo, user } = await pressEarly({ phone: '9812345670', address: OTHER_ADDRESS });
    await user.click(screen.getByLabelText('Special instructions (optional)'));
    await screen.findByRole('button', { name: /^Place Order - / });
    letGo();
    await screen.findByText(OTHER_ADDRESS);
    expect(screen.getByRole('button', { name: /^Place Order - / })).toHaveAttribute('aria-disabled', 'false');
    expect(orders(backend)).toEqual([]);
    await place(user);
    expect(await placed()).toBeVisible();
    expect(orders(backend)).toHaveLength(1);
  });
});

describe('what has been typed', () => {
  it('is there again after a reload, and after going back and forth', async () => {
    const backend = await openShopBackend();
    const { user, unmount } = await openForm({ backend });
    await fillForm(user);
    await fillIn(user, screen.getByLabelText('Special instructions (optional)'), 'Ring twice');
    await user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
    act(() => void globalThis.dispatchEvent(new Event('beforeunload')));
    const draft = {
      street: ADDRESS,
      pin: '411001',
      phone: '9876543210',
      paymentMethod: 'cash',
      instructions: 'Ring twice',
    };
    expect(entryState()).toMatchObject({ draft });
    unmount();

    const again = await openForm({ backend, navigationState: entryState() });
    expect(await address()).toHaveValue(ADDRESS);
    expect(screen.getByRole('radio', { name: /Cash on Delivery/ })).toBeChecked();
    await retype(again.user, 'Delivery address', OTHER_ADDRESS);
    await again.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { name: 'Our menu' });
    act(() => globalThis.history.back());
    expect(await address()).toHaveValue(OTHER_ADDRESS);
    expect(screen.getByLabelText('Special instructions (optional)')).toHaveValue('Ring twice');
  });

  it('is not stored where it holds a card number', async () => {
    const { user } = await openForm();
    await fillIn(user, screen.getByLabelText('Special instructions (optional)'), '4111 1111 1111 1111');
    await user.tab();
    expect(JSON.stringify(entryState())).not.toContain('1111 1111');

    await user.click(screen.getByRole('button', { name: 'One Premium Water 1 L more' }));
    await waitFor(() => expect(entryState()).toMatchObject({ items: [{ quantity: 3 }] }));
    expect(JSON.stringify(entryState())).not.toContain('1111 1111');
    expect(screen.getByLabelText('Special instructions (optional)')).toHaveValue('4111 1111 1111 1111');
  });
});

it('says that an order is saved also while the server is asked to take it, and says nothing', async () => {
  const backend = await openShopBackend();
  const app = await openForm({ backend });
  backend.faults.inject(NO_COMMIT);
  await fillForm(app.user);
  installFakeTimers();
  await place(app.user);
  await screen.findByRole('button', { name: 'Processing Order...' });
  await act(() => passTime(9000));
  await screen.findByRole('heading', { name: 'Track Your Orders' });
  expect(entries(app)).toMatchObject([{ status: 'sending' }]);
  expect(screen.getByText('Saved on this device, not sent yet')).toBeVisible();
});

describe('an order that was sent before', () => {
  it('is one order when the same form is open in two tabs', async () => {
    const backend = await openShopBackend();
    const state = { ...TWO, orderId: 'T0000000042' };
    const one = await openForm({ backend, navigationState: state });
    await fillForm(one.user);
    await place(one.user);
    await placed();
    one.unmount();
    await openForm({ backend, navigationState: state });
    expect(await screen.findByText(/^Order #T0000000042 has been placed\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place Order - / })).toBeNull();
    expect(orders(backend)).toHaveLength(1);
  });

  it('is said to be on its way when the page is loaded anew while it is sent, and then to be placed', async () => {
    const backend = await openShopBackend();
    const held = backend.faults.inject(NO_COMMIT);
    const first = await openForm({ backend });
    await fillForm(first.user);
    await place(first.user);
    await screen.findByRole('button', { name: 'Processing Order...' });
    const state = entryState();
    first.kill();

    const second = await openForm({ backend, navigationState: state, as: 'visitor' });
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText(/^Order #T000-0000-0001 is saved on this device and on its way to us\./),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Place Order - / })).toBeNull();
    second.kill();

    backend.faults.clear(held);
    const third = await openForm({ backend, navigationState: state, as: 'visitor' });
    expect(await screen.findByText(/^Order #T000-0000-0001 has been placed\./)).toBeVisible();
    await third.user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'My Orders' }));
    expect(await placed()).toBeVisible();
    expect(orders(backend).map(({ path }) => path)).toEqual(['orders/T00000000001']);
  });

  it.each([
    ['placed', () => placed()],
    ['saved, and waits for a network', () => screen.findByText('Saved on this device, not sent yet')],
  ])('is asked about when another form of the same has just been %s', async (what, over) => {
    const backend = await openShopBackend();
    const one = await openForm({ backend, navigationState: TWO });
    const fault = what === 'placed' ? null : backend.faults.inject(NO_NETWORK);
    await fillForm(one.user);
    await place(one.user);
    await over();
    one.kill();

    const { user } = await openForm({ backend, navigationState: TWO, as: 'visitor' });
    await fillForm(user, ADDRESS.toUpperCase().replace(',', ' ,'));
    await place(user);
    const alert = within(await screen.findByRole('alert'));
    expect(
      alert.getByText(/already ordered the same: order #T000-0000-0001, 15 Jan 2026, 2:30 pm/),
    ).toBeVisible();
    expect(alert.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/track-order');
    expect(await address()).toHaveValue(ADDRESS.toUpperCase().replace(',', ' ,'));
    expect(screen.queryByRole('button', { name: /^Place Order - / })).toBeNull();

    // Whoever wants it twice has it twice, and is asked once.
    if (fault) backend.faults.clear(fault);
    await user.click(alert.getByRole('button', { name: 'Order again' }));
    await place(user);
    globalThis.dispatchEvent(new Event('online'));
    await placed();
    expect(orders(backend)).toHaveLength(2);
  });

  it.each([
    ['other items', TWO, 0, ADDRESS],
    ['the same long ago', ONE, 11 * 60_000, ADDRESS],
    ['the same to another address', ONE, 0, OTHER_ADDRESS],
  ])('is not asked about after an order of %s', async (_what, before, agoMs, to) => {
    const backend = await openShopBackend();
    const one = await openForm({ backend, navigationState: before });
    await fillForm(one.user, to);
    await place(one.user);
    await placed();
    one.kill();
    vi.setSystemTime(NOW + agoMs);
    const { user } = await openForm({ backend, navigationState: ONE });
    await fillForm(user);
    await place(user);
    await placed();
    expect(orders(backend)).toHaveLength(2);
  });

  it('is asked about in one of two tabs that send the same at the same moment', async () => {
    const backend = await openShopBackend();
    const options = { at: '/order', as: 'customer', navigationState: ONE, backend } as const;
    const tabs = [await renderApp(options), await renderApp(options)].map(tab => within(tab.container));
    for (const tab of tabs) {
      await tab.findByDisplayValue(CUSTOMER.email);
      fireEvent.change(tab.getByLabelText('Delivery address'), { target: { value: ADDRESS } });
      fireEvent.change(tab.getByLabelText('Phone'), { target: { value: '9876543210' } });
    }
    for (const tab of tabs) fireEvent.click(tab.getByRole('button', { name: /^Place Order - / }));
    await screen.findByText(/already ordered the same/);
    await placed();
    expect(orders(backend)).toHaveLength(1);
  });

  it('is not sent again by whoever comes back to its form, unless as a new one', async () => {
    const backend = await openShopBackend();
    const held = backend.faults.inject(NO_COMMIT);
    const app = await openForm({ backend });
    const state = entryState();
    await fillForm(app.user);
    await place(app.user);
    await screen.findByRole('button', { name: 'Processing Order...' });
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { name: 'Our menu' });
    act(() => globalThis.history.back());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/is saved on this device and on its way to us/)).toBeVisible();
    await fillForm(app.user, OTHER_ADDRESS);
    await app.user.keyboard('{Enter}');
    expect(entries(app).map(({ id }) => id)).toEqual([state.orderId]);

    backend.faults.clear(held);
    await app.user.click(alert.getByRole('button', { name: 'Order again' }));
    expect(await address()).toHaveValue(OTHER_ADDRESS);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('button', { name: /^Place Order - / })).toBeVisible();
    expect(entryState().orderId).not.toBe(state.orderId);
  });

  const priceIs = async (backend: LocalFirebase, stringValue: string) => {
    const fields = { ...backend.firestore.documents.read('inventory/1')?.fields, unitPrice: { stringValue } };
    await backend.firestore.documents.write([{ path: 'inventory/1', fields }]);
  };
  const PRICE_CHANGED = 'The price of Premium Water 1 L has changed from ₹2.99 to ₹3.49.';

  /** Takes the new price; until the order is placed the log has it, once. */
  async function placeAtNewPrice(app: Awaited<ReturnType<typeof openForm>>, refusedId: string) {
    expect(await screen.findByText(PRICE_CHANGED)).toBeVisible();
    expect(await address()).toHaveValue(ADDRESS);
    expect(screen.queryByRole('button', { name: /^Place Order - / })).toBeNull();
    await waitFor(() => expect(entryState()).toMatchObject({ replaces: refusedId }));
    expect(entryState().orderId).not.toBe(refusedId);
    expect(entries(app)).toMatchObject([{ id: refusedId, status: 'failed' }]);
    await app.user.click(screen.getByRole('button', { name: 'Continue at ₹3.49' }));
    await place(app.user);
    await placed();
  }

  it('is gone on from where it was refused after the page was loaded anew', async () => {
    const backend = await openShopBackend();
    const held = backend.faults.inject(NO_COMMIT);
    const first = await openForm({ backend });
    await fillForm(first.user);
    await place(first.user);
    await screen.findByRole('button', { name: 'Processing Order...' });
    await waitFor(() => expect(entries(first)).toHaveLength(1));
    const state = entryState();
    first.kill();
    await priceIs(backend, '3.49');
    backend.faults.clear(held);

    const second = await openForm({ backend, navigationState: state, as: 'visitor' });
    await placeAtNewPrice(second, state.orderId);
    // The one that it replaces is watched a while longer where its first try may still arrive.
    const notDiscarded = () => entries(second).filter(({ status }) => status !== 'discarded');
    await waitFor(() => expect(notDiscarded()).toMatchObject([{ status: 'done' }]));
    expect(orders(backend).map(({ path }) => path)).toEqual([`orders/${notDiscarded()[0]?.id}`]);
  });

  it('is gone on from where it was refused while its form was left and gone back to', async () => {
    const backend = await openShopBackend();
    const app = await openForm({ backend });
    const { orderId } = entryState();
    const letGo = holdCommits();
    await fillForm(app.user);
    await place(app.user);
    await screen.findByRole('button', { name: 'Processing Order...' });
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' }));
    await screen.findByRole('heading', { name: 'Our menu' });
    await priceIs(backend, '3.49');
    letGo();
    await screen.findByRole('link', { name: '1 needs you' });
    act(() => globalThis.history.back());
    await placeAtNewPrice(app, orderId);
    expect(orders(backend)).toHaveLength(1);
  });

  it('stays on the device where it was refused in another tab, and is pressed again here', async () => {
    const backend = await openShopBackend();
    const app = await openForm({ backend });
    const { orderId } = entryState();
    const { seq } = await app.services.outboxLog.add({
      id: orderId,
      area: 'storefront',
      uid: CUSTOMER.uid,
      name: 'placeOrder',
      payload: anOrderOf(2, orderId),
      queuedAt: new Date(NOW).toISOString(),
    });
    const reason = { kind: 'charges', fromPaise: 299, toPaise: 399 };
    const failure = { code: 'refused', reason, at: new Date(NOW).toISOString() };
    await app.services.outboxLog.change(seq, { status: 'failed', failure }, ['pending']);
    await fillForm(app.user);
    await app.user.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
    await place(app.user);
    expect(await screen.findByRole('alert')).toHaveTextContent('₹3.99');
    await waitFor(() => expect(entryState()).toMatchObject({ replaces: orderId }));
    const owner = { area: 'storefront', uid: CUSTOMER.uid } as const;
    expect((await app.services.outboxLog.read(owner)).records).toMatchObject([{ id: orderId, seq }]);
  });

  it('is not silently left as it was when another tab has saved it in other words', async () => {
    const backend = await openShopBackend();
    const app = await openForm({ backend });
    const { orderId } = entryState();
    // This tab has not heard of it yet.
    await app.services.outboxLog.add({
      id: orderId,
      area: 'storefront',
      uid: CUSTOMER.uid,
      name: 'placeOrder',
      payload: { ...anOrderOf(2, orderId), shippingAddress: ADDRESS },
      queuedAt: new Date(NOW).toISOString(),
    });
    await fillForm(app.user, OTHER_ADDRESS);
    await place(app.user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/already saved on this device, as you first sent it/)).toBeVisible();
    expect(alert.getByRole('link', { name: 'See what is not sent' })).toHaveAttribute('href', '/outbox');
    expect(screen.queryByRole('button', { name: /^Place Order - / })).toBeNull();
  });

  it('is told of when the server has it in other words', async () => {
    const backend = await openShopBackend();
    const { user, services } = await openForm({ backend });
    const { orderId } = entryState();
    vi.spyOn(services.outboxLog, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await put(backend, `orders/${orderId}`, anOrder(orderId, { placedAt: '2026-01-15T08:00:00.000Z' }));
    await fillForm(user, OTHER_ADDRESS);
    await place(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/already been placed, as you first sent it/)).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Order again' }));
    await place(user);
    await placed();
    expect(orders(backend).map(({ fields }) => fields.shippingAddress)).toEqual(
      expect.arrayContaining([text(ADDRESS), text(OTHER_ADDRESS)]),
    );
  });

  it('carries every product from the outbox back into the form', async () => {
    const backend = await openShopBackend();
    const { user } = await openForm({ backend, navigationState: TWO });
    const fault = backend.faults.inject(NO_NETWORK);
    await fillForm(user);
    await place(user);
    await screen.findByText('Saved on this device, not sent yet');
    await user.click(screen.getByRole('link', { name: '1 not sent' }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('Essential Water')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your order' })).toHaveFocus());
    backend.faults.clear(fault);
    await retype(user, 'Delivery address', OTHER_ADDRESS);
    await place(user);
    await placed();
    const [order, ...others] = orders(backend);
    expect(others).toEqual([]);
    expect(order?.fields).toMatchObject({
      shippingAddress: { stringValue: OTHER_ADDRESS },
      quantities: { mapValue: { fields: { '1': { integerValue: '2' }, '2': { integerValue: '1' } } } },
    });
  });
});

it('says why more than eight products are no order', async () => {
  const items = Array.from({ length: 9 }, (_, id) => ({
    product: product(`${id}`, 'Water', 1),
    quantity: 1,
  }));
  await renderApp({ at: '/order', as: 'customer', navigationState: { items } });
  expect(await screen.findByText(/at most 8 different products/)).toBeVisible();
});
