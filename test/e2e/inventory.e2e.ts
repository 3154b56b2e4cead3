import type { Page } from '@playwright/test';
import { UNSENT } from '../support/unsent';
import { expectAccessible } from './accessible';
import { expect, REQUEST_WITHOUT_NETWORK, storedDocument, test } from './journey';

/** Of this run's own: each project of the run makes another. */
const itemOf = (project: string) => ({ name: `Brook ${project}`, sku: `BRK-${project}` });

async function openInventory(page: Page) {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/dashboard/inventory');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();

/** The id of the product a dialog is open on. */
const idInAddress = (page: Page, name: string) => new URL(page.url()).searchParams.get(name) ?? '';

test('staff add an item, count it, look at its history and take it out of sale', async ({ page }, info) => {
  const { name, sku } = itemOf(info.project.name);
  const label = `${name} 750 ml`;
  await openInventory(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add Item' }).click();
  await dialog(page).getByRole('button', { name: 'Add Item' }).click();
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(page);
  for (const [field, value] of [
    ['Name', name],
    ['SKU', sku],
    ['Size', '750 ml'],
    ['In stock', '20'],
    ['Reorder point', '8'],
    ['Unit price (₹)', '24.5'],
    ['Description', 'From the brook.'],
    ['Image URL', '/icon.svg'],
  ] as const) {
    await dialog(page).getByLabel(field, { exact: true }).fill(value);
  }
  await dialog(page).getByLabel('Category').selectOption('Compact');
  await dialog(page).getByRole('button', { name: 'Add Item' }).click();
  await toast(page, `${label} was added.`);
  await expect(dialog(page)).toHaveCount(0);

  await page.getByLabel('Search inventory').fill(sku);
  await expect(page.getByText('Showing 1 to 1 of 1 items')).toBeVisible();
  await page.getByRole('button', { name: `Adjust: ${label}` }).click();
  const id = idInAddress(page, 'adjust');
  await dialog(page).getByText('Take away').click();
  await dialog(page).getByLabel('Bottles to take away').fill('15');
  await dialog(page).getByLabel('Note (optional)').fill('A crate fell');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save adjustment' }).click();
  await toast(page, `The stock of ${label} was adjusted.`);
  await expect(page.getByText('Low Stock', { exact: true })).toBeVisible();
  await expect(page.getByText('Order 19 more')).toBeVisible();
  expect((await storedDocument(page, `inventory/${id}`))?.fields).toMatchObject({
    unitPrice: { stringValue: '24.50' },
    inStock: { integerValue: '5' },
    category: { stringValue: 'compact' },
  });

  await page.getByRole('button', { name: `History: ${label}` }).click();
  await expect(dialog(page).getByText(/^Adds up: 2 changes since/)).toBeVisible();
  await expect(dialog(page).getByText('A crate fell')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`stock-${sku}.csv`);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: `Edit: ${label}` }).click();
  await dialog(page).getByRole('button', { name: 'Archive' }).click();
  const question = page.getByRole('alertdialog', { name: `Archive ${label}?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Archive' }).click();
  await toast(page, `${label} was archived.`);
  await expect(page.getByText('No inventory items found matching your criteria')).toBeVisible();
  expect((await storedDocument(page, `inventory/${id}`))?.fields.archived).toEqual({ booleanValue: true });
});

test('every product of the seeded shop that somebody has counted adds up', async ({ page }) => {
  await openInventory(page);
  const histories = page.getByRole('button', { name: /^History: (Premium|Essential|Compact|Sport|Eawa)/ });
  await expect(histories).toHaveCount(9);
  for (const history of await histories.all()) {
    await history.click();
    await expect(dialog(page).getByText(/^(Adds up|Does not add up|Nobody)/)).toHaveText(/^Adds up/);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('a delivery taken in without a network is sent once there is one', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await openInventory(page);
  const before = Number((await storedDocument(page, 'inventory/9'))?.fields.inStock?.integerValue);
  await page.getByLabel('Search inventory').fill('CMP-330');
  await expect(page.getByText('Showing 1 to 1 of 1 items')).toBeVisible();
  await page.getByRole('button', { name: 'Adjust: Compact Water 330 ml' }).click();
  await dialog(page).getByLabel('Bottles to add').fill('24');
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Save adjustment' }).click();
  await expect(page.getByText('Saved on this device, not sent yet')).toBeVisible();
  await expect(page.getByText(String(before + 24), { exact: true })).toBeVisible();
  await expect(page.getByText('Not sent yet', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(UNSENT)).toHaveCount(0);
  const stored = await storedDocument(page, 'inventory/9');
  expect(stored?.fields.inStock).toEqual({ integerValue: String(before + 24) });
});
