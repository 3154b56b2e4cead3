import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { double } from '../../local-firebase/seed/seedValue';
import { pdfPages } from '../support/pdf';
import { openShopBackend, renderApp } from '../support/renderApp';
import { anOrder, put } from '../support/shop';

const ID = 'A1B2C3D4E5F6';
const seller = {
  name: 'Eawa',
  address: '42, Spring Road',
  gstin: '29AAACE0000A1Z5',
  state: 'Karnataka',
};

async function shopWith(order: Parameters<typeof anOrder>[1]) {
  const backend = await openShopBackend();
  await put(backend, 'settings/shop', { deliveryFee: double(2.99), taxRate: double(0.08), seller });
  await put(
    backend,
    `orders/${ID}`,
    anOrder(ID, { updatedAt: new Date(Date.UTC(2026, 0, 14, 9)), ...order }),
  );
  return backend;
}

/** The dialog of the order. */
async function view(backend: Awaited<ReturnType<typeof shopWith>>) {
  const app = await renderApp({ at: `/admin/dashboard/orders?view=${ID}`, as: 'admin', backend });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Refresh', hidden: true })).toHaveAttribute(
      'aria-busy',
      'false',
    ),
  );
  const dialog = within(
    await screen.findByRole('dialog', { name: new RegExp(`^Order #${orderNumber(ID)}`) }),
  );
  const download = async () =>
    app.user.click(await dialog.findByRole('button', { name: 'Download Invoice' }));
  const lines = async () => {
    await dialog.findByText(`eawa-invoice-${ID}.pdf was saved.`);
    const [file] = app.savedBlobs;
    return file ? (await pdfPages(file.blob)).flat() : [];
  };
  return { app, dialog, download, lines };
}

it('staff print the invoice that the customer has, with the shop’s own details', async () => {
  const { download, lines } = await view(await shopWith({ status: 'shipped' }));
  await download();
  const printed = await lines();
  expect(printed.slice(0, 2)).toEqual(['Eawa', `Invoice INV-${ID}`]);
  for (const line of ['Eawa Asha Rao', 'GSTIN: 29AAACE0000A1Z5 asha@demo.test', 'Total ₹9.45']) {
    expect(printed).toContain(line);
  }
});

it('an old order’s invoice names its product as the inventory does', async () => {
  const old = { items: null, quantities: null, pricing: null, total: null, statusTimes: null };
  const { download, lines } = await view(
    await shopWith({ ...old, status: 'delivered', productId: '2', quantity: 3 }),
  );
  await download();
  expect(await lines()).toContain('Essential Water, 500 ml 3 Not recorded Not recorded');
});

it('no invoice is made while the shop’s details cannot be read', async () => {
  const backend = await shopWith({ status: 'shipped' });
  const { app, dialog, download, lines } = await view(backend);
  backend.faults.inject({ match: { path: ':batchGet' }, fault: { kind: 'dropRequest' } });
  await download();
  expect(await dialog.findByRole('alert')).toHaveTextContent('This cannot be made without a connection now.');
  expect(app.savedBlobs).toEqual([]);
  backend.faults.clear();
  await download();
  expect((await lines())[1]).toBe(`Invoice INV-${ID}`);
});

it('an order that waits to be marked as shipped has no invoice before that is sent', async () => {
  const backend = await shopWith({ status: 'processing' });
  const { app, dialog } = await view(backend);
  const fault = backend.faults.inject({ match: { path: ':commit' }, fault: { kind: 'dropRequest' } });
  await app.user.click(dialog.getByRole('button', { name: 'Mark as shipped' }));
  await dialog.findByText('Saved on this device, not sent yet');
  expect(dialog.queryByRole('button', { name: 'Download Invoice' })).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: 'Download order summary' }));
  await dialog.findByText(/was saved\.$/);
  const [file] = app.savedBlobs;
  if (!file) throw new Error('Nothing was saved.');
  expect((await pdfPages(file.blob)).flat().join(' ')).not.toContain('INV-');

  backend.faults.clear(fault);
  globalThis.dispatchEvent(new Event('online'));
  expect(await dialog.findByRole('button', { name: 'Download Invoice' })).toBeVisible();
});
