import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { fillInDelivery, placeButton, signInCustomer } from './customer';
import { expect, ledger, test } from './journey';

const addToCart = (page: Page, product: string) =>
  page.getByRole('button', { name: `Add to cart: ${product}` }).click();

test('a cart of three products becomes one order', async ({ page, context }) => {
  const ids = ['1', '2', '3'];
  const before = await Promise.all(ids.map(id => ledger(page.request, id)));
  await signInCustomer(page);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Browse Menu' }).click();
  await addToCart(page, 'Premium Water 1 L');
  await addToCart(page, 'Essential Water 500 ml');
  // Another tab is the same cart.
  const other = await context.newPage();
  await other.goto('/menu');
  await expect(other.getByRole('link', { name: 'Cart, 2 bottles' })).toBeVisible();
  await addToCart(other, 'Compact Water 250 ml');
  await expect(page.getByRole('link', { name: 'Cart, 3 bottles' })).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: 'Cart, 3 bottles' }).click();
  const premium = page.getByRole('article', { name: 'Premium Water 1 L' });
  await premium.getByRole('button', { name: /more$/ }).click();
  await page.getByRole('button', { name: 'Remove Essential Water 500 ml' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 4 bottles' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Checkout' }).click();
  await fillInDelivery(page);
  await page.getByLabel('Special instructions').pressSequentially('Ring twice');
  await page.reload();
  await expect(page.getByLabel('Special instructions')).toHaveValue('Ring twice');
  await expectAccessible(page);
  await placeButton(page).click();
  await expect(page.getByText('Order Placed Successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();

  const after = await Promise.all(ids.map(id => ledger(page.request, id)));
  expect(after.map(({ orders }, place) => orders - (before[place]?.orders ?? 0))).toEqual([1, 1, 1]);
  expect(after.map(({ inStock }, place) => inStock - (before[place]?.inStock ?? 0))).toEqual([-2, -1, -1]);
});

test('what a visitor wanted is offered after sign-in', async ({ page }) => {
  await page.goto('/menu');
  const card = page.getByRole('listitem').filter({ hasText: 'Premium Water' }).filter({ hasText: '1 L' });
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await card.getByRole('button', { name: /more$/ }).click();
  await card.getByRole('link', { name: 'Order Now' }).click();
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('water-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/menu');
  const offer = page.getByRole('button', { name: 'Continue with 2 × Premium Water 1 L' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await offer.click();
  await expect(placeButton(page)).toBeVisible();
});
