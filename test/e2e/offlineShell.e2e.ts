import type { Page, Response } from '@playwright/test';
import {
  fillInDelivery,
  ORDERED,
  once,
  openOrderForm,
  placeButton,
  progressOf,
  savedLabel,
  savedOrderId,
  signInCustomer,
} from './customer';
import { test } from './device';
import {
  cachedFiles,
  cachedForNextStart,
  cachedOnDevice,
  expect,
  filesOfShell,
  ledger,
  menuOnDevice,
  REQUEST_WITHOUT_NETWORK,
} from './journey';
import { openLossyLine } from './lossyLine';

test.use({ serviceWorkers: 'allow' });

/** What a customer reads of an order that a driver has taken along. */
const NEWS = /^(Out for delivery|Handed over|We (were there|could not))/;

/** What a customer reads of their orders, without how far the driver is, which no device stores. */
async function ordersOn(page: Page): Promise<string[]> {
  const texts = await page.getByRole('article').allInnerTexts();
  const isStored = (line: string) => line !== '' && !/stops? before you|You are next/.test(line);
  return texts.map(text => text.split('\n').filter(isStored).join('\n'));
}

async function signInStaff(page: Page) {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

test('a device that was here once opens every screen of a visitor without a network', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  await page.goto('/menu');
  await menuOnDevice(page);
  await cachedOnDevice(page);
  await page.close();

  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await context.setOffline(true);
  const cold = await context.newPage();

  await cold.goto('/');
  await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cold.getByRole('banner').getByRole('status')).toHaveText('Offline');

  await cold.goto('/menu?category=compact');
  await expect(cold.getByText('Compact Water').first()).toBeVisible();
  await expect(cold.getByText(/^Menu as of /)).toBeVisible();
  await expect(cold.getByRole('alert')).toContainText('You seem to be offline.');

  await cold.goto('/cart');
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Your cart');

  // Auth itself comes with a sign-in, and the back office's pages with that of staff.
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  await cold.goto('/login');
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');

  // Staff have never signed in here.
  await cold.goto('/admin');
  await expect(cold.getByRole('alert')).toContainText('You are offline.');

  await cold.goto('/nowhere');
  await expect(cold.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a customer without a network is still that customer', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  await signInCustomer(page);
  await page.goto('/track-order');
  await expect(page.getByRole('article').first()).toBeVisible();
  // It comes with a script of its own.
  await expect(page.getByText(NEWS).first()).toBeVisible();
  // An old order's bottle is named by the catalogue of then, which no device stores.
  const orders = (await ordersOn(page)).map(text => text.replace('Classic Water 1 L', 'Bottled water'));
  await cachedForNextStart(page, 'myOrders');
  await cachedOnDevice(page);
  await page.close();

  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/track-order');
  await expect(cold.getByRole('heading', { level: 1, name: 'Track Your Orders' })).toBeVisible();
  await expect(cold.getByRole('article')).toHaveCount(orders.length);
  await expect(cold.getByText(NEWS).first()).toBeVisible();
  expect(await ordersOn(cold)).toEqual(orders);
  const notice = cold.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('You seem to be offline.');
  await expect(cold.getByText(/^Updated \d+ (s|min) ago$/)).toBeVisible();

  await cold.goto('/outbox');
  await expect(cold.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();

  await cold.goto('/profile');
  await expect(cold.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();

  await context.setOffline(false);
  await cold.goto('/track-order');
  await expect(cold.getByRole('button', { name: /^View Details/ }).first()).toBeVisible();
});

test('the back office opens cold without a network, with the orders that were seen last', async ({
  device,
  expectConsoleErrors,
}) => {
  const page = await device.start();
  await signInStaff(page);
  await page.goto('/admin/dashboard/orders');
  const showing = page.getByText(/^Showing 1 to \d+ of \d+ orders$/);
  const [shown, edit] = [await showing.innerText(), page.getByRole('button', { name: /^Edit order/ })];
  const numbers = await edit.evaluateAll(buttons => buttons.map(button => button.ariaLabel));
  expect(numbers.length).toBeGreaterThan(0);
  await cachedForNextStart(page, 'replica/orders');
  await cachedOnDevice(page);
  // Without a network a role is believed of whom the server last confirmed, which local storage says.
  await device.close();

  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  const cold = await device.start();
  await cold.context().setOffline(true);
  await cold.goto('/admin');
  await expect(cold).toHaveURL('/admin/dashboard');
  await cold.goto('/admin/dashboard/orders');
  await expect(cold.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(cold.getByRole('banner').getByRole('status')).toHaveText('Offline');
  await expect(cold.getByText(shown)).toBeVisible();
  const kept = cold.getByRole('button', { name: /^Edit order/ });
  expect(await kept.evaluateAll(buttons => buttons.map(button => button.ariaLabel))).toEqual(numbers);
  await expect(cold.getByText(/^Updated \d+ (s|min) ago$/)).toBeVisible();
});

test('a wish that a page without its app has passed on opens a customer’s order form, without a network too', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  await signInCustomer(page);
  await page.goto('/menu');
  await menuOnDevice(page);
  await cachedOnDevice(page);
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await context.setOffline(true);
  // As the rendered menu's link has it.
  await page.goto('/login?wish=1&bottles=2');
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('main')).toContainText('Premium Water');
  // Two bottles at 2.99, fee 2.99, tax 8 % of 5.98.
  await expect(placeButton(page)).toHaveText('Place Order - ₹9.45');
});

test('a device keeps the screens of whoever is there, and not the back office before staff sign in', async ({
  page,
}) => {
  await page.goto('/menu');
  await cachedOnDevice(page);
  const { visitor, customer, staff } = await filesOfShell(page);
  expect(await cachedFiles(page)).toEqual({ visitor });

  await signInCustomer(page);
  await cachedOnDevice(page);
  // What was opened before its list had come was kept apart.
  const { used: usedByCustomer = [], ...ofCustomer } = await cachedFiles(page);
  expect(ofCustomer).toEqual({ visitor, customer });
  const ofOffice = staff?.filter(file => !customer?.includes(file)) ?? [];
  expect(ofOffice.length).toBeGreaterThan(50);
  expect(ofOffice.filter(file => usedByCustomer.includes(file))).toEqual([]);

  await signInStaff(page);
  await cachedOnDevice(page);
  const { used: _used, ...ofBoth } = await cachedFiles(page);
  expect(ofBoth).toEqual({ visitor, customer, staff });
});

test('the app is kept over a line that breaks every fifth answer off, and nothing comes twice', async ({
  page,
  baseURL,
  expectConsoleErrors,
}) => {
  // What the worker could not have is said on the page's console, too.
  expectConsoleErrors(
    /Failed to load resource: net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/,
  );
  const line = await openLossyLine(baseURL ?? '', ({ isOfWorker, nth }) => isOfWorker && nth % 5 === 0);
  try {
    await page.goto(`${line.origin}/menu`);
    await cachedOnDevice(page);
    const { visitor } = await filesOfShell(page);
    expect(await cachedFiles(page)).toEqual({ visitor });
    // What the page itself has loaded the browser has at hand.
    expect(visitor).toEqual(expect.arrayContaining(line.arrived));
    expect(line.arrived).toEqual([...new Set(line.arrived)]);
    expect(line.brokenOff()).toBeGreaterThan(3);
  } finally {
    line.close();
  }
});

test('a page that came past the worker has its other screens without a network', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  await page.goto('/');
  await cachedOnDevice(page);
  const browser = await context.newCDPSession(page);
  const { loaderId } = (await browser.send('Page.getFrameTree')).frameTree.frame;
  const opened = page.waitForEvent('load');
  // As a page is that was on its way while the worker started: nobody has it in their care.
  await browser.send('Page.reload', { ignoreCache: true, loaderId });
  await opened;
  await cachedOnDevice(page);

  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our menu' })).toBeVisible();
});

