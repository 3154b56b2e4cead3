import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { periodAt, periodBefore } from '../../src/lib/time/periods';
import { pdfPages } from '../support/pdf';
import { expectAccessible } from './accessible';
import { expect, test } from './journey';
import { placedAt, signInAsStaff, storedDocuments } from './staff';

async function taken(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

test('a report of last month is looked at and taken along, and adds up to what the shop holds', async ({
  page,
}) => {
  await signInAsStaff(page);
  const now = await page.evaluate(() => Date.now());
  const { fromMs, toMs } = periodBefore('month', periodAt('month', now));
  const sold = (await storedDocuments(page, 'orders')).filter(order => {
    const at = placedAt(order);
    const { status } = order.fields;
    return at !== null && at >= fromMs && at < toMs && status?.stringValue !== 'cancelled';
  });

  await page.goto('/admin/dashboard/reports');
  await page.getByLabel('Period').selectOption('Last month');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9);
  await expectAccessible(page);
  await page.getByText('Finance', { exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  await page.getByText('All', { exact: true }).click();

  await page.getByRole('link', { name: 'Preview Sales by day' }).click();
  const preview = page.getByRole('dialog', { name: 'Sales by day' });
  await expect(preview.getByText(`Based on ${sold.length} orders`, { exact: false })).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('tab', { name: 'Chart' }).click();
  await expect(preview.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  const csv = await taken(page, 'Export CSV');
  expect(csv.name).toMatch(/^eawa-sales-\d{4}-\d\d-01-\d{4}-\d\d-\d\d\.csv$/);
  const [headings, ...days] = csv.file.toString('utf8').split('\r\n');
  expect(headings?.startsWith('\uFEFF"Day","Orders"')).toBe(true);
  const items = days.reduce((sum, line) => sum + Math.round(Number(line.split(',')[3]) * 100), 0);
  const stored = sold.reduce((sum, { fields: { total } }) => {
    return sum + Math.round(Number(total?.doubleValue ?? total?.integerValue ?? 0) * 100);
  }, 0);
  expect(items).toBe(stored);

  const pdf = await taken(page, 'Export PDF');
  expect(pdf.name).toMatch(/\.pdf$/);
  const lines = (await pdfPages(new Uint8Array(pdf.file))).flat();
  expect(lines.slice(0, 2)).toEqual(['Eawa', expect.stringMatching(/^Sales by day 1 /)]);
  expect(lines).toContain(`Basis Based on ${sold.length} orders`);

  await page.goBack();
  await expect(preview).toBeHidden();
  await expect(page).toHaveURL(/period=lastMonth$/);
});
