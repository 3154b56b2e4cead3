import type { Page, Route } from '@playwright/test';
import { periodAt } from '../../src/lib/time/periods';
import { expectAccessible } from './accessible';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  REQUEST_WITHOUT_NETWORK,
  test,
  testWithShell,
} from './journey';
import { placedAt, placeOneToday, signInAsStaff, storedDocuments } from './staff';

const READS = '**/documents:run*';
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

test('the dashboard while it loads, fails and is there, by day and by night', async ({
  page,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await page.goto('/admin');
  const putBack = await placeOneToday(page);
  const held: Route[] = [];
  await page.route(READS, route => void held.push(route));
  await signInAsStaff(page);
  await expect(page.getByText('Loading the dashboard…')).toBeVisible();
  await expectAccessible(page);

  await expect.poll(() => held.length).toBeGreaterThan(0);
  // Before the other: what was held must be let go by whoever held it.
  await page.route(READS, route => route.abort());
  for (const route of held) await route.abort();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await page.unroute(READS);
  await page.getByRole('button', { name: 'Try again' }).click();
  const orders = card(page, 'Total Orders');
  await expect(orders.getByText(/^Based on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'false');
  await orders.getByRole('button', { name: 'How Total Orders is computed' }).press('Enter');
  await expect(orders.getByText('Orders placed in the period, cancelled too.')).toBeVisible();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  await expectAccessible(page);
  await putBack();
});

testWithShell(
  'the dashboard counts what the shop holds, of the period chosen, and without a network too',
  async ({ page, context, expectConsoleErrors }) => {
    // No midnight comes between what is counted here and there.
    await page.clock.setFixedTime(Date.now());
    await signInAsStaff(page);
    const placed = (await storedDocuments(page, 'orders')).flatMap(order => placedAt(order) ?? []);
    const now = await page.evaluate(() => Date.now());
    for (const [name, unit] of [
      ['Today', 'day'],
      ['This Quarter', 'quarter'],
    ] as const) {
      await page.getByText(name, { exact: true }).click();
      const { fromMs, toMs } = periodAt(unit, now);
      const count = placed.filter(ms => ms >= fromMs && ms < toMs).length;
      const words = count === 1 ? 'Based on 1 order' : `Based on ${count} orders`;
      await expect(card(page, 'Total Orders').getByText(words, { exact: true })).toBeVisible();
    }
    await expect(page).toHaveURL(/period=quarter/);
    await page.getByRole('tab', { name: 'Monthly' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    // Of the seed's low products, the emptiest.
    await expect(page.getByText('Low stock: Eawa Jar')).toBeVisible();
    await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(5);

    const said = await card(page, 'Water Used').innerText();
    await cachedOnDevice(page);
    for (const list of ['orders', 'inventory', 'stockMovements', 'productionLines']) {
      await cachedForNextStart(page, `replica/${list}`);
    }
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    await context.setOffline(true);
    await page.reload();
    await expect(card(page, 'Water Used')).toBeVisible();
    expect(await card(page, 'Water Used').innerText()).toBe(said);
    await expectAccessible(page);
  },
);
