import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, storedDocument, test } from './journey';

const ORDERS = '/admin/dashboard/orders';

async function openOrders(page: Page, search = '') {
  await page.goto('/admin');
  // The seeded admin's credentials stand there already.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto(`${ORDERS}${search}`);
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
}

const links = (page: Page) => page.getByRole('link', { name: /^View order/ });
const statusOf = async (page: Page, id: string) =>
  (await storedDocument(page, `orders/${id}`))?.fields.status;

test('staff narrow the list down, change the status of some, undo it, and export them', async ({ page }) => {
  await openOrders(page);
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: /^Pending/ })
    .click();
  await expect(page).toHaveURL(`${ORDERS}?status=pending`);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  const ids = (await links(page).allTextContents()).slice(0, 3);
  expect(ids).toHaveLength(3);
  for (const id of ids) await page.getByRole('checkbox', { name: `Select order ${id}` }).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await expect(bar.getByText('3 orders selected')).toBeVisible();
  await expectAccessible(page);

  await bar.getByRole('button', { name: 'Change status' }).click();
  const preview = page.getByRole('dialog', { name: 'Change the status of 3 orders' });
  await expect(preview.getByText('3 orders change to Processing.')).toBeVisible();
  await expect(preview.getByText('The stock stays as it is.')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Change 3 orders' }).click();
  const changed = page.getByRole('dialog', { name: 'Changed to Processing' });
  await expect(changed.getByText('3 of 3 saved')).toBeVisible();
  await expectAccessible(page);
  for (const id of ids) expect(await statusOf(page, id)).toEqual({ stringValue: 'processing' });

  await changed.getByRole('button', { name: 'Undo' }).click();
  const undone = page.getByRole('dialog', { name: 'Changed back' });
  await expect(undone.getByText('3 of 3 saved')).toBeVisible();
  await page.goBack();
  await expect(undone).toBeHidden();
  for (const id of ids) expect(await statusOf(page, id)).toEqual({ stringValue: 'pending' });

  // By what the list does not show, it says why.
  await page.getByLabel('Search orders').fill('premium');
  await expect(page.getByText(/^\d+ × Premium Water 1L$/).first()).toBeVisible();
  await expect(page.locator('mark', { hasText: 'Premium' }).first()).toBeVisible();
  await page.getByLabel('Search orders').fill(ids[0] ?? '');
  await expect(page.getByText('Showing 1 to 1 of 1 orders')).toBeVisible();
  await expect(page.locator('mark')).toHaveText([ids[0] ?? '']);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export orders' });
  await expect(dialog.getByRole('radio', { name: 'Filtered orders (1)' })).toBeChecked();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export 1 row' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders.csv');
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFF"Order ID",/);
  expect(lines.slice(1).map(line => line.split(',')[0])).toEqual([`"'${ids[0]}"`]);
  await expect(dialog).toBeHidden();
});

test('a finger that scrolls over an order opens none', async ({ page }) => {
  await openOrders(page);
  const link = links(page).first();
  const box = await link.boundingBox();
  if (!box) throw new Error('the first order is not on screen');
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let up = 20; up <= 300; up += 20) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - up }] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(page).toHaveURL(ORDERS);
  // The same finger, held still, does open it.
  await link.tap();
  await expect(page).toHaveURL(/[?&]view=/);
});
