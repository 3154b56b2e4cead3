import type { Page } from '@playwright/test';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { arrivedAt, tabTo } from './byKeyboard';
import { DELIVERY } from './customer';
import { expect, storedDocument, test } from './journey';
import { live } from './renderedPage';

test.use({ viewport: { width: 1280, height: 800 } });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('a customer orders, looks at the order and cancels it without a pointer', async ({ page }) => {
  await page.goto('/menu');
  await live(page);
  await expect(button(page, /^Add to cart/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'All Products' }));
  await expect(page.getByRole('radio', { name: 'All Products' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/menu?category=premium');
  await expect(page.getByText(/^\d products$/)).toBeVisible();

  await tabTo(page, button(page, 'Add to cart: Premium Water 1 L'));
  await page.keyboard.press('Space');
  // The stepper takes the button's place, and its focus.
  await expect(button(page, 'One Premium Water 1 L more')).toBeFocused();
  await page.keyboard.press('Space');
  const wanted = page.getByRole('listitem').filter({ hasText: 'Premium Water' }).filter({ hasText: '1 L' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(wanted.getByRole('link', { name: 'Order Now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await arrivedAt(page, 'Welcome Back');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('customer@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('water-demo-1');
  await page.keyboard.press('Enter');

  await arrivedAt(page, 'Our menu');
  await tabTo(page, button(page, 'Continue with 2 × Premium Water 1 L'));
  await page.keyboard.press('Enter');
  await arrivedAt(page, 'Your order');
  await tabTo(page, page.getByRole('radio', { name: /^Home/ }));
  await page.keyboard.press('ArrowDown');
  for (const [label, value] of [
    ['Delivery address', DELIVERY.address],
    ['Phone', '12345'],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(value);
  }
  // The way in which the last order was to be paid has the focus, where this device knows of one.
  const payment = page.getByRole('group', { name: 'Payment method' });
  const cash = payment.getByRole('radio', { name: /Cash/ });
  await tabTo(page, payment.getByRole('radio', { checked: true }));
  if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown');
  await expect(cash).toBeChecked();
  await tabTo(page, button(page, /^Place Order/));
  await page.keyboard.press('Enter');
  // Back at what is wrong, with the number to be typed over.
  await expect(page.getByLabel('Phone')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(DELIVERY.phone);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert')).toContainText('✅ Order placed successfully!');
  const banner = await page.getByText(/Your order #[\w-]+ has been received/).textContent();
  const id = idOfNumber(/#([\w-]+)/.exec(banner ?? '')?.[1] ?? '');
  const card = page.getByRole('article', { name: `Order #${orderNumber(id)}` });
  await tabTo(page, card.getByRole('button', { name: 'Hide Details' }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('Delivery address')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await tabTo(page, card.getByRole('button', { name: 'Cancel Order' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Yes, cancel it' }));
  await page.keyboard.press('Enter');
  // The question is of the card too, until it has closed.
  await expect(card.getByRole('heading', { name: `Order #${orderNumber(id)}`, exact: true })).toBeFocused();
  await expect(card.getByText('This order was cancelled.')).toBeVisible();
  expect((await storedDocument(page, `orders/${id}`))?.fields).toMatchObject({
    status: { stringValue: 'cancelled' },
    paymentMethod: { stringValue: 'cash' },
  });
});
