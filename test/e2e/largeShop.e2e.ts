import type { Page } from '@playwright/test';
import { orderNumber } from '../../src/domain/order/orderNumber';
import { periodAt } from '../../src/lib/time/periods';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  test as journey,
  REQUEST_WITHOUT_NETWORK,
} from './journey';
import { openLargeShop } from './largeShop';
import { placedAt, signInAsStaff, storedDocuments } from './staff';

const ORDERS = 2000;

/** A journey in a shop of that many orders, which is nobody else's. */
const test = journey.extend<object, { shop: Awaited<ReturnType<typeof openLargeShop>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it
    async ({}, use) => {
      const shop = await openLargeShop(ORDERS);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});

test.use({ serviceWorkers: 'allow' });

const text = (value: { readonly stringValue?: string } | undefined) => value?.stringValue ?? '';
const count = (value: { readonly integerValue?: string; readonly doubleValue?: number } | undefined) =>
  Number(value?.integerValue ?? value?.doubleValue ?? 0);

/** The figures that the pages must show, computed from what the backend holds. */
async function figuresOf(page: Page) {
  const [orders, products, lines] = await Promise.all([
    storedDocuments(page, 'orders'),
    storedDocuments(page, 'inventory'),
    storedDocuments(page, 'productionLines'),
  ]);
  const now = await page.evaluate(() => Date.now());
  const isIn = (unit: 'quarter' | 'month') => {
    const { fromMs, toMs } = periodAt(unit, now);
    return (order: (typeof orders)[number]) => {
      const at = placedAt(order);
      return at !== null && at >= fromMs && at < toMs;
    };
  };
  const withStatus = (status: string) => orders.filter(({ fields }) => text(fields.status) === status);
  const buyerOf = ({ fields }: (typeof orders)[number]) => text(fields.userId) || text(fields.email);
  const [earliest] = [...orders]
    .filter(order => placedAt(order) !== null)
    .sort((one, other) => (placedAt(one) ?? 0) - (placedAt(other) ?? 0));
  return {
    inQuarter: orders.filter(isIn('quarter')).length,
    soldInMonth: orders.filter(isIn('month')).filter(({ fields }) => text(fields.status) !== 'cancelled')
      .length,
    pending: withStatus('pending').length,
    delivered: withStatus('delivered').length,
    products: products.length,
    low: products.filter(({ fields }) => count(fields.inStock) <= count(fields.reorderPoint)).length,
    buyers: new Set(orders.map(buyerOf).filter(Boolean)).size,
    ordersOf: (email: string) => orders.filter(({ fields }) => text(fields.email) === email).length,
    earliest: earliest?.name.split('/').at(-1) ?? '',
    lines: lines.length,
    running: lines.filter(({ fields }) => text(fields.status) === 'running').length,
  };
}

type Figures = Awaited<ReturnType<typeof figuresOf>>;

const shows = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeVisible();

/** Opens the main pages and sees that each shows what the shop holds. */
async function walkThrough(page: Page, figures: Figures) {
  const enter = async (pageName: string) => {
    await page.getByRole('complementary').getByRole('link', { name: pageName }).click();
    await expect(page.getByRole('heading', { level: 1, name: pageName })).toBeFocused();
  };
  await page.goto('/admin/dashboard?period=quarter');
  await shows(page, `Based on ${figures.inQuarter} orders`);
  await shows(page, `Based on ${figures.products} products`);

  await enter('Orders');
  await shows(page, `Showing 1 to 10 of ${ORDERS} orders`);
  await page
    .getByRole('link', { name: /^View order/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(`1 of ${ORDERS}`)).toBeVisible();
  await page.keyboard.press('Escape');
  const statuses = page.getByRole('navigation', { name: 'Status' });
  await expect(statuses.getByRole('link', { name: `Delivered ${figures.delivered}` })).toBeVisible();
  await statuses.getByRole('link', { name: `Pending ${figures.pending}` }).click();
  await shows(page, new RegExp(`^Showing 1 to \\d+ of ${figures.pending} orders$`));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Search orders').fill(figures.earliest);
  await shows(page, 'Showing 1 to 1 of 1 orders');
  await expect(page.getByRole('link', { name: `View order ${orderNumber(figures.earliest)}` })).toBeVisible();

  await enter('Inventory');
  await shows(page, `Showing 1 to ${figures.products} of ${figures.products} items`);
  await page.getByRole('button', { name: 'History: Compact Water 250 ml' }).click();
  await expect(page.getByRole('dialog').getByText(/^Adds up: \d+ changes since/)).toBeVisible();
  await page.keyboard.press('Escape');

  await enter('Customers');
  await shows(page, `Showing 1 to 25 of ${figures.buyers} customers`);
  const buyer = page.getByRole('main').getByRole('row').nth(1).getByRole('rowheader');
  const email = /\S+@example\.com/.exec(await buyer.innerText())?.[0] ?? '';
  await buyer.getByRole('link').click();
  const told = page.getByRole('region', { name: 'Figures' });
  await expect(told.getByText(`${figures.ordersOf(email)}`, { exact: true })).toBeVisible();

  await enter('Production');
  await shows(page, `${figures.running} of ${figures.lines}`);

  await enter('Reports');
  await page.getByRole('link', { name: 'Preview Sales by day' }).click();
  await expect(
    page.getByRole('dialog').getByText(`Based on ${figures.soldInMonth} orders`, { exact: false }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await enter('Alerts');
  await page.getByLabel('About').selectOption('stock');
  await shows(page, `Showing 1 to ${figures.low} of ${figures.low} alerts`);

  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('row', { name: /^Orders 2,000/ })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill(figures.earliest);
  await expect(page.getByRole('option', { name: new RegExp(orderNumber(figures.earliest)) })).toBeVisible();
  await page.keyboard.press('Escape');
}

declare global {
  var rowsBeforeTheRest: number | undefined;
}

/** Notes how many orders a page shows while it still reads the others. */
function noteFirstRows(): void {
  new MutationObserver(() => {
    if (!document.querySelector('main')?.textContent.includes('Loading orders')) return;
    globalThis.rowsBeforeTheRest = document.querySelectorAll('tbody tr').length;
  }).observe(document, { childList: true, subtree: true });
}

// Twice through the whole office: on a crowded machine that takes its time.
test.setTimeout(240_000);

test('the main pages show what a shop of 2,000 orders holds, and again without a network', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  await signInAsStaff(page);
  const figures = await figuresOf(page);
  await walkThrough(page, figures);
  await cachedOnDevice(page);
  for (const list of [
    ...['orders', 'inventory', 'stockMovements', 'customers', 'productionLines', 'productionBatches'],
    'alertStates',
  ]) {
    await cachedForNextStart(page, `replica/${list}`);
  }
  await cachedForNextStart(page, 'staffShop');

  await page.addInitScript(noteFirstRows);
  await page.goto('/admin/dashboard/orders');
  await shows(page, `Showing 1 to 10 of ${ORDERS} orders`);
  expect(await page.evaluate(() => globalThis.rowsBeforeTheRest)).toBe(10);

  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await context.setOffline(true);
  await walkThrough(page, figures);
});
