import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { typeAddress } from './customer';
import { expect, test } from './journey';

const CUSTOMER = { name: 'Asha Rao', email: 'customer@demo.test', password: 'water-demo-1' };
const ADDRESS = '31 Residency Road, Bengaluru 560025';
const PHONE = '9812345670';

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  // The page that comes takes the focus: a key that is pressed before would be pressed there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Goes by the app's own links, as a keyboard does: another document would be another session. */
async function follow(page: Page, name: string) {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const link = page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(menu.or(link).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await link.press('Enter');
}

test('a customer saves a session and a developer steps through it', async ({ page, browser, watch }) => {
  await signIn(page);
  await follow(page, 'Menu');
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Order Now/ })
    .first()
    .click();
  await typeAddress(page, ADDRESS);
  await page.getByLabel('Phone').fill(PHONE);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('alert')).toContainText('✅ Order placed successfully!');
  await follow(page, CUSTOMER.name);
  await expect(page.getByText(CUSTOMER.email)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a report' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^eawa-session-\d{8}T\d{4}\.json$/);
  const path = await download.path();
  const text = await readFile(path, 'utf8');
  for (const personal of [CUSTOMER.email, CUSTOMER.password, CUSTOMER.name, ADDRESS, PHONE]) {
    expect(text).not.toContain(personal);
  }

  // Another browser, which has never seen the shop.
  const elsewhere = await browser.newContext({ acceptDownloads: false });
  watch.follow(elsewhere);
  const developer = await elsewhere.newPage();
  const asked: string[] = [];
  developer.on('request', request => {
    // Both Auth and Firestore, here and hosted.
    if (request.url().includes('/v1/')) asked.push(request.url());
  });
  await developer.goto('/replay');
  await developer.getByLabel('Session file').setInputFiles(path);
  const controls = developer.getByRole('region', { name: 'Replay' });
  await expect(controls.getByText(/^All \d+ states agree with the recording$/)).toBeVisible();

  await controls.getByRole('button', { name: 'Last step' }).click();
  await expect(developer.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(developer.getByText('person-1@example.invalid')).toBeVisible();

  // Back to where the order had been placed. Its alert does not put the controls out of reach.
  const back = controls.getByRole('button', { name: 'Step back' });
  const action = controls.locator('pre');
  const placing = /"placedOrderId": "\w+"\s*\}/;
  for (let steps = 0; !placing.test((await action.textContent()) ?? ''); steps += 1) {
    expect(steps, 'steps back to where the order had been placed').toBeLessThan(500);
    await back.press('Enter');
  }
  await expect(developer.getByRole('heading', { level: 1, name: 'Track Your Orders' })).toBeVisible();
  await expect(developer.getByRole('alert')).toContainText('✅ Order placed successfully!');
  await expect(back).toBeFocused();
  await back.click();
  await expect(developer.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
  expect(asked).toEqual([]);
  expect(await developer.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await watch.secretsOn(elsewhere)).toEqual([]);
  await elsewhere.close();
});
