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
import { test } from './device';
import { cachedOnDevice, expect, ledger, REQUEST_WITHOUT_NETWORK } from './journey';

test.use({ serviceWorkers: 'allow' });

async function readyToOrder(page: Page): Promise<void> {
  await signInCustomer(page);
  await cachedOnDevice(page);
  await openOrderForm(page);
  await fillInDelivery(page);
}

test('an order saved without a network outlives its browser, and is placed once', async ({
  device,
  request,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  const page = await device.start();
  await readyToOrder(page);
  const before = await ledger(request, ORDERED.productId);
  await page.context().setOffline(true);
  await placeButton(page).click();
  await savedLabel(page).waitFor();
  const orderId = await savedOrderId(page);
  await device.kill();
  expect(await ledger(request, ORDERED.productId)).toEqual(before);

  const again = await device.start();
  await again.context().setOffline(true);
  await again.goto('/outbox');
  await expect(again.getByRole('heading', { level: 1, name: 'Not sent yet' })).toBeVisible();
  await expect(again.getByRole('article', { name: `Order #${orderNumber(orderId)}` })).toBeVisible();
  await again.goto('/track-order');
  const order = again.getByRole('article', { name: `Order #${orderNumber(orderId)}` });
  await expect(order).toContainText('Not sent yet');
  await again.context().setOffline(false);
  await expect(progressOf(again, orderId)).toBeVisible();
  await expect(order).toHaveCount(1);
  expect(await ledger(request, ORDERED.productId)).toEqual(once(before));
});

for (const { moment, arrives } of [
  { moment: 'after its order arrived and before the answer did', arrives: true },
  { moment: 'before its order arrived', arrives: false },
]) {
  test(`a browser killed ${moment} has placed it once when it is back`, async ({ device, request }) => {
    const page = await device.start();
    await readyToOrder(page);
    const before = await ledger(request, ORDERED.productId);
    const commit = await holdCommit(page, arrives);
    await placeButton(page).click();
    const orderId = await commit.underWay;
    await device.kill();
    expect(await ledger(request, ORDERED.productId)).toEqual(arrives ? once(before) : before);

    const again = await device.start();
    await again.goto('/track-order');
    await expect(progressOf(again, orderId)).toBeVisible();
    await expect(again.getByRole('article', { name: `Order #${orderNumber(orderId)}` })).toHaveCount(1);
    expect(await ledger(request, ORDERED.productId)).toEqual(once(before));
  });
}
