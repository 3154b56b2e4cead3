import type { Page } from '@playwright/test';
import { orderNumber } from '../../src/domain/order/orderNumber';
import { expectAccessible } from './accessible';
import { expect, test } from './journey';
import { signInAsStaff, storedDocuments } from './staff';

const ORDERS = '/admin/dashboard/orders';
const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents/orders';

const ARRIVED = ['ARRIVED00001', 'ARRIVED00002', 'ARRIVED00003'] as const;
const OWNER = { authorization: 'Bearer owner' };

/** Has somebody order just now, past every rule. */
async function orderArrives(page: Page, id: (typeof ARRIVED)[number]) {
  const order = (await storedDocuments(page, 'orders')).find(
    ({ fields }) => fields.quantities && fields.pricing && fields.orderDate?.timestampValue,
  );
  if (!order) throw new Error('The shop has no order.');
  const at = { timestampValue: new Date().toISOString() };
  const {
    label: _label,
    changes: _changes,
    lastCommandId: _command,
    quantities: _bottles,
    ...fields
  } = order.fields;
  const due = { timestampValue: new Date(Date.now() + 432_000_000).toISOString() };
  const times = { orderDate: at, createdAt: at, updatedAt: at, estimatedDelivery: due };
  const statusTimes = { mapValue: { fields: { pending: at } } };
  const response = await page.request.post(`${DOCUMENTS}?documentId=${id}`, {
    headers: OWNER,
    data: {
      fields: {
        ...fields,
        ...times,
        statusTimes,
        id: { stringValue: id },
        status: { stringValue: 'pending' },
      },
    },
  });
  expect(response.ok()).toBe(true);
}

// No stock was moved for them: with these the shop's stock would not add up.
test.afterEach(async ({ page }) => {
  for (const id of ARRIVED) await page.request.delete(`${DOCUMENTS}/${id}`, { headers: OWNER });
});

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh' });
/** Without a press, which would take the focus and the pointer elsewhere. */
async function readAgain(page: Page) {
  await refresh(page).evaluate(button => button instanceof HTMLElement && button.click());
  await expect(refresh(page)).toHaveAttribute('aria-busy', 'false');
}
const rows = (page: Page) => page.getByRole('link', { name: /^View order/ });

test('orders that arrive come into a list at rest, and wait above one that is worked in', async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.goto(ORDERS);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(refresh(page)).toHaveAttribute('aria-busy', 'false');
  await orderArrives(page, 'ARRIVED00001');
  await readAgain(page);
  await expect(rows(page).first()).toHaveText(orderNumber('ARRIVED00001'));
  await expect(page.getByText(new RegExp(`^New order #${orderNumber('ARRIVED00001')}, ₹`))).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  const edit = page.getByRole('button', { name: `Edit order ${orderNumber('ARRIVED00001')}` });
  await edit.focus();
  const before = await edit.boundingBox();
  await orderArrives(page, 'ARRIVED00002');
  await readAgain(page);
  const waiting = page.getByRole('button', { name: '1 new order' });
  await expect(waiting).toBeVisible();
  await expect(edit).toBeFocused();
  expect(await edit.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await waiting.click();
  await expect(rows(page).first()).toHaveText(orderNumber('ARRIVED00002'));

  // On another page it is counted in the title, until the list is looked at.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(refresh(page)).toHaveAttribute('aria-busy', 'false');
  await orderArrives(page, 'ARRIVED00003');
  await readAgain(page);
  await expect(page).toHaveTitle(/^\(1\) Dashboard/);
  await page.getByRole('button', { name: 'View' }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(orderNumber('ARRIVED00003')) })).toBeVisible();
  await expect(page).toHaveTitle(/^Orders/);
});
