import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, storedDocument, test } from './journey';

const statusOf = async (page: Page, id: string) =>
  (await storedDocument(page, `productionLines/${id}`))?.fields.status?.stringValue;

test('a line is paused and resumed, and what was done by mistake is taken back', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/dashboard/production');
  const line = page.getByRole('article', { name: 'Line 2' });
  await expect(line.getByText('Running')).toBeVisible();
  await expect(page.getByText('Upcoming batches').first()).toBeVisible();
  await expectAccessible(page);

  await line.getByRole('button', { name: 'Pause Line 2' }).click();
  await expect(page.getByText('Line 2 is paused.')).toBeVisible();
  expect(await statusOf(page, 'line-2')).toBe('paused');
  await line.getByRole('button', { name: 'Resume Line 2' }).click();
  await expect(page.getByText('Line 2 is running again.')).toBeVisible();
  expect(await statusOf(page, 'line-2')).toBe('running');

  const jar = page.getByRole('article', { name: 'Line 4' });
  await jar.getByRole('button', { name: 'Complete Line 4' }).click();
  await expect(page.getByText('The maintenance of Line 4 is complete.')).toBeVisible();
  await expect(jar.getByText('Stopped')).toBeVisible();
  await page
    .getByText('The maintenance of Line 4 is complete.')
    .locator('..')
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(jar.getByText('Maintenance')).toBeVisible();
  await expect.poll(() => statusOf(page, 'line-4')).toBe('maintenance');
});
