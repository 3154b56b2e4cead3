import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';

const CUSTOMER = { name: 'Asha Rao', email: 'customer@demo.test', password: 'water-demo-1' };

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
}

/** Goes by the app's own links, as a keyboard does: another document would be another session. */
async function follow(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).press('Enter');
}

test('a customer saves a session and a developer steps through it', async ({ page, browser }) => {
  await signIn(page);
  await follow(page, 'Menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  await follow(page, 'My Orders');
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  const address = await page.getByText('Delivery address').locator('xpath=following-sibling::dd').innerText();
  await follow(page, CUSTOMER.name);
  await expect(page.getByText(CUSTOMER.email)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Send to support' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^eawa-session-\d{8}T\d{4}\.json$/);
  const path = await download.path();
  const text = await readFile(path, 'utf8');
  for (const personal of [CUSTOMER.email, CUSTOMER.password, CUSTOMER.name, address]) {
    expect(text).not.toContain(personal);
  }

  // Another browser, which has never seen the shop.
  const developer = await browser.newPage({ acceptDownloads: false });
  const asked: string[] = [];
  await developer.goto('/replay');
  developer.on('request', request => {
    // Both Auth and Firestore, here and hosted.
    if (request.url().includes('/v1/')) asked.push(request.url());
  });
  await developer.getByLabel('Session file').setInputFiles(path);
  const controls = developer.getByRole('region', { name: 'Replay' });
  await expect(controls.getByText(/^All \d+ states agree with the recording$/)).toBeVisible();

  await controls.getByRole('button', { name: 'Last step' }).click();
  await expect(developer.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(developer.getByText('person-1@example.invalid')).toBeVisible();
  const heading = developer.getByRole('heading', { level: 1, name: 'Track Your Orders' });
  const back = controls.getByRole('button', { name: 'Step back' });
  await expect(async () => {
    await back.click();
    await expect(heading).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(developer.getByRole('button', { name: /^View Details/ }).first()).toBeVisible();
  expect(asked).toEqual([]);
  expect(await developer.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await developer.close();
});
