import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { signInCustomer } from './customer';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  REQUEST_WITHOUT_NETWORK,
  test,
  testWithShell,
} from './journey';

/** A customer's screens with something of the server's in them; those of visitors' own are in `accessibility`. */
const SCREENS = ['/', '/menu', '/cart', '/order', '/track-order', '/profile', '/outbox'] as const;

/** Every call that reads, the plain one of the catalogue too. */
const DATA = /\/documents(:(runQuery|batchGet)|\/inventory\?)/;

/** Lets nothing of the shop's data come until it is told to, and then fails it. */
async function holdData(page: Page) {
  let asked = 0;
  let fail = () => {};
  const failing = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route(DATA, async route => {
    asked += 1;
    await failing;
    await route.abort();
  });
  return { asked: () => asked, fail };
}

const shown = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading…', { exact: true })).toHaveCount(0);
};

/** Signs in with something in the cart and on the order page. */
async function prepare(page: Page): Promise<void> {
  await signInCustomer(page);
  await page.goto('/menu');
  await page.getByRole('button', { name: 'Add to cart: Premium Water 1 L' }).click();
}

test('a customer’s screens while they wait, and when nothing comes', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await prepare(page);
  // Of the others `accessibility` and `accessibleStates` tell.
  await page.addInitScript(() => {
    localStorage.removeItem('persist:catalogue');
    indexedDB.deleteDatabase('shop-kept');
  });
  for (const path of ['/cart', '/profile']) {
    const data = await holdData(page);
    await page.goto(path);
    await shown(page);
    await expect.poll(data.asked).toBeGreaterThan(0);
    await expectAccessible(page);
    data.fail();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /^(Retry|Try again)$/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await page.unroute(DATA);
  }
});

testWithShell(
  'every screen of a customer without a network, from a cold start',
  async ({ page, context, expectConsoleErrors }) => {
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    await prepare(page);
    await page.goto('/track-order');
    await expect(page.getByRole('article').first()).toBeVisible();
    await cachedForNextStart(page, 'myOrders');
    await page.goto('/profile');
    await cachedForNextStart(page, 'profile');
    await cachedOnDevice(page);
    await context.setOffline(true);
    for (const path of SCREENS) {
      await page.goto(path);
      await shown(page);
      await expect(page.getByText('Offline', { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
    }
  },
);

test('a sign-in that is refused, and what is asked besides', async ({
  page,
  expectConsoleErrors,
  context,
}) => {
  expectConsoleErrors(/Failed to load resource/);
  await page.goto('/login');
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password. Or email not verified.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText(/offline|connection/i);
  await expectAccessible(page);
});
