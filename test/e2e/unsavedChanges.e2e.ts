import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { signInAsStaff } from './staff';

const SETTINGS = '/admin/dashboard/settings';

const fee = (page: Page) => page.getByLabel('Delivery fee (₹)');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });
const arrivedAt = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function goToBySearch(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Search orders, products/ });
  await box.fill(name);
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Keeps what was typed, which then has the focus again, at the same address. */
async function keepEditing(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(SETTINGS);
  await expect(fee(page)).toBeFocused();
  await expect(fee(page)).toHaveValue('30');
}

async function discard(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Discard' }).click();
}

test('settings that were typed are not left unasked: by the search, Back, Forward, Logout or a reload', async ({
  page,
}) => {
  await signInAsStaff(page);
  await goToBySearch(page, 'Settings');
  await arrivedAt(page, 'Settings');
  await goToBySearch(page, 'Alerts');
  await arrivedAt(page, 'Alerts');
  await page.goBack();
  await arrivedAt(page, 'Settings');
  await fee(page).fill('30');

  await page.evaluate(() => history.back());
  await keepEditing(page);
  await page.evaluate(() => history.forward());
  await keepEditing(page);
  await goToBySearch(page, 'Alerts');
  await keepEditing(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(fee(page)).toHaveValue('30');

  // Closing the page is asked about by the browser.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.evaluate(() => location.reload());
  const unloading = await asked;
  expect(unloading.type()).toBe('beforeunload');
  await unloading.dismiss();
  await reloaded;
  await expect(fee(page)).toHaveValue('30');

  // Given up, it goes where it would have gone; and from there the history is as it was.
  await page.evaluate(() => history.forward());
  await discard(page);
  await arrivedAt(page, 'Alerts');
  await page.goBack();
  await expect(fee(page)).toHaveValue('2.99');
  await fee(page).fill('30');
  await page.evaluate(() => history.back());
  await discard(page);
  await arrivedAt(page, 'Dashboard');
  await page.goForward();
  await expect(fee(page)).toHaveValue('2.99');
  await fee(page).fill('30');
  await page.getByRole('button', { name: 'Logout' }).click();
  await discard(page);
  await arrivedAt(page, 'Staff sign-in');
});
