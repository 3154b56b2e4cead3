import { expectAccessible } from './accessible';
import { cachedOnDevice, expect, REQUEST_WITHOUT_NETWORK, test } from './journey';

test.use({ serviceWorkers: 'allow' });

const MENU = { level: 1, name: 'हमारा मेन्यू' } as const;

test('a language chosen on the device is on its first screen, which waits for nothing but its code', async ({
  page,
}) => {
  await page.goto('/menu');
  await page.getByRole('group', { name: 'Language' }).getByText('हिन्दी').click();
  await expect(page.getByRole('heading', MENU)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');

  // No wait of seconds ends any more: a screen that only comes once it has been given up does not come.
  await page.addInitScript(() => {
    const setTimer = globalThis.setTimeout;
    const setShortTimer = (run: () => void, delayMs = 0) => (delayMs < 2000 ? setTimer(run, delayMs) : 0);
    globalThis.setTimeout = setShortTimer as typeof globalThis.setTimeout;
  });
  await page.reload();
  await expect(page.getByRole('heading', MENU)).toBeVisible();
});

test('Hindi, once chosen, is there without a network, on screens that were never opened', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  await page.goto('/menu');
  await page.getByRole('group', { name: 'Language' }).getByText('हिन्दी').click();
  await expect(page.getByRole('heading', MENU)).toBeVisible();
  await cachedOnDevice(page);
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  // Auth itself, which comes with a sign-in.
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', MENU)).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'आपका फिर स्वागत है' })).toBeVisible();
});

test.describe('a device whose language is Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('speaks Hindi from the first visit, to everybody', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'पानी, जो सुबह बना दे' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);

    await page.goto('/menu');
    await expect(page.getByRole('heading', MENU)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/admin');
    await page.getByRole('button', { name: 'लॉग इन करें' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await page.goto('/admin/dashboard/orders');
    // Letters with their line above and their signs below, whole.
    const heading = page.getByRole('heading', { level: 1, name: 'ऑर्डर' });
    expect(await heading.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page
      .getByRole('button', { name: /^ऑर्डर .+ बदलें$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
