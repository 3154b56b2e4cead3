import type { Page } from '@playwright/test';
import { signInCustomer } from './customer';
import { expect, test } from './journey';
import { INVENTORY_READ, withoutRendering } from './renderedPage';

/** What moves on the page for longer than a blink, or would: `what: how long`. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const BLINK_MS = 100;
    const running = document.getAnimations().flatMap(animation => {
      const lastsMs = Number(animation.effect?.getComputedTiming().endTime);
      return lastsMs > BLINK_MS ? [`${(animation as CSSAnimation).animationName}: ${lastsMs} ms`] : [];
    });
    const longest = (seconds: string) => Math.max(...seconds.split(',').map(Number.parseFloat)) * 1000;
    const waiting = [...document.querySelectorAll('*')].flatMap(element => {
      const { transitionDuration, scrollBehavior } = getComputedStyle(element);
      const long = longest(transitionDuration) > BLINK_MS || scrollBehavior === 'smooth';
      return long ? [`${element.tagName}.${element.className}: ${transitionDuration}`] : [];
    });
    return [...running, ...waiting];
  });

test('without the reduced-motion setting something moves (guard for the next test)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await moving(page)).not.toEqual([]);
});

test.describe('who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('gets none: neither in what stands, nor in what loads, nor in what comes and goes', async ({
    page,
  }) => {
    let answer = () => {};
    const answered = new Promise<void>(resolve => {
      answer = resolve;
    });
    await withoutRendering(page);
    await page.route(INVENTORY_READ, async route => {
      await answered;
      await route.continue();
    });
    await page.goto('/menu');
    await expect(page.getByText('Loading products…')).toBeVisible();
    expect(await moving(page)).toEqual([]);
    answer();
    await page.getByRole('button', { name: 'Add to cart: Premium Water 1 L' }).click();
    await expect(page.getByText('Premium Water 1 L: 1 in your cart.')).toBeAttached();
    expect(await moving(page)).toEqual([]);
    await page.unroute(INVENTORY_READ);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await signInCustomer(page);
    await page.goto('/track-order');
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page.getByText('Delivery address').first()).toBeVisible();
    expect(await moving(page)).toEqual([]);
  });
});
