import type { Page } from '@playwright/test';
import { placeButton, signInCustomer } from './customer';
import { changeProduct, expect, test } from './journey';
import { INVENTORY_READ, live } from './renderedPage';

// A worker would answer from its cache what is to come late.

/** Holds all of the app's code back until it is released: what is on screen until then, the build has rendered. */
async function holdTheApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(/\/assets\/common-[^/]*\.js/, async route => {
    await released;
    await route.continue();
  });
  return release;
}

const cardOf = (page: Page, name: string, size: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .filter({ has: page.getByText(size, { exact: true }) });

/** The node itself, marked so that it is known again. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { isTheFirst: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isTheFirst' in (document.querySelector('h1') ?? {}));

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu shows its products, and Order Now leads to the sign-in', async ({ page }) => {
    await page.goto('/menu');
    await expect(page).toHaveTitle('Our menu – Eawa');
    await expect(page.getByRole('article')).toHaveCount(11);
    const card = cardOf(page, 'Premium Water', '1 L');
    await expect(card.getByText('₹2.99', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Menu as of /)).toBeVisible();
    await card.getByRole('link', { name: 'Order Now' }).click();
    await expect(page).toHaveURL('/login?wish=1');
  });

  test('the landing page shows its bottles and leads to the menu', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  });
});

for (const path of ['/', '/menu']) {
  test(`a visitor's ${path} is taken over as it stands, for one reading and without Firebase`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const release = await holdTheApp(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await mark(page);
    release();
    await live(page);
    await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await isMarked(page)).toBe(true);
    expect(requests.filter(request => /\/v1\/|googleapis/.test(request))).toEqual([
      'GET /v1/projects/demo-bottled-water/databases/(default)/documents/inventory',
    ]);
    expect(requests.filter(request => /firebase-/.test(request))).toEqual([]);
    await page.goto('/login');
    await expect.poll(() => requests.some(request => /firebase-/.test(request))).toBe(true);
  });
}

/** Opens the menu as if the page had taken so many milliseconds to begin. */
async function openMenu(page: Page, { afterMs }: { afterMs: number }): Promise<void> {
  await page.addInitScript(afterMs => {
    const now = performance.now.bind(performance);
    performance.now = () => (document.readyState === 'loading' ? afterMs : now());
  }, afterMs);
  await page.goto('/menu');
  await live(page);
}

/** The names of the scripts and styles that were requested before the first paint, and of those after it; a hash may hold a `-`. */
const filesAroundThePaint = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const named = (wanted: (startTime: number) => boolean) =>
      files
        .filter(({ startTime }) => wanted(startTime))
        .map(({ name }) => name.replace(/.*\/([^/]+)-[\w-]{7,8}\.\w+$/, '$1'));
    return { before: named(time => time < painted), after: named(time => time >= painted) };
  });

test('nothing is asked for in the way of the page: the app comes after its paint, and the icon and the manifest are linked then', async ({
  page,
}) => {
  await openMenu(page, { afterMs: 300 });
  const { before, after } = await filesAroundThePaint(page);
  expect(before).toEqual([]);
  expect(after).toEqual(expect.arrayContaining(['stack', 'common', 'index']));
  const brought = page.locator('link[data-later]');
  expect(await brought.evaluateAll(links => links.map(link => link.getAttribute('href')))).toEqual([
    '/icon.svg',
    '/manifest.webmanifest',
  ]);
});

test('on a line on which the page takes long to begin, the libraries are asked for while it arrives, and nothing else', async ({
  page,
}) => {
  await openMenu(page, { afterMs: 301 });
  const { before, after } = await filesAroundThePaint(page);
  expect(before).toEqual(['stack']);
  expect(after).toEqual(expect.arrayContaining(['common', 'index']));
  expect(after).not.toContain('stack');
});

test('a visitor fills the cart before the app is there, and it goes on from that', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/menu', { waitUntil: 'domcontentloaded' });
  const card = cardOf(page, 'Premium Water', '1 L');
  const add = card.getByRole('button', { name: /^Add to cart/ });
  await add.dblclick();
  await add.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Premium Water 1 L: 3 in your cart.' }),
  ).toBeAttached();
  await expect(add).toHaveText('3 +');
  await expect(page.getByRole('link', { name: 'Cart, 3 bottles' })).toHaveText('3');
  await mark(page);
  release();
  await live(page);
  expect(await isMarked(page)).toBe(true);
  const box = card.getByRole('textbox');
  await expect(box).toHaveValue('3');
  await expect(page.locator('[data-rendered]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 3 bottles' })).toBeVisible();
  await card.getByRole('button', { name: /more$/ }).click();
  await expect(box).toHaveValue('4');
  await expect(page.getByRole('link', { name: 'Cart, 4 bottles' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('early-additions'))).toBeNull();
});

