import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { double } from '../../local-firebase/seed/seedValue';
import { ORDERS, openOrders, putOrders } from '../support/ordersPage';
import { openShopBackend, renderApp } from '../support/renderApp';

const water = (productId: string) => ({
  productId,
  productName: 'Premium Water',
  size: '1L',
  image: '',
  quantity: 2,
  price: double(2.99),
});
const SHOP = {
  PEND0001: { items: [water('1'), water('2')] },
  PEND0002: {},
  SHIP0001: { status: 'shipped' },
};

type App = Awaited<ReturnType<typeof openOrders>>;

async function openExport({ user }: App) {
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  return within(await screen.findByRole('dialog', { name: 'Export orders' }));
}

function fileOf({ downloads }: App) {
  const [file] = downloads;
  if (!file || downloads.length > 1) throw new Error('one file was to be saved');
  const { data } = parse<Record<string, string>>(file.text.slice(1), { header: true, newline: '\r\n' });
  return { ...file, ids: data.map(row => row['Order ID']), rows: data };
}

describe('the export', () => {
  it('is of what the filters show, and says how many rows that is', async () => {
    const app = await openOrders(SHOP, '?status=pending');
    const dialog = await openExport(app);
    expect(dialog.getByRole('radio', { name: 'Filtered orders (2)' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'All (3)' })).not.toBeChecked();
    expect(dialog.queryByRole('radio', { name: /^Selected/ })).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Export 2 rows' }));
    await screen.findByText('2 rows exported.');
    const file = fileOf(app);
    expect(file).toMatchObject({ name: 'orders.csv', type: 'text/csv;charset=utf-8' });
    expect(file.text.codePointAt(0)).toBe(0xfeff);
    expect(file.ids).toEqual(["'PEND0001", "'PEND0002"]);
    expect(file.rows[0]).toMatchObject({
      Phone: "'9876543210",
      Total: '9.45',
      'Ordered at (India)': '2026-01-15 14:29',
    });
    expect(globalThis.location.search).toBe('?status=pending');
  });

  it('is of every order, with a row for each item, when that is asked for', async () => {
    const app = await openOrders(SHOP, '?status=pending');
    const dialog = await openExport(app);
    await app.user.click(dialog.getByRole('radio', { name: 'All (3)' }));
    await app.user.click(dialog.getByRole('radio', { name: 'Item (4)' }));
    await app.user.click(dialog.getByRole('button', { name: 'Export 4 rows' }));
    await waitFor(() => expect(app.downloads).toHaveLength(1));
    expect(fileOf(app).ids).toEqual(["'PEND0001", "'PEND0001", "'PEND0002", "'SHIP0001"]);
  });

  it('is of what is selected, from the bar that says so', async () => {
    const app = await openOrders(SHOP);
    await app.user.click(await screen.findByRole('checkbox', { name: 'Select order SHIP0001' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected orders' }));
    await app.user.click(bar.getByRole('button', { name: 'Export' }));
    const given = within(await screen.findByRole('dialog', { name: 'Export orders' }));
    await app.user.click(given.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(bar.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export orders' }));
    expect(dialog.getByRole('radio', { name: 'Selected (1)' })).toBeChecked();
    await app.user.click(dialog.getByRole('button', { name: 'Export 1 row' }));
    await waitFor(() => expect(app.downloads).toHaveLength(1));
    expect(fileOf(app).ids).toEqual(["'SHIP0001"]);
    // What was selected still is.
    expect(bar.getByText('1 order selected')).toBeVisible();
  });

  it('is not saved once it was cancelled, and takes nobody off the page', async () => {
    const backend = await openShopBackend();
    await putOrders(backend, SHOP);
    const app = await renderApp({ at: '/admin/dashboard/customers', as: 'admin', backend });
    await app.user.click(await screen.findByRole('link', { name: 'Orders' }));
    const cancelled = await openExport(app);
    // The second press comes before the file is there.
    act(() => {
      cancelled.getByRole('button', { name: 'Export 3 rows' }).click();
      cancelled.getByRole('button', { name: 'Cancel' }).click();
    });
    await waitFor(() => expect(globalThis.location.search).toBe(''));
    const dialog = await openExport(app);
    await app.user.click(dialog.getByRole('button', { name: 'Export 3 rows' }));
    await screen.findByText('3 rows exported.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.downloads).toHaveLength(1);
    expect(globalThis.location.pathname).toBe(ORDERS);
  });

  it('says that it failed, and exports when asked again', async () => {
    const app = await openOrders(SHOP);
    const dialog = await openExport(app);
    vi.spyOn(app.services, 'download').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await app.user.click(dialog.getByRole('button', { name: 'Export 3 rows' }));
    expect(await dialog.findByText(/You seem to be offline/)).toBeVisible();
    expect(app.downloads).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Export 3 rows' }));
    await waitFor(() => expect(app.downloads).toHaveLength(1));
  });
});
