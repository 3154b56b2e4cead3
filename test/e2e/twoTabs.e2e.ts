import type { Page } from '@playwright/test';
import { orderNumber } from '../../src/domain/order/orderNumber';
import {
  fillInDelivery,
  holdCommit,
  ORDERED,
  once,
  openOrderForm,
  placeButton,
  progressOf,
  savedLabel,
  savedOrderId,
  signInCustomer,
} from './customer';
import { cachedOnDevice, expect, ledger, REQUEST_WITHOUT_NETWORK, test } from './journey';
import { live } from './renderedPage';
import { signInAsStaff } from './staff';

test.use({ serviceWorkers: 'allow' });

/** What the browser's "Duplicate tab" does: another tab on the same history entry. */
async function duplicate(page: Page): Promise<Page> {
  const entry = await page.evaluate(() => history.state);
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await copy.evaluate(state => history.replaceState(state, ''), entry);
  await copy.reload();
  return copy;
}

/** What the form says of an order that it has sent already. */
const sentBefore = (page: Page) => page.getByRole('alert').filter({ hasText: 'You need not place it again' });

test('one form in two tabs, each clicked twice, is one order', async ({ page, request }) => {
  await signInCustomer(page);
  await openOrderForm(page);
  await expect(page.getByRole('heading', { name: 'Your order' })).toBeVisible();
  const copy = await duplicate(page);
  const tabs = [page, copy];
  const before = await ledger(request, ORDERED.productId);
  for (const tab of tabs) await fillInDelivery(tab);
  // Found beforehand, and pressed as they are: the first order takes the other tab's button away.
  const buttons = await Promise.all(tabs.map(tab => placeButton(tab).elementHandle()));
  await Promise.all(
    buttons.map(button =>
      button?.evaluate(element => {
        if (!(element instanceof HTMLElement)) return;
        element.click();
        element.click();
      }),
    ),
  );

  const placed: Page[] = [];
  for (const tab of tabs) {
    const told = tab.getByText('Order Placed Successfully!', { exact: true });
    // Whose form was later than the other's order is told of that, and sends nothing.
    await expect(told.or(sentBefore(tab).filter({ hasText: 'has been placed' }))).toBeVisible();
    if (await sentBefore(tab).isVisible()) continue;
    placed.push(tab);
  }
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));

  // The form is not where the back button leads: it would be a second order by mistake.
  const [first] = placed;
  if (!first) throw new Error('Neither tab says that it has placed the order.');
  await first.goBack();
  await expect(first).toHaveURL('/menu');
});

test('a customer who goes back while the order is being sent, and comes again, is told of it and has ordered once', async ({
  page,
  request,
}) => {
  await signInCustomer(page);
  await openOrderForm(page);
  await fillInDelivery(page);
  const before = await ledger(request, ORDERED.productId);
  const commit = await holdCommit(page, true);
  await placeButton(page).click();
  await commit.underWay;
  await page.goBack();
  await expect(page).toHaveURL('/menu');
  await page.goForward();
  await expect(sentBefore(page)).toBeVisible();
  await expect(placeButton(page)).toHaveCount(0);
  commit.letGo();
  await expect(sentBefore(page)).toContainText('has been placed');
  await sentBefore(page).getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByText('Order Placed Successfully!', { exact: true })).toBeVisible();
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));
});

test('an order saved in one tab is seen in the other, and once both are online it is one', async ({
  page,
  context,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await signInCustomer(page);
  const other = await context.newPage();
  await other.goto('/track-order');
  await expect(other.getByRole('progressbar').first()).toBeVisible();
  await openOrderForm(page);
  await fillInDelivery(page);
  await cachedOnDevice(page);
  const before = await ledger(request, ORDERED.productId);

  await context.setOffline(true);
  await placeButton(page).click();
  await expect(savedLabel(page)).toBeVisible();
  const orderId = await savedOrderId(page);
  const seen = other.getByRole('article', { name: `Order #${orderNumber(orderId)}` });
  await expect(seen).toContainText('Not sent yet');

  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(progressOf(tab, orderId)).toBeVisible();
    await expect(tab.getByText('Not sent yet')).toHaveCount(0);
  }
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));
});