test('what was put into the cart before the app was there is in it on another page', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.goto('/menu', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Cart, 1 bottle' })).toBeVisible();
  await cardOf(page, 'Premium Water', '1 L')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await page.getByRole('link', { name: 'Cart, 2 bottles' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 bottles' })).toBeVisible();
});

test('the cart can be filled while the code that the app fills it with cannot be had', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await page.route(/\/assets\/shopSoon-/, route => route.abort());
  await page.goto('/menu');
  await live(page);
  const add = cardOf(page, 'Premium Water', '1 L').getByRole('button', { name: /^Add to cart/ });
  await add.click();
  await expect(page.getByRole('link', { name: 'Cart, 1 bottle' })).toBeVisible();
  await page.unroute(/\/assets\/shopSoon-/);
  // Chromium remembers for as long as the page lives that a script could not be had.
  await page.reload();
  await expect(page.locator('[data-rendered]')).toHaveCount(0);
  await cardOf(page, 'Premium Water', '1 L').getByRole('button', { name: /more$/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 bottles' })).toBeVisible();
});

test('Order Now, pressed by a customer before the app is there, opens the order form', async ({ page }) => {
  await signInCustomer(page);
  await page.goto('/menu');
  await expect(page.getByRole('button', { name: 'Order Now' }).first()).toBeVisible();
  const release = await holdTheApp(page);
  await page.goto('/menu', { waitUntil: 'domcontentloaded' });
  const card = cardOf(page, 'Premium Water', '1 L');
  await card.getByRole('link', { name: 'Order Now' }).click();
  release();
  await expect(page).toHaveURL('/order');
  // The address is a field, a line or a choice, depending on what is known of the customer.
  await expect(placeButton(page)).toBeVisible();
  await expect(page.getByText('Premium Water').first()).toBeVisible();
  // Nobody was led through the sign-in: back is the menu.
  await page.goBack();
  await expect(page).toHaveURL('/menu');
});

test('Order Now knows how many were put into the cart before any script of the app', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/menu', { waitUntil: 'domcontentloaded' });
  const card = cardOf(page, 'Premium Water', '1 L');
  for (const _ of [1, 2, 3, 4]) await card.getByRole('button', { name: /^Add to cart/ }).click();
  await card.getByRole('link', { name: 'Order Now' }).click();
  await expect(page).toHaveURL('/login?wish=1&bottles=4');
  release();
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('water-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Continue with 4 × Premium Water 1 L' })).toBeVisible();
});

test('what was wanted before any script ran is offered after the sign-in', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/menu', { waitUntil: 'domcontentloaded' });
  await cardOf(page, 'Premium Water', '1 L').getByRole('link', { name: 'Order Now' }).click();
  release();
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('water-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Continue with 1 × Premium Water 1 L' })).toBeVisible();
});

test('a price that has changed since the build is the shop’s as soon as it answers, and next time at once', async ({
  page,
}) => {
  const [before, now] = ['₹2.29', '₹2.35'];
  const sport = cardOf(page, 'Sport Water', '750 ml');
  await changeProduct(page, '6', { unitPrice: { stringValue: '2.35' } });
  try {
    const first = await holdTheApp(page);
    await page.goto('/menu', { waitUntil: 'domcontentloaded' });
    await expect(sport.getByText(before, { exact: true })).toBeVisible();
    first();
    await expect(sport.getByText(now, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Menu as of /)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('persist:catalogue')))
      .toContain('\\"pricePaise\\":235');

    // The server says nothing now: what is shown is what this device has.
    await page.unroute(/\/assets\/common-[^/]*\.js/);
    const second = await holdTheApp(page);
    await page.route(INVENTORY_READ, () => {});
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeHidden();
    second();
    await expect(sport.getByText(now, { exact: true })).toBeVisible();
    await expect(page.getByText(before, { exact: true })).toHaveCount(0);
  } finally {
    await changeProduct(page, '6', { unitPrice: { stringValue: '2.29' } });
  }
});

test('a device that was here before sees the menu before any script runs again', async ({ page }) => {
  await page.goto('/menu');
  await live(page);
  await expect(page.getByText(/^Menu as of /)).toBeHidden();
  const kept = () => page.evaluate(() => localStorage.getItem('persist:catalogue') ?? '');
  // Read since the page was built.
  await expect
    .poll(async () => {
      const built = await page.evaluate(() =>
        JSON.parse(document.getElementById('catalogue')?.textContent ?? ''),
      );
      const asOf: unknown = JSON.parse(JSON.parse(await kept()).asOf);
      return asOf === built.asOf ? 'the page’s' : 'its own';
    })
    .toBe('its own');
  const release = await holdTheApp(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('article').first()).toBeVisible();
  // When that was, the app says.
  await expect(page.locator('#menu-date')).toBeHidden();
  // The app will show this page anew: nothing that is pressed until then would be there afterwards.
  await expect(page.locator('article [inert]').first()).toBeAttached();
  release();
  await live(page);
});

test('of a narrowed menu nothing else is shown before', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/menu?category=compact', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  release();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the menu has three columns up to 1279 px, and four from 1280 px', async ({ page }) => {
  await page.goto('/menu');
  for (const [width, columns] of [
    [1279, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const inFirstRow = () =>
      page.getByRole('article').evaluateAll(cards => {
        const tops = cards.map(card => card.getBoundingClientRect().top);
        return tops.filter(top => top === tops[0]).length;
      });
    await expect.poll(inFirstRow).toBe(columns);
  }
});

test.describe('where there is room for the navigation', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('who is signed in is not greeted as a stranger', async ({ page }) => {
    await signInCustomer(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('persist:session')))
      .toContain('customer@demo.test');
    const release = await holdTheApp(page);
    await page.goto('/menu', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('header nav')).toBeHidden();
    release();
    await expect(page.getByRole('button', { name: 'Order Now' }).first()).toBeVisible();
  });
});

test.describe('on a device in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('no English is seen first', async ({ page }) => {
    const release = await holdTheApp(page);
    await page.goto('/menu', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toHaveText('Our menu');
    await expect(page.locator('h1')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { level: 1, name: /मेन्यू/ })).toBeVisible();
    await expect(page.getByText('Our menu')).toHaveCount(0);
  });

  test('products have their Hindi names before the server has answered', async ({ page }) => {
    await page.route(INVENTORY_READ, () => {});
    await page.goto('/menu');
    await live(page);
    await expect(page.getByRole('heading', { name: 'प्रीमियम पानी' }).first()).toBeVisible();
  });
});
