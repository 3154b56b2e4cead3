import type { Page } from '@playwright/test';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { onOfficial } from '../support/official';
import { AUTH, expect, storedDocument, test } from './journey';
import { live } from './renderedPage';
import { signInAsStaff } from './staff';

test.use({ serviceWorkers: 'allow' });

async function signUp(page: Page, name: string, email: string, password: string) {
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByText('Sign-up successful! Please check your email to verify your account.'),
  ).toBeVisible();
}

async function openVerificationLink(page: Page, email: string) {
  if (onOfficial) return openToldLink(page, email);
  const mailbox = await page.context().newPage();
  await mailbox.goto('/__local/mailbox');
  const mail = mailbox.getByRole('listitem').filter({ hasText: email }).first();
  await mail.getByRole('link').first().click();
  // Verified, it goes on by itself: the tab of the sign-up has the password still.
  await expect(mailbox).toHaveURL('/order');
  await mailbox.close();
  // One tab has the form; the other says where.
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on here' }).click();
}

/** The official emulator mails nothing: it tells what it would have mailed. */
async function openToldLink(page: Page, email: string) {
  const answer = await page.request.get(`${AUTH}/emulator/v1/projects/demo-bottled-water/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: { email: string; oobLink: string }[] };
  const link = oobCodes.find(code => code.email === email)?.oobLink ?? '';
  // It leads on to the shop with what was wanted.
  const followed = await page.request.get(link, { maxRedirects: 0 });
  expect(followed.status()).toBe(303);
  expect(followed.headers().location).toContain('/login?wish=1&verified=yes');
  // Chromium without a window takes every page for visible, always.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The next status, by the order's own dialog. */
async function moveOn(staff: Page, orderId: string, status: string) {
  await staff.getByRole('button', { name: `Edit order ${orderNumber(orderId)}` }).click();
  await staff.getByRole('dialog').getByLabel('Status').selectOption(status);
  await staff.getByRole('button', { name: 'Save Changes' }).click();
  await staff
    .getByRole('alertdialog', { name: '✅ Order updated successfully!' })
    .getByRole('button', { name: 'OK' })
    .click();
}

test('a newcomer orders two bottles and staff bring the order to Delivered', async ({
  page,
  context,
}, info) => {
  const email = `newcomer-${info.project.name}@demo.test`;
  const password = 'spring-water-9';
  const stockBefore = Number((await storedDocument(page, 'inventory/1'))?.fields.inStock?.integerValue);

  await page.goto('/');
  // Pressed before, it is a link like any other, to a page whose heading nothing gives the focus to.
  await live(page);
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // A visitor's Order Now asks who is ordering, and comes back to the menu.
  const card = page.getByRole('listitem').filter({ hasText: 'Premium Water' }).filter({ hasText: '1 L' });
  await card.getByRole('link', { name: 'Order Now' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signUp(page, 'Nila Iyer', email, password);

  // Not before the link was opened.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please verify your email before logging in.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible();
  await openVerificationLink(page, email);
  await expect(page).toHaveURL('/order');

  await page.goto('/menu');
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await card.getByRole('button', { name: /more$/ }).click();
  await card.getByRole('button', { name: 'Order Now' }).click();
  await page.getByLabel('Delivery address').fill('12 Lake View Road, Pune 411001');
  await page.getByLabel('Phone').fill('+91 98765 43210');
  // Two bottles at 2.99, fee 2.99, tax 8 % of 5.98.
  await page.getByRole('button', { name: 'Place Order - ₹9.45' }).click();

  await expect(page.getByRole('alert')).toContainText('✅ Order placed successfully!');
  await expect(page.getByText('Order Placed Successfully!', { exact: true })).toBeVisible();
  const banner = page.getByText(/Your order #[\w-]+ has been received and is being processed\./);
  const orderId = idOfNumber(/#([\w-]+)/.exec((await banner.textContent()) ?? '')?.[1] ?? '');
  // Spec §2: a green banner.
  const ground = await page
    .getByRole('alert')
    .filter({ has: banner })
    // The banner, with its picture.
    .locator('../..')
    .evaluate(element => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await expect(
    page.getByRole('progressbar', { name: `Progress of order ${orderNumber(orderId)}` }),
  ).toHaveAttribute('aria-valuenow', '25');

  const placed = await storedDocument(page, `orders/${orderId}`);
  expect(placed?.fields).toMatchObject({
    status: { stringValue: 'pending' },
    total: { doubleValue: 5.98 },
    phone: { stringValue: '9876543210' },
    quantities: { mapValue: { fields: { '1': { integerValue: '2' } } } },
  });
  const stockAfter = Number((await storedDocument(page, 'inventory/1'))?.fields.inStock?.integerValue);
  expect(stockAfter).toBe(stockBefore - 2);

  const staff = await context.newPage();
  await signInAsStaff(staff);
  await staff.goto('/admin/dashboard/orders');
  await staff.getByLabel('Search orders').fill(orderId);
  await expect(staff.getByText('Showing 1 to 1 of 1 orders')).toBeVisible();
  for (const [status, progress] of [
    ['Processing', '50'],
    ['Shipped', '75'],
    ['Delivered', '100'],
  ] as const) {
    await moveOn(staff, orderId, status);
    const stored = await storedDocument(page, `orders/${orderId}`);
    expect(stored?.fields.status).toEqual({ stringValue: status.toLowerCase() });
    await page.getByRole('button', { name: 'Refresh' }).click();
    const shown = page.getByRole('progressbar', { name: `Progress of order ${orderNumber(orderId)}` });
    await expect(shown).toHaveAttribute('aria-valuenow', progress);
  }

  // Two sessions in one browser: the customer is still the customer.
  await page.reload();
  await expect(page.getByText('Nila Iyer').first()).toBeAttached();
});
