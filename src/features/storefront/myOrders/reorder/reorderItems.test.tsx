import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../../../../local-firebase/localFirebase';
import { double, type SeedFields } from '../../../../../local-firebase/seed/seedValue';
import { flushPendingWork } from '../../../../../test/support/clock';
import { holdReads } from '../../../../../test/support/holdReads';
import { openShopBackend, renderApp } from '../../../../../test/support/renderApp';
import { anOrder, put } from '../../../../../test/support/shop';

const ID = 'ORDER0000001';

const item = (productId: string, productName: string, quantity: number) => ({
  productId,
  productName,
  size: '1L',
  image: '',
  quantity,
  price: double(2.99),
});

async function openOrders(backend: LocalFirebase, fields: SeedFields = {}) {
  await put(backend, `orders/${ID}`, anOrder(ID, { status: 'delivered', ...fields }));
  return renderApp({ at: '/track-order', as: 'customer', backend });
}

async function openDelivered(backend: LocalFirebase, fields: SeedFields = {}) {
  const app = await openOrders(backend, fields);
  await app.user.click(await screen.findByRole('button', { name: 'View Details' }));
  return app;
}

async function reorderFrom(backend: LocalFirebase, fields: SeedFields = {}) {
  const app = await openDelivered(backend, fields);
  await app.user.click(screen.getByRole('button', { name: 'Reorder Items' }));
  return app;
}

/** Changes a product of the shop behind its back. */
async function change(
  backend: LocalFirebase,
  id: string,
  fields: { [field: string]: { [kind: string]: string | boolean } },
) {
  const stored = backend.firestore.documents.read(`inventory/${id}`);
  await backend.firestore.documents.write([
    { path: `inventory/${id}`, fields: { ...stored?.fields, ...fields } as never },
  ]);
}

describe('Reorder Items', () => {
  it('opens the order form with the product and quantity at today’s price', async () => {
    const backend = await openShopBackend();
    await change(backend, '1', { unitPrice: { stringValue: '3.49' } });
    await reorderFrom(backend);
    // Two at 3.49, fee 2.99, tax 8 % of 6.98.
    expect(await screen.findByRole('button', { name: 'Place Order - ₹10.53' })).toBeVisible();
  });

  it('is offered on the closed card too', async () => {
    const app = await openOrders(await openShopBackend());
    expect(await screen.findByRole('button', { name: 'View Details' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Reorder Items' }));
    expect(await screen.findByRole('button', { name: 'Place Order - ₹9.45' })).toBeVisible();
  });

  it('places the same products as a new order', async () => {
    const backend = await openShopBackend();
    const app = await reorderFrom(backend);
    // To where the last one went.
    await screen.findByRole('button', { name: 'Change the delivery address' });
    const address = within(screen.getByRole('group', { name: 'Delivery address' }));
    expect(address.getByText('12 Lake View Road, Pune 411001')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Place Order - ₹9.45' }));
    await screen.findByText('✅ Order placed successfully!');
    const placed = backend.firestore.documents.list('orders').find(({ path }) => path !== `orders/${ID}`);
    expect(placed?.fields.quantities).toEqual({ mapValue: { fields: { '1': { integerValue: '2' } } } });
  });

  it('names what is left out and what there are fewer of, and goes on with the rest', async () => {
    const backend = await openShopBackend();
    await change(backend, '2', { archived: { booleanValue: true } });
    const items = [
      item('2', 'Essential Water', 1),
      item('3', 'Compact Water', 5),
      item('99', 'Old Water', 1),
      item('1', 'Premium Water', 2),
    ];
    const app = await reorderFrom(backend, { items, quantities: { '1': 2, '2': 1, '3': 5, '99': 1 } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3 × Compact Water 250 ml at ₹0.99Only 3 of 5 left.',
      '2 × Premium Water 1 L at ₹2.99',
      'Essential Water 1 L is no longer sold.',
      'Old Water 1 L is no longer sold.',
    ]);
    await app.user.click(dialog.getByRole('button', { name: 'Continue' }));
    // Three at 0.99 and two at 2.99, fee 2.99, tax 8 % of 8.95.
    expect(await screen.findByRole('button', { name: 'Place Order - ₹12.66' })).toBeVisible();
  });

  it('says when nothing of it can be ordered, and stays', async () => {
    const backend = await openShopBackend();
    await change(backend, '1', { inStock: { integerValue: '0' } });
    const app = await reorderFrom(backend);
    const dialog = within(await screen.findByRole('dialog', { name: 'Order again' }));
    expect(dialog.getByText('Nothing of this order can be ordered now.')).toBeVisible();
    expect(dialog.getByText('Premium Water 1 L is out of stock.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(globalThis.location.pathname).toBe('/track-order');
  });

  it('works for an old order of a single product', async () => {
    const backend = await openShopBackend();
    await reorderFrom(backend, { items: null, quantities: null, productId: '2', quantity: 3 });
    // Three at 1.79, fee 2.99, tax 8 % of 5.37.
    expect(await screen.findByRole('button', { name: 'Place Order - ₹8.79' })).toBeVisible();
  });

  it('says when today’s prices cannot be read, and tries again', async () => {
    const backend = await openShopBackend();
    const app = await openDelivered(backend);
    backend.faults.inject({ match: { path: '/documents/inventory' }, fault: { kind: 'dropRequest' } });
    await app.user.click(screen.getByRole('button', { name: 'Reorder Items' }));
    expect(await screen.findByText(/^Today’s prices could not be loaded\./)).toBeVisible();
    backend.faults.clear();
    await app.user.click(screen.getByRole('button', { name: 'Reorder Items' }));
    expect(await screen.findByRole('button', { name: 'Place Order - ₹9.45' })).toBeVisible();
  });

  it('does not lead to the order form who has gone elsewhere meanwhile', async () => {
    const backend = await openShopBackend();
    const app = await openDelivered(backend);
    const letGo = holdReads();
    await app.user.click(screen.getByRole('button', { name: 'Reorder Items' }));
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Cart, empty' }));
    await screen.findByRole('heading', { name: 'Your cart' });
    letGo();
    await act(flushPendingWork);
    expect(globalThis.location.pathname).toBe('/cart');
  });

  it('begins from the menu last seen here where there is no network', async () => {
    const backend = await openShopBackend();
    await put(backend, `orders/${ID}`, anOrder(ID, { status: 'delivered' }));
    const app = await renderApp({ at: '/menu', as: 'customer', backend });
    await screen.findByText('Premium Water');
    await app.user.click(screen.getAllByRole('link', { name: 'My Orders' })[0] as HTMLElement);
    await app.user.click(await screen.findByRole('button', { name: 'View Details' }));
    backend.faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    await app.user.click(screen.getByRole('button', { name: 'Reorder Items' }));
    expect(await screen.findByRole('button', { name: 'Place Order - ₹9.45' })).toBeVisible();
  });

  it.each(['pending', 'processing', 'shipped', 'cancelled'])('is not offered of a %s order', async status => {
    const backend = await openShopBackend();
    await openDelivered(backend, { status });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Download (Invoice|order summary)$/ })).toBeVisible(),
    );
    expect(screen.queryByRole('button', { name: 'Reorder Items' })).toBeNull();
  });
});
