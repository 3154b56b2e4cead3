import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
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
  (await storedDocument(page, `orders/${idOfNumber(id)}`))?.fields.status;

test('staff narrow the list down, change the status of some, undo it, and export them', {
  tag: '@phone',
}, async ({ page }) => {
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
  for (const id of ids) await page.getByRole('checkbox', { name: `Select order ${orderNumber(id)}` }).check();
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

test('a small tablet shows eight orders at once, the first of them in its upper half', {
  tag: '@tablet',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openOrders(page);
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  const eighth = await rows.nth(7).boundingBox();
  expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(300);
  expect((eighth?.y ?? Number.NaN) + (eighth?.height ?? 0)).toBeLessThanOrEqual(768);
  const [title, refresh] = await Promise.all([
    page.getByRole('heading', { level: 1 }).boundingBox(),
    page.getByRole('button', { name: 'Refresh' }).boundingBox(),
  ]);
  expect(Math.abs((title?.y ?? Number.NaN) - (refresh?.y ?? 0))).toBeLessThan(30);
  expect(refresh?.height).toBeGreaterThanOrEqual(44);

  // What undoes the filters stands in the line of the statuses.
  const statuses = page.getByRole('navigation', { name: 'Status' });
  const before = await statuses.boundingBox();
  await statuses.getByRole('link', { name: /^Delivered/ }).click();
  const clear = page.getByRole('button', { name: 'Clear filters' });
  expect((await clear.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await statuses.boundingBox()).toMatchObject({ y: before?.y, height: before?.height });

  // All of a row that is no control of its own leads to its order.
  const tick = page.getByRole('checkbox', { name: /^Select order/ }).first();
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(page).toHaveURL(`${ORDERS}?status=delivered`);
  const row = rows.first();
  const href = await row.getByRole('link').getAttribute('href');
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width / 2, y: height - 4 } });
  await expect(page).toHaveURL(href ?? '');
  await expect(page.getByRole('dialog', { name: /^Order / })).toBeVisible();
});

test('a finger that scrolls over an order opens none', { tag: '@phone' }, async ({ page }) => {
  await openOrders(page);
  const link = links(page).first();
  const box = await link.boundingBox();
  if (!box) throw new Error('the first order is not on screen');
  const scrolling = await page.evaluateHandle(() => ({
    ended: new Promise(resolve => addEventListener('scrollend', resolve, { once: true })).then(() => {}),
  }));
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let up = 20; up <= 300; up += 20) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - up }] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  // A tap on a page that is still moving stops it, and does nothing else.
  await scrolling.evaluate(({ ended }) => ended);
  await expect(page).toHaveURL(ORDERS);
  // The same finger, held still, does open it.
  await link.tap();
  await expect(page).toHaveURL(/[?&]view=/);
});
