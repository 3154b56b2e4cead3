import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible';
import { fillInDelivery, openOrderForm, placeButton, savedLabel, signInCustomer } from './customer';
import { cachedOnDevice, expect, REQUEST_WITHOUT_NETWORK, test, testWithShell } from './journey';
import { live } from './renderedPage';

// The narrowest screen there is, which is also a window of 640 px at 200 % and one of 1280 px at 400 %.
const WIDTH = 320;
test.use({ viewport: { width: WIDTH, height: 512 }, deviceScaleFactor: 2 });

/** In sight from one edge to the other, or to be scrolled to: nothing of it is cut off. */
async function expectWhole(page: Page, action: Locator) {
  await action.scrollIntoViewIfNeeded();
  await expect(action).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
}

/** Texts that are wider than their boxes, where it does not show that there is more. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const wider = (element: Element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element);
      return (
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        display !== 'inline' &&
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis'
      );
    };
    return [...document.querySelectorAll('header *, main *, footer *, dialog *')]
      .filter(element => element.textContent?.trim() && wider(element))
      .map(element => element.outerHTML.slice(0, 120));
  });

const action = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

testWithShell('nothing is lost on 320 px', async ({ page, context, expectConsoleErrors }) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  const visit = async (path: string, primary: Locator) => {
    await page.goto(path);
    await live(page);
    await expectWhole(page, primary);
    expect(await cutOff(page)).toEqual([]);
  };
  await visit('/', page.getByRole('link', { name: 'Shop Now' }));
  await visit('/menu', page.getByRole('link', { name: /^Order Now/ }).first());
  await visit('/menu?q=zzz', action(page, 'Clear filters'));
  await visit('/cart', page.getByRole('link', { name: 'Browse Menu' }));
  await visit('/order', page.getByRole('link', { name: 'Browse Menu' }));
  await visit('/nowhere', page.getByRole('link', { name: 'Back to the shop' }));
  await visit('/login', action(page, 'Sign In'));
  await action(page, 'Forgot password?').click();
  await expectWhole(page, action(page, 'Send link'));

  await signInCustomer(page);
  await visit('/profile', action(page, 'Change Password'));
  await action(page, 'Edit').click();
  await expectWhole(page, action(page, 'Save Changes'));
  await page.goto('/menu');
  await action(page, 'Add to cart: Premium Water 1 L').click();
  await visit('/cart', action(page, 'Checkout'));
  await visit('/track-order', action(page, 'View Details'));
  await action(page, 'View Details').click();
  await expectWhole(page, page.getByRole('button', { name: /^Download (Invoice|order summary)$/ }));
  expect(await cutOff(page)).toEqual([]);

  await cachedOnDevice(page);
  await openOrderForm(page);
  await fillInDelivery(page);
  await expectWhole(page, placeButton(page));
  const bar = page.getByRole('banner');
  const height = (await bar.boundingBox())?.height;
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(savedLabel(page)).toBeVisible();
  const waiting = bar.getByRole('link', { name: '1 not sent' });
  await expect(waiting).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBe(height);
  await expectWhole(page, page.getByRole('link', { name: 'See what is not sent' }));
  await waiting.click();
  await expectWhole(page, action(page, 'Send now'));
  await action(page, 'Discard').click();
  await expectWhole(page, page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing to send')).toBeVisible();
});

/** Whether what a field hints at is as wide as its text may be, by the browser's own measure. */
const hintFits = (hint: Locator) =>
  hint.evaluate((field: HTMLInputElement) => {
    field.value = field.placeholder;
    const fits = field.scrollWidth <= field.clientWidth;
    field.value = '';
    return fits;
  });
const edgeOf = async (part: Locator, edge: 'x' | 'y') => Math.round((await part.boundingBox())?.[edge] ?? -1);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('hints are whole, sizes stand where each card has its own, and Remove stays beside the stepper', async ({
    page,
  }) => {
    await page.goto('/menu');
    await live(page);
    expect(await hintFits(page.getByRole('searchbox'))).toBe(true);
    const cards = page.getByRole('article');
    for (const card of (await cards.all()).slice(0, 4)) {
      const [name, size] = [card.getByRole('heading'), card.getByText(/^\d[\d.]* m?l$/i)];
      await card.scrollIntoViewIfNeeded();
      expect(Math.abs((await edgeOf(size, 'y')) - (await edgeOf(name, 'y')))).toBeLessThan(12);
    }
    const jar = page.getByRole('article').filter({ hasText: 'Eawa Jar' });
    await jar.getByRole('button', { name: /^Add to cart/ }).click();
    const quantity = jar.getByRole('textbox');
    await quantity.fill('6');
    // The ring is around the whole control, round as it is.
    const ringOf = (part: Locator) =>
      part.evaluate(element => {
        const { outlineStyle, outlineWidth, borderRadius } = getComputedStyle(element);
        return [outlineStyle, outlineWidth, Number.parseFloat(borderRadius) > 0];
      });
    expect(await ringOf(quantity.locator('..'))).toEqual(['solid', '3px', true]);
    expect((await ringOf(quantity))[0]).toBe('none');
    await page.keyboard.press('Tab');
    // More than there are: as the cart of another day says.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:cart'))).toContain('Eawa Jar');
    await page.addInitScript(() => {
      const cart = localStorage.getItem('persist:cart') ?? '';
      localStorage.setItem('persist:cart', cart.replace(/(quantity\W+)6\b/, '$140'));
    });
    await page.goto('/cart');
    const line = page.getByRole('article');
    await expect(line.getByRole('button', { name: /^Order \d+ instead$/ })).toBeVisible();
    const tops = await line
      .getByRole('button', { name: /less$|^Remove/ })
      .evaluateAll(buttons => buttons.map(button => Math.round(button.getBoundingClientRect().y)));
    expect(tops).toEqual([tops[0], tops[0]]);
  });
});

test.describe('in Hindi, whose words are longer', () => {
  test.use({ locale: 'hi-IN' });

  test('nothing is lost on 320 px', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('ईमेल').fill('customer@demo.test');
    await page.getByLabel('पासवर्ड', { exact: true }).fill('water-demo-1');
    await page.getByRole('button', { name: 'लॉग इन करें' }).click();
    await expect(page).toHaveURL('/');
    for (const path of ['/', '/menu', '/cart', '/track-order', '/profile', '/outbox', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await live(page);
      // Not until the network is idle: the server may tell of changes all along.
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      expect(await cutOff(page)).toEqual([]);
    }
  });
});
