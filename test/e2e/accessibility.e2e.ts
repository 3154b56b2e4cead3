import type { Route } from '@playwright/test';
import { expectAccessibleOnPhoneAndTablet } from './accessible';
import { expect, test } from './journey';
import { INVENTORY_READ, withoutRendering } from './renderedPage';

test('a visitor’s screens', async ({ page }) => {
  for (const [path, heading] of [
    ['/', /./],
    ['/menu', 'Our menu'],
    ['/menu?category=compact&sort=size', 'Our menu'],
    ['/menu?q=nothing', 'Our menu'],
    ['/login', 'Welcome Back'],
    ['/order', 'No Product Selected'],
    ['/nowhere', 'Page Not Found'],
    ['/admin', 'Staff sign-in'],
    ['/replay', 'Replay a session'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleOnPhoneAndTablet(page);
  }
});

test('the details of a product, and of one that there is not', async ({ page }) => {
  for (const [product, name] of [
    ['1', 'Premium Water 1 L'],
    ['nothing', 'We do not have this product'],
  ] as const) {
    await page.goto(`/menu?product=${product}`);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessibleOnPhoneAndTablet(page);
  }
});

test('the menu while it loads, fails, and shows what the device kept', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  const inventory = INVENTORY_READ;
  await withoutRendering(page);
  const held: Route[] = [];
  await page.route(inventory, route => void held.push(route));
  await page.goto('/menu');
  await expect(page.getByText('Loading products…')).toBeVisible();
  await expectAccessibleOnPhoneAndTablet(page);

  await expect.poll(() => held.length).toBe(1);
  await held[0]?.abort();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleOnPhoneAndTablet(page);

  await page.unroute(inventory);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(inventory, route => route.abort());
  await page.reload();
  await expect(page.getByText(/^Menu as of/)).toBeVisible();
  await expectAccessibleOnPhoneAndTablet(page);
});

test('a customer’s screens', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('water-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/menu');
  await page
    .getByRole('button', { name: /^Order Now/ })
    .first()
    .click();
  // Filled in from the profile.
  await expect(page.getByLabel('Phone')).not.toHaveValue('');
  await page.getByLabel('Phone').fill('12345');
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid 10-digit phone number.');
  await expectAccessibleOnPhoneAndTablet(page);

  await page.goto('/track-order');
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  await expectAccessibleOnPhoneAndTablet(page);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleOnPhoneAndTablet(page);
});

test('the staff’s screens', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectAccessibleOnPhoneAndTablet(page);

  await page.goto('/admin/dashboard/orders');
  await page
    .getByRole('button', { name: /^Edit order/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleOnPhoneAndTablet(page);
});
