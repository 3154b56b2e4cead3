import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { put } from '../../../../test/support/shop';

const READ_INVENTORY = { match: { path: '/documents/inventory' }, fault: { kind: 'dropRequest' } } as const;

/** The names on the cards, in their order. */
const cardNames = () =>
  within(screen.getByRole('main'))
    .getAllByRole('article')
    .map(card => within(card).getByRole('heading').textContent);

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('article') ?? document.body);
};

describe('the menu', () => {
  it("shows the shop's products with their prices, and says how many", async () => {
    await renderApp({ at: '/menu' });
    const card = await cardOf('Premium Water');
    expect(card.getByText('₹2.99')).toBeVisible();
    expect(card.getByText('1 L')).toBeVisible();
    const small = await cardOf('Essential Water');
    expect(small.getByText('₹3.58 per litre')).toBeVisible();
    expect(screen.getByText('3 products')).toBeVisible();
    expect(document.title).toBe('Our menu – Eawa');
  });

  it('shows the good products beside malformed ones, and lets nobody order what has no price', async () => {
    const backend = await openShopBackend();
    await put(backend, 'inventory/empty', {});
    await put(backend, 'inventory/odd', { name: 'Odd Water', unitPrice: 'Rs. free', inStock: 'many' });
    await put(backend, 'inventory/gone', { name: 'Old Water', unitPrice: '1.00', archived: true });
    await put(backend, 'inventory/sold', { name: 'Sold Water', unitPrice: '1.00', inStock: 0 });
    await renderApp({ at: '/menu', backend });

    const odd = await cardOf('Odd Water');
    expect(odd.getByText('Unknown')).toBeVisible();
    expect(odd.getByText('No description available.')).toBeVisible();
    expect(odd.getByText('Price unavailable')).toBeVisible();
    expect(odd.getByRole('button', { name: 'Order Now' })).toBeDisabled();
    expect(odd.queryByText(/per litre/)).toBeNull();
    const sold = await cardOf('Sold Water');
    expect(sold.getByText('Out of stock')).toBeVisible();
    const order = sold.getByRole('button', { name: 'Order Now' });
    expect(order).toBeDisabled();
    expect(order).toHaveAccessibleDescription('Out of stock');
    expect(await sold.findByRole('button', { name: /^Add to cart/ })).toBeDisabled();
    expect(cardNames()).toEqual([
      'Compact Water',
      'Essential Water',
      'Odd Water',
      'Premium Water',
      'Sold Water',
    ]);
  });

  it('says a size once where the name ends with it, and so do the cart and the order form', async () => {
    const backend = await openShopBackend();
    await put(backend, 'inventory/9', {
      ...{ name: 'Glass Bottle 750ml', category: 'premium', size: '750 ml' },
      ...{ unitPrice: '3.99', inStock: 9 },
    });
    const { user } = await renderApp({ at: '/menu', as: 'customer', backend });
    const card = await cardOf('Glass Bottle');
    expect(card.getByText('750 ml')).toBeVisible();
    await user.click(await card.findByRole('button', { name: 'Add to cart: Glass Bottle 750 ml' }));
    await user.click(await screen.findByRole('link', { name: 'Cart, 1 bottle' }));
    expect((await cardOf('Glass Bottle')).getByText('750 ml')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await screen.findByRole('heading', { level: 1, name: 'Your order' });
    expect(screen.getByText('Glass Bottle')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/750 ?ml\W*750 ml/);
  });

  it('keeps filter and order in the address', async () => {
    const { user } = await renderApp({ at: '/menu?sort=price-high&category=soda' });
    await screen.findByText('3 products');
    expect(cardNames()).toEqual(['Premium Water', 'Essential Water', 'Compact Water']);

    await user.selectOptions(screen.getByLabelText('Sort by'), 'Size');
    expect(cardNames()).toEqual(['Compact Water', 'Essential Water', 'Premium Water']);
    await user.click(screen.getByLabelText('Essential'));
    expect(screen.getByText('1 product')).toBeVisible();
    expect(globalThis.location.search).toBe('?category=essential&sort=size');
  });

  it('keeps what is searched for in the address, by name or by size', async () => {
    const { user } = await renderApp({ at: '/menu?sort=size' });
    await screen.findByText('3 products');
    await user.type(screen.getByLabelText('Search'), '1000 ml');
    // The first letters alone find the same.
    await waitFor(() => expect(globalThis.location.search).toBe('?sort=size&q=1000+ml'));
    expect(await screen.findByText('1 product')).toBeVisible();
    expect(cardNames()).toEqual(['Premium Water']);
  });

  it('opens at what the address searches for, and clears all that narrows it at once', async () => {
    const { user } = await renderApp({ at: '/menu?q=glass&category=compact&sort=size' });
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('glass');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('3 products')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('');
    expect(globalThis.location.search).toBe('?sort=size');
  });

  it('says when nothing matches, and clears the filter', async () => {
    const { user } = await renderApp({ at: '/menu?category=eawa' });
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your filters to see more results.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('3 products')).toBeVisible();
  });

  it('says when it cannot be read, not that it is empty, and tries again', async () => {
    const backend = await openShopBackend();
    const fault = backend.faults.inject(READ_INVENTORY);
    const { user } = await renderApp({ at: '/menu', backend });
    expect(await screen.findByRole('alert')).toHaveTextContent('The menu could not be loaded.');
    expect(screen.queryByText('No products found')).toBeNull();

    backend.faults.clear(fault);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 products')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what the device last saw, and since when, while the shop cannot be reached', async () => {
    const backend = await openShopBackend();
    const { unmount } = await renderApp({ at: '/menu', backend });
    await screen.findByText('3 products');
    await waitFor(() => expect(localStorage.getItem('persist:catalogue')).toContain('Premium Water'));
    unmount();

    backend.faults.inject(READ_INVENTORY);
    await renderApp({ at: '/menu', backend });
    expect(screen.getByText('3 products')).toBeVisible();
    expect(await screen.findByText('Menu as of 2:30 pm.')).toBeVisible();
    // It is there: only how it was read is old.
    expect(await screen.findByRole('alert')).not.toHaveTextContent('The menu could not be loaded.');
    expect(cardNames()).toHaveLength(3);
  });
});

describe('a product card', () => {
  it('counts from one, no further than there are, and gives the last one back', async () => {
    const { user } = await renderApp({ at: '/menu' });
    const card = await cardOf('Compact Water');
    await user.click(await card.findByRole('button', { name: 'Add to cart: Compact Water 250 ml' }));
    const quantity = card.getByRole('textbox', { name: 'Quantity of Compact Water 250 ml' });
    const more = card.getByRole('button', { name: 'One Compact Water 250 ml more' });
    expect(quantity).toHaveValue('1');
    expect(more).toHaveFocus();
    expect(card.getByText('Compact Water 250 ml: 1 in your cart.')).toBeInTheDocument();
    await user.click(more);
    await user.click(more);
    expect(quantity).toHaveValue('3');
    // What is disabled would lose the focus: it says so, and does nothing.
    expect(more).toBeEnabled();
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    expect(quantity).toHaveValue('3');
    expect(more).toHaveFocus();

    for (const [typed, kept] of [
      ['9', '3'],
      ['0', '1'],
      ['२', '2'],
      ['x', '2'],
    ] as const) {
      await user.clear(quantity);
      await user.type(quantity, typed);
      await user.tab();
      expect(quantity).toHaveValue(kept);
    }
    await user.click(card.getByRole('button', { name: 'One Compact Water 250 ml less' }));
    await user.click(card.getByRole('button', { name: 'Remove Compact Water 250 ml' }));
    expect(card.getByRole('button', { name: 'Add to cart: Compact Water 250 ml' })).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Cart, empty' })).toBeVisible();
  });

  it('says why there are no more, once they are all taken', async () => {
    const { user } = await renderApp({ at: '/menu' });
    expect((await cardOf('Compact Water')).getByText('Only 3 left')).toBeVisible();
    const card = await cardOf('Premium Water');
    expect(card.queryByText(/^Only/)).toBeNull();
    await user.click(await card.findByRole('button', { name: /^Add to cart/ }));
    const quantity = card.getByRole('textbox');
    await user.clear(quantity);
    await user.type(quantity, '500');
    expect(card.getByText('Only 30 left')).toBeVisible();
    expect(quantity).toHaveAccessibleDescription('Only 30 left');
    await user.click(card.getByRole('button', { name: 'One Premium Water 1 L less' }));
    expect(card.queryByText(/^Only/)).toBeNull();
  });

  it.each([
    ['is out of stock by now', { inStock: 0 }],
    ['has no price that can be read', { unitPrice: 'soon' }],
  ])('only takes out of the cart what %s', async (_what, fields) => {
    const backend = await openShopBackend();
    const { user } = await renderApp({ at: '/menu', backend });
    const card = await cardOf('Compact Water');
    await user.click(await card.findByRole('button', { name: /^Add to cart/ }));
    await user.click(card.getByRole('button', { name: 'One Compact Water 250 ml more' }));
    const product = {
      name: 'Compact Water',
      category: 'compact',
      size: '250ml',
      unitPrice: '0.99',
      inStock: 3,
    };
    await put(backend, 'inventory/3', { ...product, ...fields });
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(card.queryByRole('button', { name: 'One Compact Water 250 ml more' })).toBeNull(),
    );
    expect(card.queryByRole('button', { name: 'One Compact Water 250 ml less' })).toBeNull();
    expect(card.getByRole('textbox')).toHaveValue('2');
    const remove = card.getByRole('button', { name: 'Remove Compact Water 250 ml' });
    await user.click(remove);
    expect(card.getByText('Removed Compact Water 250 ml.')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Add to cart: Compact Water 250 ml' })).toBeDisabled();
    // The control that was pressed is gone: who uses a keyboard goes on from its place.
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Cart, empty' })).toBeVisible();
  });

  it('sends a visitor to sign in, and back to the menu afterwards', async () => {
    const { user } = await renderApp({ at: '/menu' });
    const card = await cardOf('Premium Water');
    await screen.findByRole('link', { name: 'Login' });
    await user.click(card.getByRole('link', { name: 'Order Now' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(globalThis.history.state.usr).toMatchObject({
      from: '/menu',
      fromState: { wish: { product: { id: '1' }, quantity: 1 } },
    });
  });

  it('hands the product and the quantity to the order form', async () => {
    const { user } = await renderApp({ at: '/menu', as: 'customer' });
    await screen.findByText('Asha Rao');
    const card = await cardOf('Premium Water');
    await user.click(await card.findByRole('button', { name: /^Add to cart/ }));
    await user.click(card.getByRole('button', { name: 'One Premium Water 1 L more' }));
    await user.click(card.getByRole('button', { name: 'Order Now' }));
    expect(await screen.findByRole('button', { name: 'Place Order - ₹9.45' })).toBeVisible();
    expect(globalThis.history.state.usr).toMatchObject({ fromCart: true });
  });
});
