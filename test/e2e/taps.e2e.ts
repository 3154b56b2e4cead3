import type { Locator, Page } from '@playwright/test';
import { ORDERED, placeButton, signInCustomer } from './customer';
import { expect, ledger, test } from './journey';

/** Taps what is named, one after the other, and says how many that were: nothing is typed. */
async function tapAll(controls: readonly Locator[]): Promise<number> {
  for (const control of controls) await control.tap();
  return controls.length;
}

const card = (page: Page, name: string, size: string) =>
  page.getByRole('article').filter({ hasText: name }).filter({ hasText: size });

const expectPlaced = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toContainText(
    'has been received and is being processed.',
  );

test('four products can be put into the cart on the first screen of a phone', async ({ page }) => {
  await page.goto('/menu');
  const add = page.getByRole('button', { name: /^Add to cart/ });
  await expect(add.nth(3)).toBeInViewport({ ratio: 1 });
  await add.nth(3).tap();
  await add.first().tap();
  const bar = page.getByRole('complementary').getByRole('link');
  await expect(bar).toContainText('2 bottles · ₹');
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The categories stay in sight below.
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('All Products')).toBeInViewport({ ratio: 1 });
  await bar.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
});

test('a customer orders a popular bottle with two taps', async ({ page }) => {
  const before = await ledger(page.request, ORDERED.productId);
  await signInCustomer(page);
  const taps = await tapAll([
    card(page, 'Premium Water', '1 L').getByRole('button', { name: 'Order Now' }),
    placeButton(page),
  ]);
  expect(taps).toBeLessThanOrEqual(2);
  await expectPlaced(page);
  await expect(page.getByText(/^Arrives by \w+ \d+ \w+\. Pay ₹6\.22 at the door\.$/)).toBeVisible();
  expect(await ledger(page.request, ORDERED.productId)).toEqual({
    orders: before.orders + 1,
    inStock: before.inStock - 1,
  });
});

test('what was ordered last is ordered again with two taps', async ({ page }) => {
  const before = await ledger(page.request, ORDERED.productId);
  await signInCustomer(page);
  const again = page.getByRole('button', { name: 'Order again: Premium Water 1 L × 1' });
  const taps = await tapAll([again, placeButton(page)]);
  expect(taps).toBeLessThanOrEqual(2);
  await expectPlaced(page);
  expect((await ledger(page.request, ORDERED.productId)).inStock).toBe(before.inStock - 1);
});

test('a customer orders the jar with three taps, and how many is changed on the form', async ({ page }) => {
  await signInCustomer(page);
  const taps = await tapAll([
    page.getByRole('link', { name: 'Shop Now' }),
    card(page, 'Eawa Jar', '20 L').getByRole('button', { name: 'Order Now' }),
  ]);
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: 'Your addresses' })).toContainText('Indiranagar');
  await page.getByRole('button', { name: /^Order summary: Eawa Jar 20 L × 1/ }).tap();
  await page.getByRole('button', { name: 'One Eawa Jar 20 L more' }).tap();
  await page.getByRole('button', { name: 'One Eawa Jar 20 L less' }).tap();
  expect(taps + (await tapAll([placeButton(page)]))).toBeLessThanOrEqual(3);
  await expectPlaced(page);
});

/** What a newcomer types: as short as it is in life. */
const NEWCOMER = {
  name: 'Meera Nair',
  password: 'sunny-78',
  phone: '9812345670',
  address: '12 Lake View Road, Pune 411001',
};

test('a new customer orders with at most 12 taps and 90 characters, mail included', async ({
  page,
  context,
}, info) => {
  const before = await ledger(page.request, ORDERED.productId);
  const email = `m.${info.project.name.slice(0, 3)}-nair@demo.in`;
  let [taps, characters] = [0, 0];
  const tap = async (control: Locator) => {
    taps += await tapAll([control]);
  };
  const type = async (text: string, into = page) => {
    characters += text.length;
    await into.keyboard.type(text);
  };
  await page.goto('/');
  await tap(card(page, 'Premium Water', '1 L').getByRole('link', { name: 'Order Now' }));
  await tap(page.getByRole('button', { name: "Don't have an account? Sign up" }));
  await expect(page.getByLabel('Full name')).toBeFocused();
  await type(NEWCOMER.name);
  await tap(page.getByLabel('Email'));
  await type(email);
  await tap(page.getByLabel('Password', { exact: true }));
  await type(NEWCOMER.password);
  await tap(page.getByRole('button', { name: 'Create Account' }));
  await expect(page.getByRole('alert')).toContainText(
    'Sign-up successful! Please check your email to verify your account.',
  );
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible();

  // The mail itself, and the link in it.
  const mail = await context.newPage();
  await mail.goto('/__local/mailbox');
  taps += 1;
  await tap(mail.getByRole('listitem').filter({ hasText: email }).getByRole('link'));
  await expect(placeButton(mail)).toBeVisible();
  await expect(mail.getByLabel('Email')).toHaveValue(email);
  await tap(mail.getByRole('textbox', { name: 'Delivery address' }));
  await type(NEWCOMER.address, mail);
  await tap(mail.getByLabel('Phone'));
  await type(NEWCOMER.phone, mail);
  await tap(placeButton(mail));
  await expectPlaced(mail);
  expect(await ledger(page.request, ORDERED.productId)).toEqual({
    orders: before.orders + 1,
    inStock: before.inStock - 1,
  });
  expect(taps).toBeLessThanOrEqual(12);
  expect(characters).toBeLessThanOrEqual(90);
});
