import { stripVTControlCharacters } from 'node:util';
import { expect, test } from './journey';

/** Long enough to look, and not to wait for what will never be so. */
const SHORT = { timeout: 300 };

const reportOf = (expectation: Promise<void>): Promise<string> =>
  expectation.then(
    () => 'It is so.',
    (error: Error) => stripVTControlCharacters(error.message),
  );

test('what is expected and is not so fails, and the report says what is there', async ({ page }) => {
  await page.goto('/login');
  const there = page.getByRole('heading', { level: 1 });
  const missing = page.getByText('Nowhere on this page');
  await expect(there).toBeVisible();
  await expect(missing).not.toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page).not.toHaveURL('/cart');

  for (const [expectation, report] of [
    [() => expect(missing).toBeVisible(SHORT), /not found[\s\S]*up to 300 ms/],
    [() => expect(page.locator('title')).toBeVisible(SHORT), /Received: hidden/],
    [() => expect(page.getByRole('button')).toBeVisible(SHORT), /strict mode violation/],
    [() => expect(there).not.toBeVisible(SHORT), /Received: visible/],
    [() => expect(page).toHaveURL('/cart', SHORT), /Received: ".*\/login"/],
    [() => expect(page).not.toHaveURL('/login', SHORT), /Expected: not ".*\/login"/],
  ] as const) {
    expect(await reportOf(expectation())).toMatch(report);
  }
});
