import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { orderNumber } from '@/domain/order/orderNumber';
import { double } from '../../local-firebase/seed/seedValue';
import { ORDERS, putOrders } from '../support/ordersPage';
import { pdfPages } from '../support/pdf';
import { openShopBackend, renderApp } from '../support/renderApp';
import { put } from '../support/shop';

const FORGED = 'F0RGED000001';
const SOUND = 'S0VND0000001';
const TRACKER = 'https://elsewhere.example/seen.gif?by=staff';
const PICTURE = 'https://images.example/compact.avif';
const CLAIM = 'EAWA Jar 20L (₹39.99), PAID';

const SELLER = {
  name: 'Eawa',
  address: '42, Spring Road',
  gstin: '29AAACE0000A1Z5',
  state: 'Karnataka',
};

/** A shop with an order of one small bottle that calls itself a jar, and one that is as it should be. */
async function forgedShop() {
  const backend = await openShopBackend();
  await put(backend, 'settings/shop', { deliveryFee: double(2.99), taxRate: double(0.08), seller: SELLER });
  const compact = backend.firestore.documents.read('inventory/3')?.fields;
  await backend.firestore.documents.write([
    { path: 'inventory/3', fields: { ...compact, image: { stringValue: PICTURE } } },
  ]);
  const item = { productId: '3', quantity: 1, price: double(0.99) };
  await putOrders(backend, {
    [FORGED]: {
      items: [{ ...item, productName: CLAIM, size: '999 x 99999999999L', image: TRACKER }],
      quantities: { '3': 1 },
      total: double(0.99),
      status: 'shipped',
    },
    [SOUND]: {},
  });
  return backend;
}

const staffAt = async (at: string) => renderApp({ at, as: 'admin', backend: await forgedShop() });
const list = (search = '') => staffAt(`${ORDERS}${search}`);

async function theDialog(name: RegExp) {
  const dialog = await screen.findByRole('dialog', { name });
  return { dialog, ...within(dialog) };
}

describe('an order that calls a cheap bottle a dear one', () => {
  it.each([
    ['the viewer', `${ORDERS}?view=${FORGED}`, new RegExp(orderNumber(FORGED))],
    ['the editor', `${ORDERS}?edit=${FORGED}`, new RegExp(orderNumber(FORGED))],
    ['the dashboard', `/admin/dashboard?view=${FORGED}`, new RegExp(orderNumber(FORGED))],
  ])('is called in %s what the inventory calls it, and quoted beside it', async (_where, at, name) => {
    await staffAt(at);
    const { dialog, ...bill } = await theDialog(name);
    const line = (await bill.findByText('Compact Water')).closest('li');
    expect(line).toHaveTextContent('250 ml × 1');
    expect(line).toHaveTextContent(`Ordered as: ${CLAIM} 999 x 99999999999L`);
    expect(line).toHaveTextContent('₹0.99');
    // What it looks like is the shop's to say too: the order's own address is never asked.
    await waitFor(() => expect(line?.querySelector('img')).toHaveAttribute('src', PICTURE));
    expect(dialog.innerHTML).not.toContain('elsewhere.example');
  });

  it('has no note where it says what the inventory says', async () => {
    await list(`?view=${SOUND}`);
    const bill = await theDialog(new RegExp(orderNumber(SOUND)));
    await bill.findByText('Premium Water');
    expect(bill.queryByText(/Ordered as/)).toBeNull();
  });

  it('is found by what it is, and not by what it claims to be', async () => {
    const { user } = await list();
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'compact');
    expect(await screen.findByText('Showing 1 to 1 of 1 orders')).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(orderNumber(FORGED)) })).toBeVisible();
    await user.clear(search);
    await user.type(search, 'EAWA');
    expect(await screen.findByText('No orders found matching your criteria')).toBeVisible();
  });

  it('is exported as what it is, with the claim in a column of its own', async () => {
    const { user, downloads } = await list('?status=shipped');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = await theDialog(/^Export orders$/);
    await user.click(dialog.getByRole('radio', { name: 'Item (1)' }));
    await user.click(dialog.getByRole('button', { name: 'Export 1 row' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const { data } = parse<Record<string, string>>(downloads[0]?.text.slice(1) ?? '', { header: true });
    expect(data[0]).toMatchObject({
      Product: 'Compact Water',
      Size: '250ml',
      'Unit price': '0.99',
      'Ordered as': `${CLAIM} 999 x 99999999999L`,
    });
  });

  it('is on the invoice what it is, staff’s and the customer’s alike', async () => {
    const printed = async ({ savedBlobs }: Awaited<ReturnType<typeof renderApp>>) => {
      await screen.findByText(/\.pdf was saved\.$/);
      const [file] = savedBlobs;
      return file ? (await pdfPages(file.blob)).flat() : [];
    };
    const staff = await list(`?view=${FORGED}`);
    const dialog = await theDialog(new RegExp(orderNumber(FORGED)));
    await staff.user.click(await dialog.findByRole('button', { name: 'Download Invoice' }));
    const ours = await printed(staff);
    expect(ours).toContain('Compact Water, 250 ml 1 ₹0.99 ₹0.99');
    expect(ours.join()).not.toContain('EAWA Jar');
    staff.unmount();

    const customer = await renderApp({ at: '/track-order', as: 'customer', backend: staff.backend });
    const card = within(await screen.findByRole('article', { name: `Order #${orderNumber(FORGED)}` }));
    await customer.user.click(card.getByRole('button', { name: 'View Details' }));
    await customer.user.click(card.getByRole('button', { name: 'Download Invoice' }));
    expect(await printed(customer)).toEqual(ours);
  });

  it('names no row of a report, and no size of it is believed', async () => {
    await staffAt('/admin/dashboard/reports?report=products');
    const row = await screen.findByRole('row', { name: /Compact Water/ });
    expect(row).toHaveTextContent('250 ml');
    expect(row).toHaveTextContent('0.25 L');
    expect(document.body).not.toHaveTextContent('EAWA Jar');
  });

  it('is no water on the dashboard but its own', async () => {
    await staffAt('/admin/dashboard');
    // 250 ml, and two bottles of a litre.
    expect(await screen.findByText('2.25 L')).toBeVisible();
  });
});

it('an order that staff look at without a network says that nobody knows what its products are called', async () => {
  const backend = await forgedShop();
  const app = await renderApp({ at: ORDERS, as: 'admin', backend });
  await screen.findByText('Showing 1 to 2 of 2 orders');
  backend.faults.inject({ match: { path: '/v1/' }, fault: { kind: 'dropRequest' } });
  await app.user.click(screen.getByRole('link', { name: new RegExp(orderNumber(SOUND)) }));
  const bill = await theDialog(new RegExp(orderNumber(SOUND)));
  expect(
    await bill.findByText('The inventory could not be read: products are called what the order calls them.'),
  ).toBeVisible();
  expect(bill.getByText('Premium Water')).toBeVisible();
});
