import { signInCustomer } from './customer';
import { cachedFiles, cachedOnDevice, expect, filesOfShell, test } from './journey';
import { losing, openLossyLine } from './lossyLine';
import { live } from './renderedPage';

test.use({ serviceWorkers: 'allow' });

const BROKEN_OFF =
  /net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|EMPTY_RESPONSE|CONNECTION_RESET|FAILED)/;

const NOT_STARTED = /Failed to fetch dynamically imported module/;

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [path, heading, file] of [
    ['/cart', 'Your cart', '/stack-'],
    ['/admin', 'Staff sign-in', '/stack-'],
    ['/cart', 'Your cart', '/index-'],
    ['/cart', 'Your cart', '/CartPage-'],
  ] as const) {
    test(`${path} opens by itself though ${file} broke off each time it was asked for`, async ({
      page,
      baseURL,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(BROKEN_OFF);
      expectConsoleErrors(NOT_STARTED);
      let visits = 0;
      page.on('request', request => {
        if (request.isNavigationRequest()) visits += 1;
      });
      const line = await openLossyLine(
        baseURL ?? '',
        ({ url }) => visits < 2 && url.includes(file) && url.endsWith('.js'),
      );
      try {
        await page.goto(`${line.origin}${path}`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(line.brokenOff()).toBeGreaterThan(0);
        expect(visits).toBe(2);
      } finally {
        line.close();
      }
    });
  }

  for (const path of ['/cart', '/']) {
    test(`${path} says in both languages that it could not be loaded, and opens when it is asked for again`, async ({
      page,
      baseURL,
      expectConsoleErrors,
    }) => {
      expectConsoleErrors(BROKEN_OFF);
      expectConsoleErrors(NOT_STARTED);
      let isBad = true;
      const line = await openLossyLine(baseURL ?? '', ({ url }) => isBad && url.includes('/stack-'));
      try {
        await page.goto(`${line.origin}${path}`);
        const message = page.getByRole('alert');
        await expect(message).toContainText('This page could not be loaded');
        await expect(message).toContainText('यह पेज लोड नहीं हो सका');
        await expect(message).toBeInViewport();
        // What the build has rendered stays.
        if (path === '/') await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        isBad = false;
        await message.getByRole('button', { name: /^Reload/ }).click();
        await live(page);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
      } finally {
        line.close();
      }
    });
  }

  test('an empty page whose first script never comes says so in both languages, and opens by its link', async ({
    page,
    baseURL,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(BROKEN_OFF);
    let isBad = true;
    const line = await openLossyLine(baseURL ?? '', ({ url }) => isBad && url.includes('/index-'));
    try {
      await page.goto(`${line.origin}/cart`);
      const message = page.getByRole('link', {
        name: 'This page could not be loaded · यह पेज लोड नहीं हो सका',
      });
      await expect(message).toBeVisible();
      isBad = false;
      await message.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
      await expect(message).toHaveCount(0);
    } finally {
      line.close();
    }
  });

  test('a screen whose script breaks off twice opens all the same, and nobody is told', async ({
    page,
    baseURL,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(BROKEN_OFF);
    const line = await openLossyLine(
      baseURL ?? '',
      ({ url, times }) => url.includes('/CartPage-') && times <= 2,
    );
    try {
      await page.goto(`${line.origin}/menu`);
      await page.waitForFunction(() => globalThis.fetchScript !== undefined);
      await page.evaluate(() => {
        new MutationObserver(() => {
          if (document.body.innerText.includes('could not be loaded')) document.title = 'told';
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
      expect(line.brokenOff()).toBe(2);
      expect(await page.title()).not.toBe('told');
    } finally {
      line.close();
    }
  });

  test('a screen whose script cannot be had says so, and opens when it is asked for again', async ({
    page,
    baseURL,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(BROKEN_OFF);
    let isBad = true;
    const line = await openLossyLine(baseURL ?? '', ({ url }) => isBad && url.includes('/CartPage-'));
    try {
      await page.goto(`${line.origin}/menu`);
      await page.waitForFunction(() => globalThis.fetchScript !== undefined);
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
      isBad = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    } finally {
      line.close();
    }
  });
});

for (const who of ['visitor', 'customer'] as const) {
  test(`the app of a ${who} is kept within two visits though a fifth of its files is lost`, async ({
    page,
    context,
    baseURL,
    expectConsoleErrors,
  }) => {
    expectConsoleErrors(BROKEN_OFF);
    const line = await openLossyLine(baseURL ?? '', losing(20));
    try {
      if (who === 'customer') await signInCustomer(page, line.origin);
      else await page.goto(`${line.origin}/menu`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.close();
      const again = await context.newPage();
      await again.goto(`${line.origin}/menu`);
      await cachedOnDevice(again);
      const files = await filesOfShell(again);
      const { visitor, customer } = await cachedFiles(again);
      expect(visitor).toEqual(files.visitor);
      if (who === 'customer') expect(customer).toEqual(files.customer);
      expect(line.brokenOff()).toBeGreaterThan(2);
    } finally {
      line.close();
    }
  });
}
