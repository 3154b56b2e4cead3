import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fillIn } from '../support/fillIn';
import { holdReads } from '../support/holdReads';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, CUSTOMER, put } from '../support/shop';
import { server } from '../support/testBackend';

afterEach(() => server.resetHandlers());

/** The list's one entry with this heading. */
const articleOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article') ?? document.body);
};

describe('the menu', () => {
  it('has the filters and the orders of the specification, in its order', async () => {
    await renderApp({ at: '/menu' });
    await screen.findByText('3 products');
    const filters = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('radio');
    const labels = filters.flatMap(radio =>
      radio instanceof HTMLInputElement ? [...(radio.labels ?? [])] : [],
    );
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'All Products',
      'Premium',
      'Essential',
      'Compact',
    ]);
    const sort = within(screen.getByRole('combobox', { name: 'Sort by' }));
    expect(sort.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Price low to high',
      'Price high to low',
      'Size',
    ]);
  });

  it('shows of a product its picture, or a drawn bottle where that cannot be loaded', async () => {
    const backend = await openShopBackend();
    const image = 'https://images.example/lake.avif';
    const fields = { name: 'Lake Water', category: 'premium', size: '1L', unitPrice: '5', inStock: 9 };
    await put(backend, 'inventory/lake', { ...fields, description: 'From the lake.', image });
    await renderApp({ at: '/menu', backend });
    const card = await articleOf('Lake Water');
    expect(card.getByText('From the lake.')).toBeVisible();
    expect(card.getByText('₹5.00')).toBeVisible();
    const picture = await card.findByRole('presentation');
    expect(picture).toHaveAttribute('src', image);
    fireEvent.error(picture);
    expect(card.queryByRole('presentation')).toBeNull();
  });

  it('passes on to the order form all that it knows of the product', async () => {
    const { user } = await renderApp({ at: '/menu', as: 'customer' });
    await screen.findByText(CUSTOMER.displayName);
    const card = await articleOf('Essential Water');
    await user.click(await card.findByRole('button', { name: /^Add to cart/ }));
    await user.click(card.getByRole('button', { name: /more$/ }));
    await user.click(card.getByRole('button', { name: 'Order Now' }));
    await screen.findByRole('heading', { name: 'Your order' });
    expect(globalThis.location.pathname).toBe('/order');
    const description = 'Essential Water of 500ml.';
    const product = { id: '2', name: 'Essential Water', size: '500ml', price: 1.79, image: '', description };
    expect(globalThis.history.state.usr).toMatchObject({ items: [{ product, quantity: 2 }] });
  });
});

describe('the login screen', () => {
  it('asks for the name at sign-up only, shows the password when asked, and leads home', async () => {
    const { user } = await renderApp({ at: '/login' });
    const password = await screen.findByLabelText('Password');
    expect(screen.queryByLabelText('Full name')).toBeNull();
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: "Don't have an account? Sign up" }));
    expect(screen.getByLabelText('Full name')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it('leads home whoever came from nowhere, with a toast at the top, in the middle', async () => {
    const { user } = await renderApp({ at: '/login' });
    await fillIn(user, await screen.findByLabelText('Email'), CUSTOMER.email);
    await fillIn(user, screen.getByLabelText('Password'), CUSTOMER.password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const toast = await screen.findByText('Logged in successfully!');
    expect(toast.parentElement?.parentElement).toHaveStyle({ top: '0', justifyContent: 'center' });
    expect(await screen.findByRole('link', { name: 'Shop Now' })).toBeVisible();
    expect(globalThis.location.pathname).toBe('/');
  });
});

describe('the order page', () => {
  it('sums up what is ordered and what it costs, and says what it must know', async () => {
    const product = { id: '1', name: 'Premium Water', size: '1L', price: 2.99, image: '', description: '' };
    await renderApp({ at: '/order', as: 'customer', navigationState: { product, quantity: 2 } });
    const heading = await screen.findByRole('heading', { name: 'Order summary' });
    const summary = within(heading.closest('section') ?? document.body);
    expect(summary.getByText('Premium Water')).toBeVisible();
    expect(
      summary.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['Quantity', '2'],
      ['Subtotal', '₹5.98'],
      ['Delivery fee', '₹2.99'],
      ['Tax (8%)', '₹0.48'],
      ['Total', '₹9.45'],
    ]);
    for (const label of ['Delivery address', 'Phone', 'Email']) {
      expect(screen.getByLabelText(label)).toBeRequired();
    }
    expect(screen.getByLabelText('Special instructions (optional)')).not.toBeRequired();
    expect(screen.getByRole('radio', { name: /^Credit\/Debit Card/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Cash on Delivery/ })).not.toBeChecked();
  });
});

describe('Track Your Orders', () => {
  it('says that it is loading, then shows each order’s day, status and four steps', async () => {
    const backend = await openShopBackend();
    await put(backend, 'orders/STATUS000001', anOrder('STATUS000001', { status: 'processing' }));
    const letGo = holdReads();
    await renderApp({ at: '/track-order', as: 'customer', backend });
    expect(await screen.findByText('Loading orders...')).toBeVisible();
    letGo();
    const card = await articleOf('Order #STATUS000001');
    expect(screen.queryByText('Loading orders...')).toBeNull();
    expect(card.getByText('Placed on 14 Jan 2026')).toBeVisible();
    expect(card.getByText('Status of order STATUS000001:').parentElement).toHaveTextContent(/Processing$/);
    const steps = within(card.getByRole('progressbar')).getAllByRole('listitem', { hidden: true });
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Order Placed',
      'Processing',
      'Shipped',
      'Delivered',
    ]);
  });

  it('has for each status an icon of its own', async () => {
    const backend = await openShopBackend();
    const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'];
    for (const status of statuses) {
      const id = status.toUpperCase().padEnd(12, '0');
      await put(backend, `orders/${id}`, anOrder(id, { status }));
    }
    await renderApp({ at: '/track-order', as: 'customer', backend });
    await articleOf('Order #PENDING00000');
    const icons = screen.getAllByRole('article').map(card => card.querySelector('svg.lucide')?.innerHTML);
    expect(icons).toHaveLength(statuses.length);
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(statuses.length);
  });

  it('shows in the details each product’s own picture, or a drawn bottle, and never the order’s', async () => {
    const backend = await openShopBackend();
    const image = 'https://images.example/premium.avif';
    const fields = { name: 'Premium Water', size: '1L', unitPrice: '2.99', inStock: 9, category: 'premium' };
    await put(backend, 'inventory/1', { ...fields, image });
    const elsewhere = 'https://elsewhere.example/seen?by=asha';
    const item = { productName: 'Premium Water', size: '1L', quantity: 2, price: 3, image: elsewhere };
    const items = [
      { ...item, productId: '1' },
      { ...item, productId: '2', productName: 'Essential Water' },
    ];
    await put(backend, 'orders/PICTURES0001', anOrder('PICTURES0001', { items }));
    const { user } = await renderApp({ at: '/menu', as: 'customer', backend });
    await user.click(await screen.findByRole('link', { name: 'My Orders' }));
    const card = await articleOf('Order #PICTURES0001');
    await user.click(card.getByRole('button', { name: 'View Details' }));
    const [pictured, drawn] = within(
      card.getByText('Premium Water').closest('ul') ?? document.body,
    ).getAllByRole('listitem');
    expect(pictured?.querySelector('img')).toHaveAttribute('src', image);
    expect(drawn?.querySelector('img')).toBeNull();
    expect(drawn?.querySelector('svg')).not.toBeNull();
    expect(document.body.innerHTML).not.toContain('elsewhere');
  });
});
