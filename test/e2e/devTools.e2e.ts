import type { Page } from '@playwright/test';
import { expect, test } from './journey';

/** As the extension does: in place before the page's own scripts, and told of each store that asks for it. */
async function installExtension(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Enhancer = (next: unknown) => unknown;
    const seen = { stores: 0 };
    const compose =
      () =>
      (...enhancers: Enhancer[]) => {
        seen.stores += 1;
        return (next: unknown) => enhancers.reduceRight((inner, enhancer) => enhancer(inner), next);
      };
    Object.assign(globalThis, { seen, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
}

const storesSeen = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen').stores);

test('a Redux DevTools extension sees a deployed shop only where a developer asked for it', async ({
  page,
}) => {
  await installExtension(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await storesSeen(page)).toBe(0);

  await page.evaluate(() => sessionStorage.setItem('devtools', 'on'));
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => storesSeen(page)).toBe(1);

  const otherTab = await page.context().newPage();
  await installExtension(otherTab);
  await otherTab.goto('/login');
  await expect(otherTab.getByLabel('Email')).toBeVisible();
  expect(await storesSeen(otherTab)).toBe(0);
});
