import { expectAccessible } from './accessible';
import { DELIVERY, fillInDelivery, openOrderForm, placeButton, savedLabel, savedOrderId } from './customer';
import { deviceContents } from './deviceContents';
import { cachedForNextStart, expect, REQUEST_WITHOUT_NETWORK, storedDocument, test } from './journey';

test.use({ serviceWorkers: 'allow' });

test('on a shared device a session ends with its tab, leaves nothing to see, and loses no order', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  const signIn = async (tab: typeof page, shared: boolean) => {
    await tab.goto('/login');
    await tab.getByLabel('Email').fill('customer@demo.test');
    await tab.getByLabel('Password', { exact: true }).fill('water-demo-1');
    if (shared) await tab.getByRole('checkbox', { name: 'This is a shared device' }).check();
    await tab.getByRole('button', { name: 'Sign In' }).click();
    await expect(tab).toHaveURL('/');
  };
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'This is a shared device' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await signIn(page, true);
  await page.goto('/track-order');
  await expect(page.getByRole('article').first()).toBeVisible();
  await cachedForNextStart(page, 'myOrders');
  await page.goto('/menu');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.reload();
  await expect(
    page.getByRole('button', { name: 'Logout' }).or(page.getByRole('button', { name: 'Open menu' })),
  ).toBeVisible();

  // A second tab beside it is not signed in, and takes nothing from it.
  const beside = await context.newPage();
  await beside.goto('/profile');
  await expect(beside).toHaveURL('/login');
  await beside.close();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await openOrderForm(page);
  await fillInDelivery(page);
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(savedLabel(page).first()).toBeVisible();
  const id = await savedOrderId(page);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  // Of what is left only the order that waits names anybody.
  const whereNamed = async () => {
    const stored = await deviceContents(context, new Set([new URL(next.url()).origin]));
    return stored.filter(({ text }) => text.includes('customer@demo.test')).map(({ place }) => place);
  };
  await expect.poll(whereNamed).toEqual(['IndexedDB shop-outbox/commands']);
  await next.goto('/track-order');
  await expect(next).toHaveURL('/login');
  await expect(next.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await storedDocument(next, `orders/${id}`)).toBeNull();
  await next.goto('/cart');
  await expect(next.getByText('Your cart is empty')).toBeVisible();

  await signIn(next, false);
  await expect
    .poll(async () => (await storedDocument(next, `orders/${id}`))?.fields.shippingAddress)
    .toEqual({
      stringValue: DELIVERY.address,
    });
});
