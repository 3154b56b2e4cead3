import type { BrowserContext, Locator, Page } from '@playwright/test';
import { ORDERED, placeButton, signInCustomer } from './customer';
import { expect, ledger, test } from './journey';
import { live } from './renderedPage';

/**
 * Counts what a hand does in every page of a browser: as the pages hear of it, so that no step of a journey goes uncounted.
 * The answer begins a count, which ends where it is read.
 */
async function countHand(context: BrowserContext) {
  const done = { taps: 0, characters: 0 };
  await context.exposeBinding('handDid', (_page, { taps = 0, characters = 0 }) => {
    done.taps += taps;
    done.characters += characters;
  });
  await context.addInitScript(() => {
    const tell = (what: object) => (globalThis as unknown as { handDid(did: object): void }).handDid(what);
    addEventListener('pointerup', ({ isTrusted }) => isTrusted && tell({ taps: 1 }), true);
    // What a script puts into a field at once is typed too.
    addEventListener('input', event => tell({ characters: (event as InputEvent).data?.length ?? 0 }), true);
  });
  return () => {
    const { taps, characters } = done;
    return { taps: () => done.taps - taps, characters: () => done.characters - characters };
  };
}

const card = (page: Page, name: string, size: string) =>
  page.getByRole('article').filter({ hasText: name }).filter({ hasText: size });

const expectPlaced = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Order placed successfully!' })).toContainText(
    'has been received and is being processed.',
  );

type Hand = ReturnType<Awaited<ReturnType<typeof countHand>>>;

/** That it took a hand no more than that; more than one tap, or the taps were not seen. */
function expectAtMost(hand: Hand, taps: number, characters = 0) {
  expect(hand.taps()).toBeGreaterThan(1);
  expect(hand.taps()).toBeLessThanOrEqual(taps);
  expect(hand.characters()).toBeLessThanOrEqual(characters);
}

/** Where an element begins and ends, from the top of the screen. */
async function edges(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { top: box.y, bottom: box.y + box.height };
}

/** Puts a bottle of the first and one of the fourth product of the menu into the cart, and leads to the bar that says so. */
async function addFirstAndFourth(page: Page) {
  const add = page.getByRole('button', { name: /^Add to cart/ });
  const fourth = page
    .getByRole('article')
    .nth(3)
    .getByRole('button', { name: /^Add to cart/ });
  await expect(add.nth(3)).toBeInViewport({ ratio: 1 });
  const before = await edges(fourth);
  await add.first().tap();
  const bar = page.getByRole('complementary').getByRole('link');
  await expect(bar).toContainText('1 bottle · ₹');
  // Nothing has moved, and the bar lies over none of them.
  expect(await edges(fourth)).toEqual(before);
  expect(before.bottom).toBeLessThanOrEqual((await edges(bar)).top);
  await fourth.tap();
  await expect(bar).toContainText('2 bottles · ₹');
  return bar;
}

test('four products can be put into the cart on the first screen of a phone', async ({ page }) => {
  await page.goto('/menu');
  // Where the app takes the rendered controls over, they are others for a moment.
  await live(page);
  const bar = await addFirstAndFourth(page);
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The categories stay in sight below.
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByText('All Products')).toBeInViewport({ ratio: 1 });
  await bar.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeInViewport({ ratio: 1 });
});

test('four products can be put into the cart on a customer’s first screen', async ({ page }) => {
  await signInCustomer(page);
  await page.goto('/menu');
  // Until then the rendered page stands there, of a visitor.
  await live(page);
  await addFirstAndFourth(page);
});

/** From the first page, by a customer who is signed in. */
async function orderPremium(page: Page) {
  await card(page, 'Premium Water', '1 L').getByRole('button', { name: 'Order Now' }).tap();
  await placeButton(page).tap();
  await expectPlaced(page);
}

