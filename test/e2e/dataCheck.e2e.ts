import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { expectAccessible } from './accessible';
import { expect, storedDocument, test } from './journey';

test('the data check says its cost, finds a card in an old order, and takes it out', async ({ page }) => {
  await page.goto('/admin');
  // The seeded admin's credentials stand there already.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/dashboard/data-check');
  const start = page.getByRole('button', { name: /^Check \d+ records?$/ });
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await start.click();
  await expect(page.getByRole('button', { name: /^Check again/ })).toBeVisible();
  await expectAccessible(page);

  const cards = page.getByRole('region', { name: 'Card details in old orders' });
  const fix = cards.getByRole('button', { name: /^Fix Order #/ }).first();
  const order = idOfNumber(((await fix.getAttribute('aria-label')) ?? '').replace(/^Fix Order /, ''));
  const before = (await storedDocument(page, `orders/${order}`))?.fields ?? {};
  expect(before).toHaveProperty('cardNumber');
  await fix.click();
  const dialog = page.getByRole('dialog', { name: `Order #${orderNumber(order)}` });
  await expect(dialog.getByRole('row', { name: 'Card number stored removed' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await cards.getByRole('button', { name: `Fix Order #${orderNumber(order)}` }).press('Enter');
  await dialog.getByRole('button', { name: 'Fix' }).click();
  await expect(page.getByText(`Fixed: Order #${orderNumber(order)}`)).toBeVisible();
  const { cardNumber, expiryDate, cvv, ...kept } = before;
  expect((await storedDocument(page, `orders/${order}`))?.fields).toEqual({
    ...kept,
    updatedAt: { timestampValue: expect.any(String) },
    lastCommandId: { stringValue: expect.any(String) },
    lastStaffChange: {
      mapValue: {
        fields: {
          action: { stringValue: 'fix card' },
          at: { timestampValue: expect.any(String) },
          by: { stringValue: expect.any(String) },
        },
      },
    },
  });

  const dates = page.getByRole('region', { name: 'Orders without a proper date' });
  const written = dates.getByText(/as text/);
  await expect(written.first()).toBeVisible();
  await dates.getByRole('button', { name: /^Fix all/ }).click();
  const all = page.getByRole('dialog');
  await all.getByRole('button', { name: 'Fix' }).click();
  await expect(all.getByText(/^[1-9]\d* fixed\./)).toBeVisible();
  await expectAccessible(page);
  await all.getByRole('button', { name: 'Close' }).click();
  await expect(written).toHaveCount(0);
});
