import type { Page } from '@playwright/test';
import {
  fillInDelivery,
  ORDERED,
  openOrderForm,
  placeButton,
  progressOf,
  savedOrderId,
  savedWords,
  signInCustomer,
} from './customer';
import { expect, keptOnDevice, ledger, REQUEST_WITHOUT_NETWORK, test } from './journey';

/** What the browser's "Duplicate tab" does: another tab on the same history entry. */
async function duplicate(page: Page): Promise<Page> {
  const entry = await page.evaluate(() => history.state);
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await copy.evaluate(state => history.replaceState(state, ''), entry);
  await copy.reload();
  return copy;
}

const once = ({ orders, inStock }: Awaited<ReturnType<typeof ledger>>) => ({
  orders: orders + 1,
  inStock: inStock - ORDERED.quantity,
});

test('one form in two tabs, each clicked twice, is one order', async ({ page, request }) => {
  await signInCustomer(page);
  await openOrderForm(page);
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  const copy = await duplicate(page);
  const tabs = [page, copy];
  const before = await ledger(request, ORDERED.productId);
  for (const tab of tabs) await fillInDelivery(tab);
  await Promise.all(tabs.map(tab => placeButton(tab).dblclick()));

  for (const tab of tabs) {
    await tab.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(tab.getByText('Order Placed Successfully!', { exact: true })).toBeVisible();
  }
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));

  // The form is not where the back button leads: it would be a second order by mistake.
  for (const tab of tabs) {
    await tab.goBack();
    await expect(placeButton(tab)).toHaveCount(0);
  }
});
