import type { Page } from '@playwright/test';
import { expect, menuOnDevice, test } from './journey';
import { openPieces } from './pageInPieces';
import { INVENTORY_READ, live, withoutRendering } from './renderedPage';

type Watching = typeof globalThis & { shiftsSoFar(): Promise<string[]> };

/** From the first frame on, notes what moves without having been asked to. The answer tells what has, up to that moment. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const noted: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) noted.push(JSON.stringify(entry));
    };
    const observer = new PerformanceObserver(list => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    (globalThis as Watching).shiftsSoFar = async () => {
      // What has just come is laid out in the next frame, and its shift is known in the one after.
      await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)));
      note(observer.takeRecords());
      return noted;
    };
  });
  return () => page.evaluate(() => (globalThis as Watching).shiftsSoFar());
}

/** Holds requests back until they are released, which waits for the first: what nobody asks for holds nothing up. */
async function hold(page: Page, what: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  let tell = () => {};
  const asked = new Promise<void>(resolve => {
    tell = resolve;
  });
  await page.route(what, async route => {
    tell();
    await released;
    await route.continue();
  });
  return async () => {
    await asked;
    await release();
  };
}

test('a block that is put above what is shown is seen to move it (guard for the next tests)', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto('/menu');
  await live(page);
  expect(await shifts()).toEqual([]);
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '200px';
    document.body.prepend(block);
  });
  expect(await shifts()).not.toEqual([]);
});

// A worker would answer from its cache what is to come late.

for (const path of ['/', '/menu']) {
  test(`nothing moves visibly while the first screen of ${path} is on its way, wherever the line stops`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const pieces = await openPieces(page, path);
    const header = pieces.text.indexOf('<header');
    const moved: string[] = [];
    // What a screen shows is in the first ten thousand characters.
    for (let cut = header; cut < header + 10_000; cut += 900) {
      await pieces.show(cut);
      // A picture in a button that waits for its word moves by less.
      const large = (await shifts()).filter(shift => JSON.parse(shift).value > 0.0005);
      if (large.length) moved.push(`${pieces.text.slice(cut - 80, cut)}⏎ ${large}`);
    }
    expect(moved).toEqual([]);
  });
}

test('nothing moves when the app takes over what the build has rendered, however late', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const [path, chunk, heading] of [
    ['/', /LandingPage/, /waking up/],
    ['/menu', /MenuPage/, 'Our menu'],
  ] as const) {
    const release = await hold(page, chunk);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await release();
    await live(page);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  }
});

test('nothing moves when the app takes over before the products have been read', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, INVENTORY_READ);
  await page.goto('/menu');
  await live(page);
  // The build, which knows no today, has written the day too.
  const date = page.getByText(/^Menu as of /);
  await expect(date).toBeVisible();
  expect(await shifts()).toEqual([]);
  await release();
  await expect(date).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

test('nothing moves when the code of a first screen that nobody has rendered comes late', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await withoutRendering(page);
  const release = await hold(page, /MenuPage/);
  await page.goto('/menu', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toEqual([]);
});

test('nothing moves when the products take the place of their skeletons', async ({ page }) => {
  const shifts = await watchShifts(page);
  await withoutRendering(page);
  const release = await hold(page, INVENTORY_READ);
  await page.goto('/menu');
  await expect(page.getByText('Loading products…')).toBeVisible();
  await release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test("nothing moves in the cart when today's prices take the place of those the device has kept", {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/menu');
  await live(page);
  await page.getByRole('button', { name: /^Add to cart: Premium Water 1 L/ }).click();
  await menuOnDevice(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:cart'))).toContain('Premium');
  const shifts = await watchShifts(page);
  const release = await hold(page, INVENTORY_READ);
  await page.goto('/cart');
  const note = page.getByText(/^Prices and stock as of/);
  await expect(note).toBeVisible();
  await release();
  await expect(note).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

test('nothing moves when the offer of what was wanted before the sign-in arrives', async ({ page }) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, /menuParts/);
  await page.goto('/menu');
  await live(page);
  await page.getByRole('link', { name: 'Order Now' }).first().click();
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('water-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeFocused();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Logged in successfully!')).toHaveCount(0);
  const before = await shifts();
  await release();
  await expect(page.getByRole('button', { name: /^Continue with/ })).toBeVisible();
  expect(await shifts()).toEqual(before);
});
