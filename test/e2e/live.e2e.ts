import { expect, type Page } from '@playwright/test';
import { DEMO_CUSTOMER } from '../../local-firebase/seed/people';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import { orderNumber } from '../../src/domain/order/orderNumber';
import { anOrder } from '../support/shop';
import { test } from './journey';
import { signInAsStaff } from './staff';

const METER = '/__local/meter';
const readsOf = async (page: Page): Promise<number> => (await (await page.request.get(METER)).json()).reads;

/** An order of the demonstration's customer, as it is placed this moment, past every rule. */
async function putOrder(page: Page, id: string): Promise<void> {
  const now = new Date();
  const order = anOrder(id, { userId: DEMO_CUSTOMER.uid, createdAt: now, orderDate: now, updatedAt: now });
  const response = await page.request.patch(
    `/v1/projects/demo-bottled-water/databases/(default)/documents/orders/${id}`,
    { headers: { authorization: 'Bearer owner' }, data: { fields: encodeFields(order) } },
  );
  expect(response.ok()).toBe(true);
}

test('staff and a customer see at once what the other does, and read nothing while nobody does anything', async ({
  page: customer,
  browser,
}) => {
  const staff = await (await browser.newContext()).newPage();
  await signInAsStaff(staff);
  await staff.goto('/admin/dashboard/orders');
  await expect(staff.getByText('Live', { exact: true })).toBeVisible();

  await customer.goto('/login');
  await customer.getByLabel('Email').fill(DEMO_CUSTOMER.email);
  await customer.getByLabel('Password', { exact: true }).fill('water-demo-1');
  await customer.getByRole('button', { name: 'Sign In' }).click();
  await expect(customer).toHaveURL('/');
  await customer.goto('/track-order');
  await expect(customer.getByText('Live', { exact: true })).toBeVisible();

  const id = 'L1VE0RDER001';
  await putOrder(staff, id);
  // Sooner than a poll would have come.
  await expect(staff.getByRole('row', { name: new RegExp(orderNumber(id)) })).toBeVisible({
    timeout: 10_000,
  });

  await staff.getByRole('button', { name: `Edit order ${orderNumber(id)}` }).click();
  await staff.getByRole('dialog').getByLabel('Status').selectOption('shipped');
  await staff.getByRole('button', { name: 'Save Changes' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const card = customer.getByRole('article', { name: `Order #${orderNumber(id)}` });
  await expect(card.getByText('Shipped').first()).toBeVisible({ timeout: 10_000 });

  const before = await readsOf(staff);
  await staff.waitForTimeout(5000);
  expect(await readsOf(staff)).toBe(before);
  await staff.context().close();
});
