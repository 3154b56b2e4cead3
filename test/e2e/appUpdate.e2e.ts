import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { orderNumber } from '../../src/domain/order/orderNumber';
import {
  DELIVERY,
  fillInDelivery,
  ORDERED,
  once,
  openOrderForm,
  placeButton,
  progressOf,
  savedLabel,
  savedOrderId,
  signInCustomer,
} from './customer';
import { cachedOnDevice, expect, test as journey, ledger, REQUEST_WITHOUT_NETWORK } from './journey';
import { buildNextVersion, openPublishedShop } from './publishedShop';
import { live } from './renderedPage';

type Shop = Awaited<ReturnType<typeof openPublishedShop>>;

/** A journey in the shop of these journeys, which a next version can be published in; each begins with the first. */
const test = journey.extend<{ firstVersion: undefined }, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it
    async ({}, use) => {
      const nextVersion = await buildNextVersion();
      const shop = await openPublishedShop(nextVersion);
      await use(shop);
      await shop.close();
      rmSync(nextVersion, { recursive: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
  firstVersion: [
    async ({ shop }, use) => {
      await shop.publishFirst();
      await use(undefined);
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow' });

const home = (page: Page, brand: string) =>
  page.getByRole('banner').getByRole('link', { name: `${brand}, home`, exact: true });

/** Publishes the next version; an open page asks for one when its network comes back, and offers it. */
async function offerNext(page: Page, context: BrowserContext, shop: Shop) {
  await shop.publishNext();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
}

/** What comes with the last script of a menu. */
const menuIsThere = (page: Page) => page.getByRole('button', { name: /^Add to cart/ }).first();

const cachedVersions = (page: Page) =>
  page.evaluate(
    async () => new Set((await caches.keys()).map(name => name.replace(/^shell-[a-z]+-/, ''))).size,
  );

test('a new version is offered to open tabs, and none is touched without a word', async ({
  page,
  context,
  shop,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await page.goto(shop.origin);
  await cachedOnDevice(page);
  const other = await context.newPage();
  await other.goto(`${shop.origin}/login`);
  await other.getByLabel('Email').fill('half-typed@demo.te');

  await offerNext(page, context, shop);
  await expect(other.getByText('A new version is ready.')).toBeVisible();

  // The old version goes on: this screen's script was never loaded, and the server no longer has it.
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version is ready.')).toBeHidden();

  await other.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(home(page, shop.nextBrand)).toBeVisible();

  // The other tab is told, keeps what was typed, and finds its own version's scripts.
  await expect(other.getByText(/updated in another tab/)).toBeVisible();
  await expect(other.getByLabel('Email')).toHaveValue('half-typed@demo.te');
  await other.getByRole('link', { name: 'Back to home' }).click();
  await expect(home(other, 'Eawa')).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await cachedVersions(other)).toBe(2);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(home(other, shop.nextBrand)).toBeVisible();

  // With the last old tab its version goes.
  await expect.poll(() => cachedVersions(page)).toBe(1);
  await context.setOffline(true);
  await page.goto(`${shop.origin}/menu`);
  await expect(home(page, shop.nextBrand)).toBeVisible();
});

test('an order form outlives the next version, which sends what the old one has saved', async ({
  page,
  context,
  request,
  shop,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await signInCustomer(page, shop.origin);
  await cachedOnDevice(page);
  await openOrderForm(page, shop.origin);
  await fillInDelivery(page);
  await page.getByLabel('Special instructions').fill('Ring twice');
  const before = await ledger(request, ORDERED.productId, shop.origin);

  await offerNext(page, context, shop);
  await expect(page.getByLabel('Delivery address')).toHaveValue(DELIVERY.address);
  await expect(page.getByLabel('Phone')).toHaveValue(DELIVERY.phone);
  await expect(page.getByLabel('Special instructions')).toHaveValue('Ring twice');

  // What saves and shows an order was never loaded, and the server no longer has it.
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(savedLabel(page)).toBeVisible();
  const orderId = await savedOrderId(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(home(page, shop.nextBrand)).toBeVisible();
  await expect(page.getByRole('article', { name: `Order #${orderNumber(orderId)}` })).toContainText(
    'Not sent yet',
  );

  await context.setOffline(false);
  await expect(progressOf(page, orderId)).toBeVisible();
  expect(await ledger(request, ORDERED.productId, shop.origin)).toEqual(once(before));
});

test('a new version does not wait until the old one is all on the device', async ({
  page,
  context,
  shop,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await page.goto(`${shop.origin}/login`);
  await cachedOnDevice(page);
  const held = shop.hold(/TrackOrdersPage/);
  await signInCustomer(page, shop.origin);
  await held;

  await offerNext(page, context, shop);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(home(page, shop.nextBrand)).toBeVisible();
});

test('a new version does not wait for what the page sends meanwhile', async ({
  page,
  context,
  shop,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await page.goto(shop.origin);
  await cachedOnDevice(page);
  await offerNext(page, context, shop);
  // One of them falls into the moment in which the old worker ends.
  await page.evaluate(() => {
    const query = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'products' }], limit: 1 } });
    const send = () =>
      fetch('/v1/projects/demo-bottled-water/databases/(default)/documents:runQuery', {
        method: 'POST',
        body: query,
      }).catch(() => {});
    setInterval(send, 5);
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(home(page, shop.nextBrand)).toBeVisible();
});

test.describe('on a device that keeps nothing', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen that is gone from the server asks to reload', async ({
    page,
    shop,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(/status of 404/);
    await page.goto(shop.origin);
    await live(page);
    await shop.publishNext();
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('Reload to go on.');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
    await expect(home(page, shop.nextBrand)).toBeVisible();
    await expect(menuIsThere(page)).toBeVisible();
  });

  test('a screen that could not be fetched offline opens once the network is back', async ({
    page,
    context,
    shop,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    // What the page was still loading when the network went.
    expectConsoleErrors(/Failed to fetch dynamically imported module/);
    await page.goto(shop.origin);
    await live(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    const said = page.getByRole('alert');
    await expect(said).toContainText('You are offline.');
    // Offline no request tells that the screen is asked for once more, and the same alert comes back after it.
    const asking = await page.getByRole('main').evaluateHandle(main => ({
      waits: new Promise<void>(resolve => {
        const look = () => main.textContent?.includes('Loading…') && resolve();
        new MutationObserver(look).observe(main, { childList: true, subtree: true });
      }),
    }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await asking.evaluate(({ waits }) => waits);
    await expect(said).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
    await expect(menuIsThere(page)).toBeVisible();
  });
});