test('a customer orders a popular bottle with two taps', async ({ page, context }) => {
  const before = await ledger(page.request, ORDERED.productId);
  const count = await countHand(context);
  await signInCustomer(page);
  const hand = count();
  await orderPremium(page);
  expectAtMost(hand, 2);
  await expect(page.getByText(/^Arrives by \w+ \d+ \w+\. Pay ₹6\.22 at the door\.$/)).toBeVisible();
  expect(await ledger(page.request, ORDERED.productId)).toEqual({
    orders: before.orders + 1,
    inStock: before.inStock - 1,
  });
});

test('what was ordered last is ordered again with two taps', async ({ page, context, browser }) => {
  // On another device: where it was ordered, the form asks whether the same is wanted once more.
  const elsewhere = await (await browser.newContext()).newPage();
  await signInCustomer(elsewhere);
  await orderPremium(elsewhere);
  await elsewhere.context().close();
  const before = await ledger(page.request, ORDERED.productId);
  const count = await countHand(context);
  await signInCustomer(page);
  const hand = count();
  await page.getByRole('button', { name: 'Order again: Premium Water 1 L × 1' }).tap();
  await placeButton(page).tap();
  await expectPlaced(page);
  expectAtMost(hand, 2);
  expect((await ledger(page.request, ORDERED.productId)).inStock).toBe(before.inStock - 1);
});

test('a customer orders the jar with three taps', async ({ page, context }) => {
  const count = await countHand(context);
  await signInCustomer(page);
  const hand = count();
  await page.getByRole('link', { name: 'Shop Now' }).tap();
  await card(page, 'Eawa Jar', '20 L').getByRole('button', { name: 'Order Now' }).tap();
  await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
  await placeButton(page).tap();
  await expectPlaced(page);
  expectAtMost(hand, 3);
});

const JAR = '7';

test('how many jars are ordered is changed on the form', async ({ page }) => {
  const before = await ledger(page.request, JAR);
  await signInCustomer(page);
  await page.getByRole('link', { name: 'Shop Now' }).tap();
  await card(page, 'Eawa Jar', '20 L').getByRole('button', { name: 'Order Now' }).tap();
  await page.getByRole('button', { name: /^Order summary: Eawa Jar 20 L × 1/ }).tap();
  await page.getByRole('button', { name: 'One Eawa Jar 20 L more' }).tap();
  await page.getByRole('button', { name: 'One Eawa Jar 20 L more' }).tap();
  await page.getByRole('button', { name: 'One Eawa Jar 20 L less' }).tap();
  await placeButton(page).tap();
  await expectPlaced(page);
  expect((await ledger(page.request, JAR)).inStock).toBe(before.inStock - 2);
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
  const count = await countHand(context);
  const hand = count();
  await page.goto('/');
  await card(page, 'Premium Water', '1 L').getByRole('link', { name: 'Order Now' }).tap();
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).tap();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type(NEWCOMER.name);
  await page.getByLabel('Email').tap();
  await page.keyboard.type(email);
  await page.getByLabel('Password', { exact: true }).tap();
  await page.keyboard.type(NEWCOMER.password);
  await page.getByRole('button', { name: 'Create Account' }).tap();
  await expect(page.getByRole('alert')).toContainText(
    'Sign-up successful! Please check your email to verify your account.',
  );
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible();

  // The mail itself, and the link in it.
  const mail = await context.newPage();
  await mail.goto('/__local/mailbox');
  await mail.getByRole('listitem').filter({ hasText: email }).getByRole('link').tap();
  await expect(placeButton(mail)).toBeVisible();
  await expect(mail.getByLabel('Email')).toHaveValue(email);
  await mail.getByRole('textbox', { name: 'Delivery address' }).tap();
  await mail.keyboard.type(NEWCOMER.address);
  await mail.getByLabel('Phone').tap();
  await mail.keyboard.type(NEWCOMER.phone);
  await placeButton(mail).tap();
  await expectPlaced(mail);
  expect(await ledger(page.request, ORDERED.productId)).toEqual({
    orders: before.orders + 1,
    inStock: before.inStock - 1,
  });
  // The mail itself is opened with one more.
  expectAtMost(hand, 12 - 1, 90);
  expect(hand.characters()).toBeGreaterThan(NEWCOMER.address.length);
});
