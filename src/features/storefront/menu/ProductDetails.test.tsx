import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { put } from '../../../../test/support/shop';

const JAR = {
  ...{ name: 'EAWA Jar', size: '20L', category: 'eawa', unitPrice: '39.99', inStock: 3 },
  description: 'The returnable jar.',
  facts: { source: 'Borewell in Pune', ph: '7.0', fssai: '11522034000816' },
  translations: { hi: { name: 'EAWA जार', description: 'लौटाया जाने वाला जार।', source: 'पुणे का बोरवेल' } },
};

async function shopWithJar() {
  const backend = await openShopBackend();
  await put(backend, 'inventory/jar', JAR);
  return backend;
}

describe('a product’s details', () => {
  it('opens by the name on its card, says what is stated and no more, and Back closes it', async () => {
    const { user } = await renderApp({ at: '/menu?category=eawa', backend: await shopWithJar() });
    await user.click(await screen.findByRole('link', { name: 'EAWA Jar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'EAWA Jar 20 L' }));
    expect(globalThis.location.search).toBe('?category=eawa&product=jar');
    expect(dialog.getByText('Borewell in Pune')).toBeVisible();
    expect(dialog.getByText('11522034000816')).toBeVisible();
    expect(dialog.getByText('Only 3 left')).toBeVisible();
    expect(dialog.queryByText('BIS licence')).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Add to cart: EAWA Jar 20 L' }));
    expect(await dialog.findByRole('textbox', { name: 'Quantity of EAWA Jar 20 L' })).toHaveValue('1');

    globalThis.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('?category=eawa');
    expect(screen.getByRole('link', { name: 'EAWA Jar' })).toHaveFocus();
  });

  it('opens from a shared link, and gives the focus to the card when it closes', async () => {
    const { user } = await renderApp({ at: '/menu?product=jar', backend: await shopWithJar() });
    const dialog = within(await screen.findByRole('dialog', { name: 'EAWA Jar 20 L' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(globalThis.location.search).toBe('');
    expect(screen.getByRole('link', { name: 'EAWA Jar' })).toHaveFocus();
  });

  it('says so of a product that there is not, and leads to the menu', async () => {
    const { user } = await renderApp({ at: '/menu?product=nothing', backend: await shopWithJar() });
    await screen.findByRole('dialog', { name: 'We do not have this product' });
    await user.click(screen.getByRole('button', { name: 'Back to the menu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the shop cannot be reached, and tries again', async () => {
    const backend = await shopWithJar();
    backend.faults.inject({ match: { path: '/documents/inventory' }, fault: { kind: 'dropRequest' } });
    const { user } = await renderApp({ at: '/menu?product=jar', backend });
    const dialog = within(await screen.findByRole('dialog', { name: 'Product details' }));
    backend.faults.clear();
    await user.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'EAWA Jar 20 L' })).toBeVisible();
  });
});

describe('in Hindi', () => {
  it('the menu, the search, the details and the cart say a product’s Hindi name, and orders hold the English one', async () => {
    const { user, store } = await renderApp({ at: '/menu', backend: await shopWithJar() });
    await user.click(await screen.findByRole('radio', { name: 'हिन्दी' }));
    await screen.findByRole('link', { name: 'EAWA जार' });
    expect(screen.getByText('लौटाया जाने वाला जार।')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'jaar');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'EAWA जार' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'EAWA जार 20 L' }));
    expect(dialog.getByText('पुणे का बोरवेल')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: /EAWA जार/ }));
    expect(store.getState().cart.lines).toMatchObject([{ productId: 'jar', productName: 'EAWA Jar' }]);
  });
});
