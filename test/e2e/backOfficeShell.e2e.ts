import type { Page } from '@playwright/test';
import { idOfNumber } from '../../src/domain/order/orderNumber';
import { UNSENT } from '../support/unsent';
import { expectAccessible } from './accessible';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  REQUEST_WITHOUT_NETWORK,
  storedDocument,
  test,
  testWithShell,
} from './journey';
import { expectToastOffBar } from './toastPath';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/dashboard/settings');
  await expect(page.getByLabel('Delivery fee (₹)')).toHaveValue('2.99');
}

const searchBox = (page: Page) => page.getByRole('combobox', { name: /^Search orders, products/ });
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const height = async (page: Page) => (await page.getByRole('banner').boundingBox())?.height;

test('the search opens by a key, finds an order by its number and leads straight to it', {
  tag: '@phone',
}, async ({ page }) => {
  await openSettings(page);
  // One line, on a phone too.
  expect(await height(page)).toBeLessThan(70);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  const latest = page.getByRole('option', { name: /^Order / }).first();
  const id = idOfNumber(/[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec((await latest.textContent()) ?? '')?.[0] ?? '');
  await expectAccessible(page);
  await searchBox(page).fill('no such thing');
  await expect(page.getByText('Nothing found for “no such thing”')).toBeVisible();
  await expectAccessible(page);
  await searchBox(page).fill(id.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/dashboard/orders?view=${id}`);
});

test('the bell counts what is new until it is read, and remembers on this device', { tag: '@phone' }, async ({
  page,
}) => {
  await openSettings(page);
  await bell(page).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /New order/ }).first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/unread notification/);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications, Nothing unread');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notifications, Nothing unread');
});

testWithShell(
  'an alert that is acknowledged offline is acknowledged for everybody once there is a network',
  { tag: '@tablet' },
  async ({ page, context, expectConsoleErrors }) => {
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    await openSettings(page);
    await page.goto('/admin/dashboard/alerts?about=production');
    const acknowledge = page.getByRole('button', { name: 'Acknowledge: Line stopped: Line 5' });
    await expect(acknowledge).toBeVisible();
    await expectAccessible(page);
    await cachedForNextStart(page, 'replica/productionLines');
    await cachedOnDevice(page);

    await context.setOffline(true);
    await page.reload();
    await acknowledge.click();
    await expect(acknowledge).toBeHidden();
    await page.getByLabel('State').selectOption('acknowledged');
    await expect(page.getByText('Not sent yet', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const updatedAt = (await storedDocument(page, 'productionLines/line-5'))?.fields.updatedAt
      ?.timestampValue;
    const id = `lineStopped.line-5.${Date.parse(String(updatedAt)).toString(36)}`;
    const saidOf = async () => (await storedDocument(page, `alertStates/${id}`))?.fields.snoozedUntil;
    expect(await saidOf()).not.toEqual({ nullValue: null });

    await context.setOffline(false);
    await expect(page.getByText(UNSENT)).toHaveCount(0);
    expect(await saidOf()).toEqual({ nullValue: null });
    await page.getByRole('button', { name: 'Bring back: Line stopped: Line 5' }).click();
    await expect(page.getByText('No alerts found matching your criteria')).toBeVisible();
  },
);

test('the settings store whether customers may cancel, and the card that offers the app is put away', {
  tag: '@phone',
}, async ({ page }) => {
  await openSettings(page);
  await expectAccessible(page);
  const mayCancel = page.getByRole('checkbox', { name: /^Customers may cancel/ });
  await page.getByLabel('Tax (% of the items)').fill('800');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Tax (% of the items)')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo changes' }).click();
  for (const [allowed, stored] of [
    [false, 'never'],
    [true, 'pending'],
  ] as const) {
    await mayCancel.setChecked(allowed);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings were saved.')).toBeVisible();
    const shop = await storedDocument(page, 'settings/shop');
    expect(shop?.fields.cancelUntil).toEqual({ stringValue: stored });
    expect(shop?.fields.deliveryFee).toEqual({ doubleValue: 2.99 });
  }

  await page.getByRole('button', { name: 'Open menu' }).click();
  const upgrade = page.getByRole('button', { name: 'Upgrade Now' }).filter({ visible: true });
  await upgrade.click();
  await expect(page.getByRole('dialog', { name: 'Install the back office' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(upgrade).toBeFocused();
  await page.getByRole('button', { name: 'Put this card away' }).filter({ visible: true }).click();
  await expect(upgrade).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Delivery fee (₹)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade Now' }).filter({ visible: true })).toHaveCount(0);
});

test('the sidebar is 256 px wide and wholly in sight; on a phone it slides in and closes with a choice', async ({
  page,
}, info) => {
  await openSettings(page);
  const phone = info.project.name === 'phone';
  if (phone) await page.getByRole('button', { name: 'Open menu' }).click();
  const sidebar = phone ? page.getByRole('dialog', { name: 'Back office' }) : page.getByRole('complementary');
  await expect.poll(async () => (await sidebar.boundingBox())?.x).toBe(0);
  expect((await sidebar.boundingBox())?.width).toBe(256);
  await expect(sidebar.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
  if (!phone) await expect(sidebar.getByText('Dark', { exact: true })).toBeInViewport();
  await expectAccessible(page);
  await sidebar.getByRole('link', { name: 'Alerts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  if (phone) await expect(sidebar).toBeHidden();
});

test('the whole screen waits for the session; then it is at most 80 rem wide, its toasts at the right', {
  tag: '@phone',
}, async ({ page }) => {
  await openSettings(page);
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/accounts:lookup/, async route => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1800, height: 800 });
  await page.reload();
  const waiting = page.getByRole('status').filter({ hasText: 'Checking your session…' });
  await expect(waiting).toBeVisible();
  expect(await waiting.boundingBox()).toMatchObject({ x: 0, width: 1800, height: 800 });
  await expectAccessible(page);
  release();

  await expect(page.getByLabel('Delivery fee (₹)')).toHaveValue('2.99');
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1280);
  await page.keyboard.press('Control+K');
  await searchBox(page).fill('dark');
  await page.getByRole('option', { name: /dark/i }).first().click();
  const toast = page.getByText(/^Done: /);
  // Under the pointer it stays, however busy the machine is.
  await toast.hover();
  const { x = 0, y = Number.NaN } = (await toast.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(1200);
  expect(y).toBeLessThan(120);
  await expectToastOffBar(page);
});

test('Auth asks who is there while the libraries are still on their way', { tag: '@phone' }, async ({
  page,
}) => {
  await openSettings(page);
  await page.route(/\/assets\/stack-/, () => {});
  const asked = page.waitForRequest(/accounts:lookup/);
  await page.goto('/admin/dashboard/orders', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('#root')).toBeEmpty();
});

test('what the orders are shown with is sent for before any script of the app has run, and for no other address', {
  tag: '@phone',
}, async ({ page }) => {
  const neverAnswered = () => {};
  await page.route(/\/assets\/(index|common)-.*\.js$/, neverAnswered);
  let letFirebaseCome = () => {};
  const allowed = new Promise<void>(resolve => {
    letFirebaseCome = resolve;
  });
  await page.route(/\/assets\/firebase-/, async route => {
    await allowed;
    await route.continue();
  });
  const named = page.locator('link[data-path$="/orders"]');
  const ofOffice = page.locator('link[data-path="/admin"]:not([rel=modulepreload])');

  const firebase = page.waitForRequest(/\/assets\/firebase-/);
  const rows = page.waitForRequest(/\/assets\/rows-/);
  await page.goto('/admin/dashboard/orders', { waitUntil: 'commit' });
  await firebase;
  // What a processor can work on while the rest is on its way goes first.
  await expect(page.locator('link[rel=modulepreload][href*="/rows-"]')).toHaveCount(0);
  letFirebaseCome();
  await rows;

  // The first two are rendered by the build, and name nothing of the back office.
  for (const [other, names] of [
    ['/', false],
    ['/menu', false],
    ['/cart', true],
    ['/admin/dashboard/inventory', true],
  ] as const) {
    await page.goto(other, { waitUntil: 'commit' });
    await page.locator('#root').waitFor({ state: 'attached' });
    expect((await named.count()) > 0).toBe(names);
    // What the whole area needs has been sent for by then, and the orders' would have been with it.
    if (other.startsWith('/admin')) await expect(ofOffice).toHaveCount(0);
    await expect(page.locator('link[rel=modulepreload][href*="/rows-"]')).toHaveCount(0);
  }
});

test('a page is sent for while nobody knows yet who is there', { tag: '@phone' }, async ({ page }) => {
  await openSettings(page);
  await page.route(/accounts:lookup/, () => {});
  for (const [address, code] of [
    ['/admin/dashboard', /\/assets\/DashboardPage-/],
    ['/admin/dashboard/customers/someone', /\/assets\/CustomerPage-/],
  ] as const) {
    const sentFor = page.waitForRequest(code);
    await page.goto(address, { waitUntil: 'commit' });
    await sentFor;
    await expect(page.getByText('Checking your session…')).toBeVisible();
  }
});
