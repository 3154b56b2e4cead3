import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  REQUEST_WITHOUT_NETWORK,
  test,
  testWithShell,
} from './journey';
import { signInAsStaff } from './staff';

/*
 * The pages of the back office on a phone, in every state that a page can be in. What each page shows on a tablet is looked
 * at by its own journey.
 */

const OFFICE = '/admin/dashboard';
const READS = /documents:(run|batchGet)/;
/** What is computed from the mirror; and the two that are not. */
const PAGES = [
  ...['', '/orders', '/deliveries', '/inventory', '/customers', '/production', '/reports'],
  ...['/alerts', '/log'],
];
const OTHERS = ['/settings', '/data-check'] as const;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (inside: Page | Locator, name: string | RegExp) =>
  inside.getByRole('button', { name }).filter({ visible: true }).first();

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

// Eleven pages in two states each: on a crowded machine that takes its time.
test.setTimeout(240_000);

test('every page while it loads, and when it cannot be read', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  let held: Route[] = [];
  let fails = false;
  await page.route(READS, route => {
    if (fails) return route.abort();
    held.push(route);
  });
  await signInAsStaff(page);
  for (const pageName of [...PAGES, ...OTHERS]) {
    fails = false;
    await page.goto(`${OFFICE}${pageName}`);
    await expect(main(page).getByText(/^(Loading |Counting)/)).toBeVisible();
    await expectAccessible(page);
    fails = true;
    for (const route of held) await route.abort();
    held = [];
    await expect(button(main(page), 'Try again')).toBeVisible();
    await expectAccessible(page);
  }
});

testWithShell(
  'every page whose filters leave nothing, and without a network',
  async ({ page, context, expectConsoleErrors }) => {
    await signInAsStaff(page);
    for (const [address, words] of [
      ['/orders?q=nothing', 'No orders found matching your criteria'],
      ['/inventory?q=nothing', 'No inventory items found matching your criteria'],
      ['/customers?q=nothing', 'No customers found matching your criteria'],
      ['/alerts?state=snoozed', 'No alerts found matching your criteria'],
      ['/reports?period=custom', 'Choose the first and the last day.'],
      ['/outbox', 'Nothing to send'],
      ['/log?q=nothing', 'No change matches'],
      ['/deliveries?day=2020-01-01', 'Nothing is due'],
      ['/production', 'Upcoming batches'],
      ['', 'Recent Orders'],
      ['/settings', 'Data on this device'],
    ] as const) {
      await page.goto(`${OFFICE}${address}`);
      await expect(main(page).getByText(words, { exact: true }).first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`${OFFICE}/customers/nobody`);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);

    await cachedOnDevice(page);
    const collections = ['orders', 'inventory', 'stockMovements', 'customers', 'alertStates', 'runs'];
    for (const list of [...collections, 'productionLines', 'productionBatches', 'changeLog']) {
      await cachedForNextStart(page, `replica/${list}`);
    }
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    await context.setOffline(true);
    for (const pageName of PAGES) {
      await page.goto(`${OFFICE}${pageName}`);
      await expect(
        main(page).getByText(/^Offline\. Showing data from .+\. You can keep working;/),
      ).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`${OFFICE}/data-check`);
    await expect(button(main(page), 'Try again')).toBeVisible();
    await expectAccessible(page);
  },
);

test('the dialogs of every page', async ({ page }) => {
  await signInAsStaff(page);
  const enter = async (address: string, ready: Locator) => {
    await page.goto(`${OFFICE}${address}`);
    await expect(ready).toBeVisible();
  };

  await enter('/inventory', button(page, 'Add Item'));
  await button(main(page), 'Add Item').click();
  await button(dialog(page), 'Add Item').click();
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await close(page);
  for (const name of [/^Edit: /, /^Adjust: /, /^History: /]) {
    await button(main(page), name).click();
    await expect(dialog(page).getByRole('button').last()).toBeVisible();
    await expectAccessible(page);
    await close(page);
  }

  await enter('/customers', button(page, 'Add Customer'));
  for (const name of ['Add Customer', /^Edit /]) {
    await button(main(page), name).click();
    await expect(dialog(page).getByLabel('Notes')).toBeVisible();
    await expectAccessible(page);
    await close(page);
  }
  await main(page).getByRole('list').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Spent by month' })).toBeVisible();
  await expectAccessible(page);
  await button(main(page), 'Delete').click();
  await expect(page.getByRole('alertdialog', { name: /^Are you sure you want to delete/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await enter('/reports?report=customers', dialog(page).getByRole('tab', { name: 'Chart' }));
  await expectAccessible(page);
  await dialog(page).getByRole('tab', { name: 'Chart' }).click();
  await expectAccessible(page);

  await enter('/orders?status=pending', button(page, /^Edit order/));
  await button(page, /^Edit order/).click();
  await dialog(page).getByLabel('Status').selectOption('Cancelled');
  await expectAccessible(page);
  await dialog(page).getByLabel('Status').selectOption('Pending');
  await close(page);
  await button(page, 'New Order').click();
  await expect(dialog(page).getByLabel('Find a customer')).toBeVisible();
  await expectAccessible(page);
  await close(page);
  await main(page)
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await expect(dialog(page).getByLabel('New note')).toBeVisible();
  await expectAccessible(page);

  await enter('/data-check', button(page, /^Check \d+ records?$/));
  await button(page, /^Check \d+ records?$/).click();
  await expect(button(page, /^Check again/)).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Fix Order/).click();
  await expect(button(dialog(page), 'Fix')).toBeVisible();
  await expectAccessible(page);
});
