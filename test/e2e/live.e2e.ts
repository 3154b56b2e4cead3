import type { Page } from '@playwright/test';
import { DEMO_CUSTOMER } from '../../local-firebase/seed/people';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import { orderNumber } from '../../src/domain/order/orderNumber';
import { anOrder } from '../support/shop';
import { expect, test } from './journey';
import { signInAsStaff } from './staff';

const ID = 'L1VE0RDER001';
const ORDER = `/v1/projects/demo-bottled-water/databases/(default)/documents/orders/${ID}`;
const HEADERS = { authorization: 'Bearer owner' };

/** An order of the demonstration's customer, as it is placed this moment, past every rule. */
async function putOrder(page: Page): Promise<void> {
  const now = new Date();
  const order = anOrder(ID, { userId: DEMO_CUSTOMER.uid, createdAt: now, orderDate: now, updatedAt: now });
  const response = await page.request.patch(ORDER, {
    headers: HEADERS,
    data: { fields: encodeFields(order) },
  });
  expect(response.ok()).toBe(true);
}

// For the journeys after it, whose ledgers it is in.
test.afterEach(async ({ request }) => {
  expect((await request.delete(ORDER, { headers: HEADERS })).ok()).toBe(true);
});

/** What a page asks for by itself, without being told of it. */
function readingsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', request => {
    if (/documents:(run|batchGet)/.test(request.url())) asked.push(request.postData() ?? '');
  });
  return (what: string) => asked.filter(body => body.includes(what)).length;
}

const LIST_OF_ORDERS = '"collectionId":"orders"';

test('staff and a customer see at once what the other does, and ask for no orders while nobody does anything', async ({
  page: customer,
  browser,
}) => {
  const staff = await (await browser.newContext()).newPage();
  for (const page of [staff, customer]) await page.clock.install();
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

  const [byStaff, byCustomer] = [readingsOf(staff), readingsOf(customer)];
  await putOrder(staff);
  await expect(staff.getByRole('row', { name: new RegExp(orderNumber(ID)) })).toBeVisible();
  expect(byStaff(LIST_OF_ORDERS)).toBe(0);

  await staff.getByRole('button', { name: `Edit order ${orderNumber(ID)}` }).click();
  await staff.getByRole('dialog').getByLabel('Status').selectOption('shipped');
  await staff.getByRole('button', { name: 'Save Changes' }).click();
  await staff.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  const card = customer.getByRole('article', { name: `Order #${orderNumber(ID)}` });
  await expect(card.getByText('Shipped').first()).toBeVisible();

  // Each page asks for something once a minute; it asks for orders, where it does, twice as often.
  const asked = byCustomer('runProgress');
  for (const page of [staff, customer]) await page.clock.fastForward(61_000);
  await expect.poll(() => byStaff('alertStates')).toBeGreaterThan(0);
  await expect.poll(() => byCustomer('runProgress')).toBeGreaterThan(asked);
  // The office has asked for what its own change left.
  expect(byStaff(LIST_OF_ORDERS)).toBe(1);
  expect(byCustomer(LIST_OF_ORDERS)).toBe(0);
  await staff.context().close();
});
