import type { Page } from '@playwright/test';
import { idOfNumber } from '../../src/domain/order/orderNumber';
import { expectAccessible } from './accessible';
import { fillInDelivery, openOrderForm, placeButton, savedLabel, signInCustomer } from './customer';
import {
  cachedOnDevice,
  changeProduct,
  expect,
  REQUEST_WITHOUT_NETWORK,
  storedDocument,
  test,
  testWithShell,
} from './journey';

/** What is sold out and put up in price here: no other journey orders these. */
const SCARCE = { id: '5', label: 'Essential Water 1.5 L' };
const DEAR = { id: '6', label: 'Sport Water 750 ml' };

const SOLD_OUT = { inStock: { integerValue: '0' } };

/** Notes how a product is sold now; the answer puts it back. */
async function remember(page: Page, productId: string): Promise<() => Promise<void>> {
  const { inStock, unitPrice } = (await storedDocument(page, `inventory/${productId}`))?.fields ?? {};
  if (!inStock || !unitPrice) throw new Error(`The shop has no product ${productId}.`);
  return () => changeProduct(page, productId, { inStock, unitPrice });
}

const addToCart = (page: Page, label: string) =>
  page.getByRole('button', { name: `Add to cart: ${label}` }).click();

/** A toast passes; what is under it stays. */
const toastsGone = (page: Page) => expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);

test('who signs up or in, and what is missing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expectAccessible(page);
});

test('a cart and an order that the shop has changed under', async ({ page }) => {
  const putBack = [await remember(page, SCARCE.id), await remember(page, DEAR.id)];
  await signInCustomer(page);
  await page.goto('/menu');
  await addToCart(page, SCARCE.label);
  await addToCart(page, DEAR.label);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillInDelivery(page);
  await expectAccessible(page);

  for (const [label, wrong, problem] of [
    ['Delivery address', 'x', 'Please enter a complete delivery address.'],
    ['Email', 'nobody', 'Please enter a valid email address.'],
  ] as const) {
    const right = await page.getByLabel(label).inputValue();
    await page.getByLabel(label).fill(wrong);
    await placeButton(page).click();
    await expect(page.getByText(problem)).toBeVisible();
    await expect(page.getByLabel(label)).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(label).fill(right);
  }

  await changeProduct(page, SCARCE.id, SOLD_OUT);
  await changeProduct(page, DEAR.id, { unitPrice: { stringValue: '₹5.00' } });
  await placeButton(page).click();
  await expect(page.getByText('Some of what you chose has changed:')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/cart');
  await expect(page.getByText('Out of stock.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/menu?q=1.5');
  await expect(page.getByText('Out of stock')).toBeVisible();
  await expectAccessible(page);
  await changeProduct(page, DEAR.id, SOLD_OUT);
  await page.goto('/cart');
  await expect(page.getByText('Out of stock.')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expectAccessible(page);
  for (const restore of putBack) await restore();
});

test('an order placed, in all its details, cancelled, and another ordered again', async ({ page }) => {
  await signInCustomer(page);
  await openOrderForm(page);
  await fillInDelivery(page);
  await placeButton(page).click();
  await expect(page.getByRole('alert')).toContainText('✅ Order placed successfully!');
  await expectAccessible(page);
  const card = page.getByRole('article').first();
  const cancel = card.getByRole('button', { name: 'Cancel Order' });
  await expect(cancel).toBeVisible();
  await expectAccessible(page);

  await cancel.click();
  await page.getByLabel('Another reason').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(card.getByText('This order was cancelled.')).toBeVisible();
  await expect(page.getByText('Order Placed Successfully!')).toHaveCount(0);
  await toastsGone(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Delivered \(/ }).click();
  await card.getByRole('button', { name: 'View Details' }).click();
  await expectAccessible(page);

  const id = idOfNumber(
    /#([\w-]+)/.exec((await card.getByRole('heading', { level: 2 }).textContent()) ?? '')?.[1] ?? '',
  );
  const { quantities } = (await storedDocument(page, `orders/${id}`))?.fields ?? {};
  const ordered = quantities?.mapValue as { fields: object } | undefined;
  const products = Object.keys(ordered?.fields ?? {});
  const putBack = await Promise.all(products.map(product => remember(page, product)));
  for (const product of products) await changeProduct(page, product, SOLD_OUT);
  await card.getByRole('button', { name: 'Reorder Items' }).click();
  await expect(page.getByText('Nothing of this order can be ordered now.')).toBeVisible();
  await expectAccessible(page);
  for (const restore of putBack) await restore();
});

test('orders while they load, and when they cannot be', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource: net::ERR_FAILED/);
  let fail = () => {};
  const failing = new Promise<void>(resolve => {
    fail = resolve;
  });
  // From the first: the landing page asks for them too, and the device would have them.
  await page.route('**/documents:runQuery*', async route => {
    if (!route.request().postData()?.includes('"orders"')) return route.fallback();
    await failing;
    await route.abort();
  });
  await signInCustomer(page);
  await page.goto('/track-order');
  await expect(page.getByText('Loading orders...')).toBeVisible();
  await expectAccessible(page);
  fail();
  await expect(page.getByText(/^Your orders could not be loaded/)).toBeVisible();
  await expectAccessible(page);
});

testWithShell(
  'an order that waits here, and whoever wants to leave meanwhile',
  async ({ page, context, expectConsoleErrors }) => {
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    await signInCustomer(page);
    await openOrderForm(page);
    await fillInDelivery(page);
    await cachedOnDevice(page);
    await context.setOffline(true);
    await placeButton(page).click();
    await expect(savedLabel(page)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'See what is not sent' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    const question = page.getByRole('alertdialog', { name: /^Discard/ });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    const leaving = page.getByRole('alertdialog', { name: 'Sign out with unsent work?' });
    await expect(leaving).toBeVisible();
    await expectAccessible(page);
    await leaving.getByRole('button', { name: 'Stay signed in' }).click();

    await page.getByRole('button', { name: 'Discard' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Nothing to send')).toBeVisible();
    await expectAccessible(page);
  },
);

test('a screen that could not be loaded, and one that broke', async ({ page, expectConsoleErrors }) => {
  expectConsoleErrors(/Failed to load resource|Broken/);
  const chunk = /CartPage-/;
  await page.route(chunk, route => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute(chunk);
  await page.route(chunk, route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const CartPage = () => { throw new Error('Broken'); };",
    }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expectAccessible(page);
});
