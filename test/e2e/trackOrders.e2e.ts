import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { pdfPages } from '../support/pdf';
import { expectAccessible } from './accessible';
import { typeAddress } from './customer';
import {
  cachedForNextStart,
  cachedOnDevice,
  expect,
  REQUEST_WITHOUT_NETWORK,
  storedDocument,
  test,
  testWithShell,
} from './journey';
import { expectToastOffBar } from './toastPath';

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Email').fill('customer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('water-demo-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
}

const stockOf = async (page: Page, productId: string) =>
  Number((await storedDocument(page, `inventory/${productId}`))?.fields.inStock?.integerValue);

const idOf = async (card: Locator) =>
  idOfNumber(
    /#([\w-]+)/.exec((await card.getByRole('heading', { level: 2 }).textContent()) ?? '')?.[1] ?? '',
  );

/** Of an order itself: while its question closes, that has a heading in the same card. */
const headingOf = (page: Page, id: string) =>
  page.getByRole('heading', { name: `Order #${orderNumber(id)}`, exact: true });

/** Fills in the order form and sends it; answers with the order's id. */
async function submitOrder(page: Page): Promise<string> {
  await typeAddress(page, '12 Lake View Road, Pune 411001');
  await page.getByLabel('Phone').fill('9876543210');
  await page.getByRole('button', { name: /^Place Order - / }).click();
  const banner = await page.getByText(/Your order #[\w-]+ has been received/).textContent();
  return idOfNumber(/#([\w-]+)/.exec(banner ?? '')?.[1] ?? '');
}

/** Orders two bottles of Premium Water; answers with the order's id. */
async function placeOrder(page: Page): Promise<string> {
  await page.goto('/menu');
  const card = page.getByRole('listitem').filter({ hasText: 'Premium Water' }).filter({ hasText: '1 L' });
  await card.getByRole('button', { name: /^Add to cart/ }).click();
  await card.getByRole('button', { name: /more$/ }).click();
  await card.getByRole('button', { name: 'Order Now' }).click();
  return await submitOrder(page);
}

async function openDelivered(page: Page) {
  await page.goto('/track-order');
  await page.getByRole('button', { name: /^Delivered \(/ }).click();
  await expect(page).toHaveURL('/track-order?filter=delivered');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'View Details' }).click();
  return card;
}

test('a customer thinks better of an order, and its bottles are back on the shelf', async ({ page }) => {
  await signIn(page);
  const before = await stockOf(page, '1');
  const id = await placeOrder(page);
  expect(await stockOf(page, '1')).toBe(before - 2);

  const card = page.getByRole('article', { name: `Order #${orderNumber(id)}` });
  const button = card.getByRole('button', { name: 'Cancel Order' });
  await button.click();
  const question = page.getByRole('alertdialog', { name: `Cancel order #${orderNumber(id)}?` });
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(button).toBeFocused();
  expect((await storedDocument(page, `orders/${id}`))?.fields.status).toEqual({ stringValue: 'pending' });

  await button.click();
  await expectAccessible(page);
  await question.getByLabel('Ordered by mistake').check();
  await question.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(headingOf(page, id)).toBeFocused();
  await expect(button).toBeHidden();
  await expect(card.getByText('This order was cancelled.')).toBeVisible();
  await expect(card.getByText('Reason: Ordered by mistake')).toBeVisible();
  await expectAccessible(page);

  const stored = await storedDocument(page, `orders/${id}`);
  expect(stored?.fields).toMatchObject({
    status: { stringValue: 'cancelled' },
    cancelReason: { stringValue: 'Ordered by mistake' },
  });
  expect(await stockOf(page, '1')).toBe(before);
  await page.reload();
  await expect(card.getByText('This order was cancelled.')).toBeVisible();
  expect(await stockOf(page, '1')).toBe(before);
});

test('a full device says that it cannot undo, and can once there is room', async ({ page }) => {
  await signIn(page);
  const id = await placeOrder(page);
  const card = page.getByRole('article', { name: `Order #${orderNumber(id)}` });
  await page.clock.setFixedTime(Date.now());
  await card.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  const undo = card.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  const makeRoom = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...asked) {
      // Commands only: a cached list that finds no room would show the notice for a reason of its own.
      if (this.name === 'commands') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, asked);
    };
    return () => {
      IDBObjectStore.prototype.put = put;
    };
  });
  await undo.click();
  await expect(page.getByText('This device is full: what you do now is not kept here.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await makeRoom.evaluate(make => make());
  await undo.click();
  await expect(card.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
  expect((await storedDocument(page, `orders/${id}`))?.fields.status).toEqual({ stringValue: 'pending' });
});

test('a cancellation is undone by keyboard, over a reload, and nothing of it is ever sent', async ({
  page,
}) => {
  const cancellations: string[] = [];
  page.on('request', request => {
    const body = request.postData() ?? '';
    if (/:commit\b/.test(request.url()) && body.includes('cancelled')) cancellations.push(body);
  });
  await signIn(page);
  const before = await stockOf(page, '1');
  const id = await placeOrder(page);
  const card = page.getByRole('article', { name: `Order #${orderNumber(id)}` });
  const undo = card.getByRole('button', { name: 'Undo' });
  // However long a crowded machine takes, the ten seconds are not over.
  await page.clock.setFixedTime(Date.now());
  await card.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(headingOf(page, id)).toBeFocused();
  await expectToastOffBar(page);
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Order #${orderNumber(id)} was not cancelled.`)).toBeVisible();
  await expect(headingOf(page, id)).toBeFocused();
  await expect(undo).toBeHidden();
  expect((await storedDocument(page, `orders/${id}`))?.fields.status).toEqual({ stringValue: 'pending' });
  expect(await stockOf(page, '1')).toBe(before - 2);

  await card.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  // Nothing behind the question can be pressed before it is gone.
  await expect(headingOf(page, id)).toBeFocused();
  await page.getByRole('link', { name: 'Eawa' }).first().click();
  await expect(page).toHaveURL('/');
  // The page before is shown until the next one is there.
  await expect(card).toBeHidden();
  const toast = page.getByRole('button', { name: 'Undo' });
  await toast.hover();
  await expectAccessible(page);
  await toast.click();
  // The words of the undoing before may still be there.
  await expect(toast).toBeHidden();
  await expect(page.getByText(`Order #${orderNumber(id)} was not cancelled.`)).toBeVisible();

  // What is not undone is sent once its time is over, and is the only one that ever was.
  await page.goto('/track-order');
  await card.getByRole('button', { name: 'View Details' }).click();
  await card.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(undo).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.reload();
  await expect(card.getByText('This order was cancelled.')).toBeVisible();
  await expect
    .poll(async () => (await storedDocument(page, `orders/${id}`))?.fields.status)
    .toEqual({ stringValue: 'cancelled' });
  expect(cancellations).toHaveLength(1);
});

test('what is being prepared is not cancelled here: the shop is asked, with the number at hand', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/track-order?filter=active');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('[aria-live]').getByText('Processing', { exact: true }) })
    .first();
  const id = await idOf(card);
  await card.getByRole('button', { name: 'View Details' }).click();
  await card.getByRole('button', { name: 'Request cancellation' }).click();
  const dialog = page.getByRole('dialog', { name: `Ask us to cancel order #${orderNumber(id)}` });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91\\d{10}\\?text=.*${orderNumber(id)}`),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Request cancellation' })).toBeFocused();
});

test('a cancellation without a network is saved, and sent once there is one', async ({
  page,
  context,
  expectConsoleErrors,
}) => {
  await signIn(page);
  const before = await stockOf(page, '1');
  const id = await placeOrder(page);
  const card = page.getByRole('article', { name: `Order #${orderNumber(id)}` });
  expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(card.getByText('Cancellation saved on this device, not sent yet')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(card.getByText('This order was cancelled.')).toBeVisible();
  expect((await storedDocument(page, `orders/${id}`))?.fields.status).toEqual({ stringValue: 'cancelled' });
  expect(await stockOf(page, '1')).toBe(before);
});

test('what was delivered can be ordered again', async ({ page }) => {
  await signIn(page);
  const card = await openDelivered(page);
  const { quantities } = (await storedDocument(page, `orders/${await idOf(card)}`))?.fields ?? {};
  type Bottles = { readonly fields: { readonly [productId: string]: { readonly integerValue: string } } };
  const { fields } = (quantities?.mapValue ?? { fields: {} }) as Bottles;
  expect(fields).not.toEqual({});
  const bought = Object.entries(fields).map(([productId, { integerValue }]) => ({
    productId,
    quantity: Number(integerValue),
  }));
  const stocks = () => Promise.all(bought.map(({ productId }) => stockOf(page, productId)));
  const before = await stocks();

  await card.getByRole('button', { name: 'Reorder Items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeFocused();
  const placed = await submitOrder(page);
  expect((await storedDocument(page, `orders/${placed}`))?.fields.quantities).toEqual(quantities);
  expect(await stocks()).toEqual(before.map((inStock, at) => inStock - (bought[at]?.quantity ?? 0)));
});

testWithShell(
  'an invoice is a PDF file, and the second needs no network, not even at a cold start',
  async ({ page, context, expectConsoleErrors }) => {
    const foreign: string[] = [];
    page.on('request', request => {
      if (!/^(http:\/\/localhost:|blob:http:\/\/localhost:)/.test(request.url())) foreign.push(request.url());
    });
    await signIn(page);
    await cachedOnDevice(page);

    const card = await openDelivered(page);
    const id = await idOf(card);
    const downloading = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Download Invoice' }).click();
    const file = await downloading;
    await expect(card.getByText(`eawa-invoice-${id}.pdf was saved.`)).toBeVisible();
    await expectAccessible(page);
    expect(file.suggestedFilename()).toBe(`eawa-invoice-${id}.pdf`);
    const pages = await pdfPages(new Uint8Array(await readFile(await file.path())));

    const { fields } = (await storedDocument(page, `orders/${id}`)) ?? { fields: {} };
    const pricing = fields.pricing?.mapValue as { fields: { [name: string]: { doubleValue?: number } } };
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    expect(pages[0]?.slice(0, 2)).toEqual(['Eawa', `Invoice INV-${id}`]);
    expect(pages.flat().join('\n')).toContain(`Phone: ${fields.phone?.stringValue}`);
    expect(pages.flat()).toContain(`Total ${rupees.format(Number(pricing.fields.grandTotal?.doubleValue))}`);
    expect(pages.flat()).toContain(`Subtotal ${rupees.format(Number(pricing.fields.subtotal?.doubleValue))}`);

    // Code and fonts come from what the worker has kept, the order and its seller from what was read last.
    await cachedForNextStart(page, 'shop');
    await cachedForNextStart(page, 'myOrders');
    await page.close();
    expectConsoleErrors(REQUEST_WITHOUT_NETWORK);
    await context.setOffline(true);
    const cold = await context.newPage();
    const again = await openDelivered(cold);
    const second = cold.waitForEvent('download');
    await again.getByRole('button', { name: 'Download Invoice' }).click();
    expect(await pdfPages(new Uint8Array(await readFile(await (await second).path())))).toEqual(pages);
    expect(foreign).toEqual([]);
  },
);
