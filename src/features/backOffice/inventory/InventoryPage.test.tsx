import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../../../local-firebase/localFirebase';
import { double } from '../../../../local-firebase/seed/seedValue';
import { countReads } from '../../../../test/support/countReads';
import { openInventory } from '../../../../test/support/inventory';
import { closeBrowser, openShopBackend, renderApp } from '../../../../test/support/renderApp';
import { put } from '../../../../test/support/shop';

const LIST_READ = { path: ':runQuery' };
const EMPTY = 'No inventory items found matching your criteria';

const jar = {
  name: 'EAWA Jar',
  category: 'eawa',
  size: '20L',
  unitPrice: '39.99',
  inStock: 0,
  reorderPoint: 25,
  sku: 'EAW-20000',
  image: 'https://images.test/jar.webp',
  description: 'The returnable jar.',
  lastUpdated: '2026-01-02T00:00:00.000Z',
  updatedAt: new Date(Date.UTC(2026, 0, 2)),
};
/** As an older back office left it. */
const everyday = {
  name: 'Everyday Water',
  category: 'essential',
  size: '1L',
  unitPrice: 'on request',
  inStock: double(36),
  reorderPoint: '20',
};

async function stockUp(backend: LocalFirebase) {
  await put(backend, 'inventory/7', jar);
  await put(backend, 'inventory/10', everyday);
  await put(backend, 'inventory/12', { ...jar, name: 'Old Jar', sku: 'OLD-1', archived: true });
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(header => within(header).getByRole('link').textContent);
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map(cell => cell.textContent);

describe('the four states of the list', () => {
  it('is loading, then shows what there is', async () => {
    const backend = await openShopBackend();
    await renderApp({ at: '/admin/dashboard/inventory', as: 'admin', backend });
    expect(await screen.findByText('Loading inventory...')).toBeVisible();
    expect(await screen.findByText('Showing 1 to 3 of 3 items')).toBeVisible();
    expect(await screen.findByText('Updated 0 s ago')).toBeVisible();
  });

  it('is empty only after a reading that found nothing', async () => {
    const backend = await openShopBackend();
    await backend.firestore.documents.remove(['inventory/1', 'inventory/2', 'inventory/3']);
    await renderApp({ at: '/admin/dashboard/inventory', as: 'admin', backend });
    expect(await screen.findByText('Loading inventory...')).toBeVisible();
    expect(screen.queryByText(EMPTY)).toBeNull();
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all items' })).toBeNull();
  });

  it('says that it could not be read, and reads again when asked', async () => {
    const backend = await openShopBackend();
    backend.faults.inject({ match: LIST_READ, fault: { kind: 'status', status: 503 }, times: 1 });
    const { user } = await renderApp({ at: '/admin/dashboard/inventory', as: 'admin', backend });
    expect(await screen.findByRole('alert')).toHaveTextContent('The inventory could not be loaded.');
    expect(screen.queryByText(EMPTY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 1 to 3 of 3 items')).toBeVisible();
  });

  it('keeps what it last read when the network goes, and says how old it is', async () => {
    const { user, backend } = await openInventory();
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'false'));
    backend.faults.inject({ match: LIST_READ, fault: { kind: 'dropRequest' } });
    await user.click(refresh);
    const offline = 'Offline. Showing data from 2:30 pm. You can keep working; changes are sent later.';
    expect(await screen.findByText(offline)).toBeVisible();
    expect(screen.getByText('Showing 1 to 3 of 3 items')).toBeVisible();
  });
});

describe('the list', () => {
  it('shows of each product what the specification asks for', async () => {
    await openInventory({ prepare: stockUp });
    expect(names()).toEqual([
      'Compact Water',
      'EAWA Jar',
      'Essential Water',
      'Everyday Water',
      'Premium Water',
    ]);
    expect(await cellsOf(/EAWA Jar/)).toEqual([
      'EAW-20000',
      'Eawa',
      '0Low StockOrder 75 moreReorder at 25',
      '25',
      '₹39.99',
      '2 Jan 20265:30 am',
      '',
    ]);
    expect((await cellsOf(/Premium Water/)).slice(0, 5)).toEqual([
      'premium-1L',
      'Premium',
      '30In StockReorder at 10',
      '10',
      '₹2.99',
    ]);
  });

  it('shows older products too, and says what they lack', async () => {
    await openInventory({ prepare: stockUp });
    expect(await cellsOf(/Everyday Water/)).toEqual([
      'No SKU',
      'Essential',
      '36In StockReorder at 20',
      '20',
      'No price',
      'Not recorded',
      '',
    ]);
  });

  it('draws the bottle where there is no picture, and shows the picture where there is', async () => {
    await openInventory({ prepare: stockUp });
    const jarRow = await screen.findByRole('row', { name: /EAWA Jar/ });
    await waitFor(() => expect(jarRow.querySelector('img')).toHaveAttribute('src', jar.image));
    const premium = await screen.findByRole('row', { name: /Premium Water/ });
    expect(premium.querySelector('img')).toBeNull();
    expect(premium.querySelector('svg')).not.toBeNull();
  });

  it.each([
    ['a word of the name', 'jar', ['EAWA Jar']],
    ['a part of the SKU', 'compact-2', ['Compact Water']],
    ['every word', 'water 1l', ['Everyday Water', 'Premium Water']],
  ])('finds by %s, kept in the address', async (_what, typed, found) => {
    const { user } = await openInventory({ prepare: stockUp });
    await user.type(screen.getByLabelText('Search inventory'), typed);
    // The first letters alone may find the same.
    await waitFor(() => expect(new URLSearchParams(globalThis.location.search).get('q')).toBe(typed));
    await waitFor(() => expect(names()).toEqual(found));
  });

  it('filters by category and stock, and counts what is low and out among what was found', async () => {
    const { user } = await openInventory({ prepare: stockUp });
    await user.selectOptions(screen.getByLabelText('Stock'), 'Low stock (2)');
    expect(names()).toEqual(['Compact Water', 'EAWA Jar']);
    await user.selectOptions(screen.getByLabelText('Category'), 'Eawa');
    expect(names()).toEqual(['EAWA Jar']);
    expect(screen.getByRole('option', { name: 'Low stock (1)' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Stock'), 'Out of stock (1)');
    expect(globalThis.location.search).toBe('?stock=out&category=eawa');
    await user.selectOptions(screen.getByLabelText('Category'), 'Premium');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all items' }));
    expect(await screen.findByText('Showing 1 to 5 of 5 items')).toBeVisible();
  });

  it('shows what is archived on demand only, with no way to change it but to restore it', async () => {
    const { user } = await openInventory({ prepare: stockUp });
    expect(screen.queryByText('Old Jar')).toBeNull();
    await user.click(screen.getByLabelText('Show archived'));
    const old = within(await screen.findByRole('row', { name: /Old Jar/ }));
    expect(old.getByText('Archived')).toBeVisible();
    expect(old.queryByRole('button', { name: /^Adjust/ })).toBeNull();
    expect(old.getByRole('button', { name: 'Restore: Old Jar 20 L' })).toBeVisible();
    expect(globalThis.location.search).toBe('?archived=1');
  });

  it('sorts by a column’s head, up and then down, and says so', async () => {
    const { user } = await openInventory({ prepare: stockUp });
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Product')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(within(head('Price')).getByRole('button'));
    expect(names()).toEqual([
      'Everyday Water',
      'Compact Water',
      'Essential Water',
      'Premium Water',
      'EAWA Jar',
    ]);
    await user.click(within(head('Price')).getByRole('button'));
    expect(head('Price')).toHaveAttribute('aria-sort', 'descending');
    expect(names()[0]).toBe('EAWA Jar');
    expect(globalThis.location.search).toBe('?sort=-price');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Reorder point, descending');
    expect(names()[0]).toBe('EAWA Jar');
    expect(globalThis.location.search).toBe('?sort=-reorder');
  });

  it('turns pages of 25', async () => {
    const { user } = await openInventory({
      async prepare(backend) {
        for (let number = 10; number < 40; number += 1) {
          await put(backend, `inventory/N${number}`, { ...jar, name: `Jar ${number}`, sku: `J-${number}` });
        }
      },
    });
    expect(screen.getByText('Showing 1 to 25 of 33 items')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Showing 26 to 33 of 33 items')).toBeVisible();
    expect(globalThis.location.search).toBe('?page=2');
  });
});

describe('what the page costs', () => {
  it('is the products once, and afterwards what changed and no more', async () => {
    const backend = await openShopBackend();
    await stockUp(backend);
    const reads = await countReads(backend);
    const app = await renderApp({ at: '/admin/dashboard/inventory', as: 'admin', backend });
    await screen.findByText('Showing 1 to 5 of 5 items');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false'),
    );
    // Six products, a count and the newest; then once more what is as new as that.
    expect(await reads()).toBe(10);

    await closeBrowser();
    app.unmount();
    await put(backend, 'inventory/7', { ...jar, inStock: 5, updatedAt: new Date(Date.UTC(2026, 0, 15, 9)) });
    const again = await countReads(backend);
    await renderApp({ at: '/admin/dashboard/inventory', as: 'admin', backend });
    expect(await screen.findByText('5')).toBeVisible();
    expect(await again()).toBe(2);
  });
});
