import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const DAY = 'rgb(247, 246, 241)';
const NIGHT = 'rgb(8, 25, 28)';
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

// A worker would run the app from its cache.
test.use({ colorScheme: 'light' });

test('a theme chosen on the device stands before any of the app’s code has run', async ({
  page,
  expectConsoleErrors,
}) => {
  await page.goto('/');
  expect(await ground(page)).toBe(DAY);
  await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click();
  expect(await ground(page)).toBe(NIGHT);

  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await page.route('**/assets/*.js', route => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(NIGHT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/login');
  expect(await ground(page)).toBe(NIGHT);
  expect(await page.locator('#root').innerHTML()).toBe('');
});

test('without a choice the page follows the device, while it is open too', async ({ page }) => {
  await page.goto('/menu');
  expect(await ground(page)).toBe(DAY);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(NIGHT);
});
