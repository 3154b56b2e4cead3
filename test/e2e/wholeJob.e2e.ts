import type { Page } from '@playwright/test';
import { expect, storedDocument, test } from './journey';
import { live } from './renderedPage';

async function signUp(page: Page, name: string, email: string, password: string) {
  await page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  const alert = page.getByRole('alertdialog', {
    name: 'Sign-up successful! Please check your email to verify your account.',
  });
  await alert.getByRole('button', { name: 'OK' }).click();
}

async function openVerificationLink(page: Page, email: string) {
  const mailbox = await page.context().newPage();
  await mailbox.goto('/__local/mailbox');
  const mail = mailbox.getByRole('listitem').filter({ hasText: email }).first();
  await mail.getByRole('link').first().click();
  await expect(mailbox.getByText(/verified/i).first()).toBeVisible();
  await mailbox.close();
}

test('a newcomer orders two bottles and staff set the order to processing', async ({
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
  const card = page.getByRole('listitem').filter({ hasText: 'Premium Water' }).filter({ hasText: '1L' });
  await card.getByRole('link', { name: 'Order Now' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signUp(page, 'Nila Iyer', email, password);

  // Not before the link was opened.
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page
    .getByRole('alertdialog', { name: 'Please verify your email before logging in.' })
    .getByRole('button', { name: 'OK' })
    .click();
  await openVerificationLink(page, email);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Logged in successfully!')).toBeVisible();

  await expect(page).toHaveURL('/menu');
  await card.getByRole('button', { name: /more/ }).click();
  await card.getByRole('button', { name: 'Order Now' }).click();
  await page.getByLabel('Delivery address').fill('12 Lake View Road, Pune 411001');
  await page.getByLabel('Phone').fill('+91 98765 43210');
  // Two bottles at 2.99, fee 2.99, tax 8 % of 5.98.
  await page.getByRole('button', { name: 'Place Order - ₹9.45' }).click();

  await page
    .getByRole('alertdialog', { name: '✅ Order placed successfully!' })
    .getByRole('button', { name: 'OK' })
    .click();
  await expect(page.getByText('Order Placed Successfully!', { exact: true })).toBeVisible();
  const banner = page.getByText(/Your order #\w+ has been received and is being processed\./);
  const orderId = /#(\w+)/.exec((await banner.textContent()) ?? '')?.[1] ?? '';
  // Spec §2: a green banner.
  const ground = await page
    .getByRole('status')
    .filter({ has: banner })
    .evaluate(element => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await expect(page.getByRole('progressbar', { name: `Progress of order ${orderId}` })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );

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
  await staff.goto('/admin');
  // The seeded admin's credentials stand there already.
  await staff.getByRole('button', { name: 'Sign In' }).click();
  await expect(staff).toHaveURL('/admin/dashboard');
  await staff.goto('/admin/dashboard/orders');
  await staff.getByLabel('Search orders').fill(orderId);
  await expect(staff.getByText('Showing 1 to 1 of 1 orders')).toBeVisible();
  await staff.getByRole('button', { name: `Edit order ${orderId}` }).click();
  await staff.getByRole('dialog').getByLabel('Status').selectOption('Processing');
  await staff.getByRole('button', { name: 'Save Changes' }).click();
  await staff
    .getByRole('alertdialog', { name: '✅ Order updated successfully!' })
    .getByRole('button', { name: 'OK' })
    .click();

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('progressbar', { name: `Progress of order ${orderId}` })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  const processing = await storedDocument(page, `orders/${orderId}`);
  expect(processing?.fields.status).toEqual({ stringValue: 'processing' });

  // Two sessions in one browser: the customer is still the customer.
  await page.reload();
  await expect(page.getByText('Nila Iyer').first()).toBeAttached();
});
