import type { Browser, Page } from '@playwright/test';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { expectAccessible } from './accessible';
import { expect, ledger, storedDocument, test } from './journey';

const ORDERS = '/admin/dashboard/orders';

async function signIn(page: Page) {
  await page.goto('/admin');
  // The seeded admin's credentials stand there already.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
}

/** The newest order that is as asked; the tests leave each other's alone by asking for other states. */
async function orderThatIs(page: Page, status: string): Promise<string> {
  await page.goto(`${ORDERS}?status=${status}`);
  const edit = page.getByRole('button', { name: /^Edit order/ }).first();
  return idOfNumber(((await edit.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '');
}

async function openEditor(page: Page, order: string) {
  await page.goto(`${ORDERS}?edit=${order}`);
  return page.getByRole('dialog', { name: `Edit order #${orderNumber(order)}` });
}

const saved = (page: Page) => page.getByRole('alertdialog', { name: '✅ Order updated successfully!' });
const agree = (page: Page) => page.getByRole('button', { name: 'OK' }).click();
const fieldsOf = async (page: Page, order: string) => (await storedDocument(page, `orders/${order}`))?.fields;

/** A member of staff at another tablet of the same shop. */
async function signInElsewhere(browser: Browser, page: Page) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await signIn(other);
  return { context, page: other };
}

test('an order is looked at, noted on, moved on and followed to its neighbour', async ({ page }) => {
  await signIn(page);
  const order = await orderThatIs(page, 'pending');
  await page.goto(`${ORDERS}?status=pending&view=${order}`);
  const dialog = page.getByRole('dialog', { name: `Order #${orderNumber(order)}` });
  await expect(dialog.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
  );
  await expect(dialog.getByText('No notes yet')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('New note').fill('Gate code 4711.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(dialog.getByText('You', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as processing' }).click();
  await expect(dialog.getByText('Saved: Processing.')).toBeVisible();
  expect((await fieldsOf(page, order))?.status).toEqual({ stringValue: 'processing' });
  const notes = await page.request.get(
    `/v1/projects/demo-bottled-water/databases/(default)/documents/orders/${order}/staffNotes`,
    { headers: { authorization: 'Bearer owner' } },
  );
  expect((await notes.json()).documents).toMatchObject([
    { fields: { text: { stringValue: 'Gate code 4711.' } } },
  ]);

  await dialog.getByRole('button', { name: 'Next order' }).click();
  await expect(page).not.toHaveURL(new RegExp(order));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${ORDERS}?status=pending`);
});

test('two of the staff edit one order, and neither overwrites the other', async ({ page, browser }) => {
  await signIn(page);
  const order = await orderThatIs(page, 'processing');
  const other = await signInElsewhere(browser, page);
  const mine = await openEditor(page, order);
  const theirs = await openEditor(other.page, order);

  await theirs.getByLabel('Phone').fill('9000000001');
  await theirs.getByRole('button', { name: 'Save Changes' }).click();
  await agree(other.page);
  await mine.getByLabel('Delivery address').fill('4 Hill Road, Pune 411002');
  await mine.getByRole('button', { name: 'Save Changes' }).click();
  await expect(mine.getByText('Someone changed this order meanwhile. Nothing was saved.')).toBeVisible();
  await expect(mine.getByText('9000000001')).toBeVisible();
  await expectAccessible(page);
  await mine.getByRole('button', { name: 'Keep my changes' }).click();
  await mine.getByRole('button', { name: 'Save Changes' }).click();
  await expect(saved(page)).toBeVisible();
  expect(await fieldsOf(page, order)).toMatchObject({
    phone: { stringValue: '9000000001' },
    shippingAddress: { stringValue: '4 Hill Road, Pune 411002' },
  });
  await other.context.close();
});

test('an order is cancelled with its bottles lost, and reopened without taking any', async ({ page }) => {
  await signIn(page);
  const order = await orderThatIs(page, 'shipped');
  const items = (await fieldsOf(page, order))?.items as {
    arrayValue: { values: { mapValue: { fields: { productId: { stringValue: string } } } }[] };
  };
  const productId = items.arrayValue.values[0]?.mapValue.fields.productId.stringValue ?? '';
  const before = await ledger(page.request, productId);
  const editor = await openEditor(page, order);
  await editor.getByLabel('Status').selectOption('Cancelled');
  await editor.getByLabel('Do not restock (damaged or lost)').check();
  await editor.getByLabel('Reason (optional)').fill('Fell off the van');
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await agree(page);
  expect(await fieldsOf(page, order)).toMatchObject({
    status: { stringValue: 'cancelled' },
    restocked: { booleanValue: false },
    cancelReason: { stringValue: 'Fell off the van' },
  });

  await (await openEditor(page, order)).getByLabel('Status').selectOption('Processing');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reopen this cancelled order as Processing?' });
  await expect(question.getByText('The stock stays as it is.')).toBeVisible();
  await question.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(saved(page)).toBeVisible();
  expect((await fieldsOf(page, order))?.status).toEqual({ stringValue: 'processing' });
  expect(await ledger(page.request, productId)).toEqual(before);
});

test('an order is taken by phone for an earlier customer, and stands in the list', async ({ page }) => {
  await signIn(page);
  await page.goto(ORDERS);
  const before = await ledger(page.request, '1');
  await page.getByRole('button', { name: 'New Order' }).click();
  const form = page.getByRole('dialog', { name: 'New Order' });
  await form.getByLabel('Find a customer').fill('90000');
  const found = form.getByRole('list', { name: 'Earlier customers' }).getByRole('button');
  await found.first().click();
  await expect(form.getByLabel('Delivery address')).not.toBeEmpty();
  await form.getByLabel('Product').selectOption('1');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
  await expectAccessible(page);
  await form.getByRole('button', { name: /^Place Order - ₹/ }).click();
  const alert = page.getByRole('alertdialog', { name: '✅ Order placed successfully!' });
  const [, label = '', number = ''] =
    /(ORD-\d+), #([\w-]+)/.exec((await alert.getByText(/^ORD-/).textContent()) ?? '') ?? [];
  await agree(page);
  await expect(page.getByText(number)).toBeVisible();
  expect(await fieldsOf(page, idOfNumber(number))).toMatchObject({
    label: { stringValue: label },
    status: { stringValue: 'pending' },
    quantities: { mapValue: { fields: { '1': { integerValue: '3' } } } },
  });
  const { orders, inStock } = await ledger(page.request, '1');
  expect([orders, inStock]).toEqual([before.orders + 1, before.inStock - 3]);
});