test('the app can be installed', async ({ page, context }) => {
  await page.goto('/');
  await cachedOnDevice(page);
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = await browser.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toContain('/manifest.webmanifest');
});

test('a file that the shop does not have is missing, and may be asked for again', async ({ request }) => {
  const gone = await request.get('/assets/gone-1234.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBe('no-cache');
  expect(gone.headers()['content-type']).toBe('text/plain');
  const address = await request.get('/nowhere');
  expect(address.status()).toBe(200);
  expect(address.headers()['content-type']).toMatch(/^text\/html/);
});

test('the worker answers with our own files, and never for the backend', async ({ page }) => {
  await page.goto('/');
  await cachedOnDevice(page);

  const fromWorker = new Map<string, boolean>();
  page.on('response', (response: Response) => {
    const { pathname } = new URL(response.url());
    fromWorker.set(pathname, response.fromServiceWorker());
  });
  await signInCustomer(page);
  await page.goto('/track-order');
  await expect(page.getByRole('button', { name: /^View Details/ }).first()).toBeVisible();
  const paths = (pattern: RegExp) => [...fromWorker.keys()].filter(path => pattern.test(path));
  const ours = paths(/^\/(assets\/|login$|track-order$)/);
  const backend = paths(/^\/(v1|identitytoolkit|securetoken)/);
  expect(ours.filter(path => !fromWorker.get(path))).toEqual([]);
  expect(backend.filter(path => fromWorker.get(path))).toEqual([]);
  expect(ours.length).toBeGreaterThan(10);
  expect(backend.length).toBeGreaterThan(2);

  const mailbox = await page.goto('/__local/mailbox');
  expect(mailbox?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { name: /mail/i }).first()).toBeVisible();
});

test.describe('before the worker cares for the page', () => {
  test.use({ serviceWorkers: 'block' });

  test('an order placed as the network goes is said to be saved, and arrives', async ({
    page,
    context,
    request,
    expectConsoleErrors,
  }) => {
    await signInCustomer(page);
    await openOrderForm(page);
    await fillInDelivery(page);
    const before = await ledger(request, ORDERED.productId);

    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(savedLabel(page)).toBeVisible();
    const orderId = await savedOrderId(page);

    await context.setOffline(false);
    await expect(progressOf(page, orderId)).toBeVisible();
    expect(await ledger(request, ORDERED.productId)).toEqual(once(before));
  });
});