test('a cart ordered in two tabs is one order, unless the customer says that it is to be two', async ({
  page,
  context,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await signInCustomer(page);
  await page.goto('/menu');
  await page.getByRole('button', { name: 'Add to cart: Premium Water 1 L' }).click();
  await page.getByRole('button', { name: 'One Premium Water 1 L more' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 bottles' })).toBeVisible();
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto('/cart');
    await tab.getByRole('button', { name: 'Checkout' }).click();
    await fillInDelivery(tab);
    await cachedOnDevice(tab);
  }
  const before = await ledger(request, ORDERED.productId);

  await context.setOffline(true);
  await placeButton(page).click();
  await expect(savedLabel(page)).toBeVisible();
  const orderId = await savedOrderId(page);
  await placeButton(other).click();
  const question = other.getByRole('alert').filter({ hasText: 'already ordered the same' });
  await expect(question).toContainText(`#${orderNumber(orderId)}`);

  await context.setOffline(false);
  await expect(progressOf(page, orderId)).toBeVisible();
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));

  await question.getByRole('button', { name: 'Order again' }).click();
  await placeButton(other).click();
  await expect(other.getByText('Order Placed Successfully!', { exact: true })).toBeVisible();
  expect(await ledger(request, ORDERED.productId)).toEqual(once(once(before)));
});

test('what a tab was sending when it was closed is sent by the other, once', async ({
  page,
  context,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await signInCustomer(page);
  const other = await context.newPage();
  await other.goto('/track-order');
  await openOrderForm(page);
  await fillInDelivery(page);
  await cachedOnDevice(page);
  const before = await ledger(request, ORDERED.productId);
  await context.setOffline(true);
  await placeButton(page).click();
  const orderId = await savedOrderId(page);
  await expect(other.getByRole('article', { name: `Order #${orderNumber(orderId)}` })).toContainText(
    'Not sent yet',
  );

  // Which of the two sends is theirs to settle.
  const tabs = await Promise.all(
    [page, other].map(async tab => ({ tab, commit: await holdCommit(tab, true) })),
  );
  await context.setOffline(false);
  const sending = await Promise.race(tabs.map(each => each.commit.underWay.then(() => each)));
  await sending.tab.close();
  for (const { tab, commit } of tabs.filter(each => each !== sending)) {
    commit.letGo();
    await expect(progressOf(tab, orderId)).toBeVisible();
    await expect(tab.getByText('Not sent yet')).toHaveCount(0);
  }
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));
});

test('who signs out in one tab is signed out in the other, and neither shows what was kept', async ({
  page,
  context,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await signInCustomer(page);
  const other = await context.newPage();
  await other.goto('/track-order');
  await openOrderForm(page);
  await fillInDelivery(page);
  await cachedOnDevice(page);
  const before = await ledger(request, ORDERED.productId);
  await context.setOffline(true);
  await placeButton(page).click();
  const orderId = await savedOrderId(page);
  await expect(other.getByText('1 not sent')).toBeVisible();

  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep on this device' }).click();
  await expect(other.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await tab.goto('/menu');
    await live(tab);
    await expect(tab.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(tab.getByRole('status').filter({ hasText: 'Online' })).toBeAttached();
    await expect(tab.getByRole('link', { name: /^Order Now/ }).first()).toBeVisible();
    await expect(tab.getByText('1 not sent')).toHaveCount(0);
  }
  expect(await ledger(request, ORDERED.productId)).toEqual(before);

  await signInCustomer(other);
  await other.goto('/track-order');
  await expect(progressOf(other, orderId)).toBeVisible();
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));
});

test('staff who sign in in one tab are in the other too, and neither asks for a newer token', async ({
  page,
  context,
}) => {
  const tokens: string[] = [];
  context.on('request', request => {
    if (request.url().includes('securetoken.googleapis.com')) tokens.push(request.url());
  });
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await signInAsStaff(page);
  await expect(other.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  expect(tokens).toEqual([]);
});
