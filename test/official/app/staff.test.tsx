import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import { parseOrder } from '@/data/order/orderDocument';
import { createOrderCommand } from '@/features/backOffice/adminOrders/create/createOrderCommand';
import type { PlainDocument } from '@/lib/plainData';
import { queueCommand } from '@/sync/outbox/queueCommand';
import type { SeedFields } from '../../../local-firebase/seed/seedValue';
import { expectQueued } from '../../support/customerOrders';
import { type OfficialShop, openOfficialShop } from '../../support/officialShop';
import { openPage } from '../../support/renderApp';
import { ADMIN, anOrder, put } from '../../support/shop';
import { aStaffOrder } from '../../support/takenOrders';

const fieldsOf = async (shop: OfficialShop, path: string) => (await shop.read(path))?.fields;
const stockOf = async (shop: OfficialShop) =>
  Number(Object((await fieldsOf(shop, 'inventory/1'))?.inStock).integerValue);

async function openStaff(page: string, documents: { readonly [path: string]: SeedFields } = {}) {
  const shop = await openOfficialShop();
  for (const [path, fields] of Object.entries(documents)) await put(shop.backend, path, fields);
  const app = await openPage({ source: shop.source, as: 'admin', at: `/admin/dashboard/${page}` });
  return { shop, app };
}

it('staff take an order and edit another', async () => {
  const { shop, app } = await openStaff('orders', { 'orders/A1': anOrder('A1') });
  await screen.findByText('Showing 1 to 1 of 1 orders');
  const { order, ...asked } = aStaffOrder();
  const items = order.items.map(item => ({ ...item, productName: 'Premium Water' }));
  const taken = { ...asked, order: { ...order, items } };
  await app.store.dispatch(queueCommand(createOrderCommand, { uid: ADMIN.uid, payload: taken }));
  await expectQueued(app, taken.commandId, { status: 'done' });
  expect(await fieldsOf(shop, `orders/${taken.order.id}`)).toMatchObject({
    userId: { stringValue: '' },
    label: { stringValue: taken.label },
    status: { stringValue: 'pending' },
  });
  expect(await stockOf(shop)).toBe(28);

  const stored = await app.services.firestore.run({ as: 'back-office', get: 'orders/A1' });
  const { email, status, updatedAt } = parseOrder(stored as PlainDocument);
  const edit = {
    ...{ orderId: 'A1', commandId: 'C2', seen: { email, status, updatedAt }, builtOn: [] },
    ...{ email: 'asha.rao@demo.test', status: 'shipped' as const, phone: '9812345670' },
    by: { id: ADMIN.uid, name: ADMIN.displayName },
  };
  await app.store.dispatch(queueCommand(updateOrderCommand, { uid: ADMIN.uid, payload: edit }));
  await expectQueued(app, 'C2', { status: 'done' });
  expect(await fieldsOf(shop, 'orders/A1')).toMatchObject({
    email: { stringValue: 'asha.rao@demo.test' },
    status: { stringValue: 'shipped' },
    customerPhone: { stringValue: '9812345670' },
    lastCommandId: { stringValue: 'C2' },
    statusTimes: {
      mapValue: { fields: { pending: expect.anything(), shipped: { timestampValue: expect.any(String) } } },
    },
  });
});

it('staff change the status of many orders, with their bottles, and take it back', async () => {
  const { shop, app } = await openStaff('orders', {
    'orders/PEND0001': anOrder('PEND0001'),
    'orders/PEND0002': anOrder('PEND0002'),
    'orders/SHIP0001': anOrder('SHIP0001', { status: 'shipped' }),
  });
  const { user } = app;
  await user.click(await screen.findByRole('checkbox', { name: 'Select these 3 orders' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected orders' }));
  await user.click(bar.getByRole('button', { name: 'Change status' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Change the status of/ }));
  await user.selectOptions(dialog.getByLabelText('New status'), 'Cancelled');
  await user.click(dialog.getByRole('button', { name: 'Change 3 orders' }));
  const done = within(await screen.findByRole('dialog', { name: 'Changed to Cancelled' }));
  expect(await done.findByText('3 of 3 saved')).toBeVisible();
  const statuses = async () =>
    Object.fromEntries((await shop.list('orders')).map(({ path, fields }) => [path, fields.status]));
  const cancelled = { stringValue: 'cancelled' };
  expect(await statuses()).toEqual({
    'orders/PEND0001': cancelled,
    'orders/PEND0002': cancelled,
    'orders/SHIP0001': cancelled,
  });
  expect(await stockOf(shop)).toBe(36);

  await user.click(done.getByRole('button', { name: 'Undo' }));
  const undone = within(await screen.findByRole('dialog', { name: 'Changed back' }));
  expect(await undone.findByText('3 of 3 saved')).toBeVisible();
  expect(await statuses()).toEqual({
    'orders/PEND0001': { stringValue: 'pending' },
    'orders/PEND0002': { stringValue: 'pending' },
    'orders/SHIP0001': { stringValue: 'shipped' },
  });
  expect(await stockOf(shop)).toBe(30);
  // The bottles went back with the cancellations; what took them again is written in the orders.
  expect(await shop.list('stockMovements')).toHaveLength(3);
  for (const { fields } of await shop.list('orders')) {
    expect(Object.keys(Object(fields.reopenings).mapValue.fields)).toHaveLength(1);
  }
});

it('the data check finds what is wrong in old documents, and sets it right', async () => {
  const card = { cardNumber: '4111111111111111', expiryDate: '12/30', cvv: '737' };
  const { shop, app } = await openStaff('data-check', {
    'orders/A1': anOrder('A1', card),
    'orders/A2': anOrder('A2', { orderDate: '2024-03-01T10:00:00Z' }),
    'inventory/9': { name: 'Old', unitPrice: '₹1,299', inStock: 'a dozen', sku: 'W-9' },
  });
  const { user } = app;

  async function setRight(region: string, what: string, value?: string): Promise<void> {
    const group = within(screen.getByRole('region', { name: region }));
    await user.click(group.getByRole('button', { name: `Fix ${what}` }));
    const dialog = within(await screen.findByRole('dialog', { name: what }));
    if (value !== undefined) {
      await user.clear(dialog.getByRole('textbox'));
      await user.type(dialog.getByRole('textbox'), value);
    }
    await user.click(dialog.getByRole('button', { name: 'Fix' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: region })).toBeNull());
  }

  await user.click(await screen.findByRole('button', { name: /^Check \d+ records?$/ }));
  await screen.findByRole('button', { name: /^Check again/ });
  await setRight('Card details in old orders', 'Order #A1');
  await setRight('Orders without a proper date', 'Order #A2');
  await setRight('Prices that are not written as 20.00', 'Old');
  await setRight('Stock that is no whole number', 'Old', '12');
  const order = await fieldsOf(shop, 'orders/A1');
  for (const field of Object.keys(card)) expect(order).not.toHaveProperty(field);
  expect(await fieldsOf(shop, 'orders/A2')).toMatchObject({
    orderDate: { timestampValue: '2024-03-01T10:00:00Z' },
  });
  expect(await fieldsOf(shop, 'inventory/9')).toMatchObject({
    unitPrice: { stringValue: '1299.00' },
    inStock: { integerValue: '12' },
  });
  expect((await shop.list('stockMovements')).map(({ fields }) => fields)).toMatchObject([
    { kind: { stringValue: 'correction' }, after: { integerValue: '12' }, by: { stringValue: ADMIN.uid } },
  ]);

  await user.click(screen.getByRole('button', { name: /^Check again/ }));
  expect(await screen.findByRole('heading', { name: 'Everything is in order' })).toBeVisible();
});
