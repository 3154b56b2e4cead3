import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { arrivedAt, press, tabTo, typeInto } from './byKeyboard';
import { expect, storedDocument, test } from './journey';
import { storedDocuments } from './staff';

/** The seeded customer who has the demonstration account. */
const ASHA = 'eTk4ashaRaoDemoCustomer00001';

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const fieldsOf = async (page: Page, path: string) => (await storedDocument(page, path))?.fields;
const idIn = (page: Page, param: string) => new URL(page.url()).searchParams.get(param) ?? '';

/** In at the front door; the demonstration shop fills the credentials in. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await press(page, button(page, 'Sign In'));
  await arrivedAt(page, 'Dashboard');
}

/** Along the sidebar, which stands before the page. */
async function goTo(page: Page, pageName: string): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name: pageName, exact: true }), {
    back: true,
  });
  await arrivedAt(page, pageName);
}

/** A dialog that begins with what it is about. */
const startedAt = (dialog: Locator) => expect(dialog.getByRole('heading').first()).toBeFocused();

/** The focus somewhere in the page, where what had it is gone. */
const onPage = (page: Page) => page.getByRole('main').locator(':focus');

async function closed(page: Page, back: Locator): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(back).toBeFocused();
}

test('staff sign in, skip the shell, find an order by its number and look at the next, and sign out', async ({
  page,
}) => {
  await signIn(page);
  // A page that a visit begins with leaves the focus to the skip link.
  await page.goto('/admin/dashboard/alerts');
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(onPage(page)).toBeVisible();

  const search = page.getByRole('combobox', { name: /^Search orders, products/ });
  const from = button(page, 'Refresh');
  await tabTo(page, from);
  await page.keyboard.press('Control+K');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await closed(page, from);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  const latest = page.getByRole('option', { name: /^Order / }).first();
  const order = idOfNumber(
    /[0-9A-Z]{4}(-[0-9A-Z]{4}){2}/.exec((await latest.textContent()) ?? '')?.[0] ?? '',
  );
  await page.keyboard.type(order.toLowerCase());
  await expect(
    page.getByRole('option', { name: new RegExp(`^Order .*${orderNumber(order)}`) }),
  ).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await startedAt(page.getByRole('dialog', { name: `Order #${orderNumber(order)}` }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/dashboard/orders');
  await arrivedAt(page, 'Orders');

  const first = page.getByRole('link', { name: /^View order/ }).first();
  await press(page, first);
  await startedAt(page.getByRole('dialog'));
  const viewed = idIn(page, 'view');
  await press(page, button(page, 'Next order'));
  await expect(page.getByRole('heading', { name: `Order #${orderNumber(viewed)}` })).toHaveCount(0);
  await expect(button(page, 'Next order')).toBeFocused();
  await page.keyboard.press('Escape');
  await closed(page, first);

  await press(page, button(page, 'Logout'), { back: true });
  await arrivedAt(page, 'Staff sign-in');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin');
});

test('staff narrow the orders down, sort them, and change the status of two of them and back', async ({
  page,
}) => {
  await signIn(page);
  await goTo(page, 'Orders');
  const pending = page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^Pending/ });
  await press(page, pending);
  await expect(page).toHaveURL('/admin/dashboard/orders?status=pending');
  await expect(pending).toBeFocused();

  const byCustomer = page.getByRole('columnheader', { name: 'Customer' });
  await press(page, byCustomer.getByRole('button'));
  await expect(byCustomer).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(byCustomer).toHaveAttribute('aria-sort', 'descending');
  await expect(byCustomer.getByRole('button')).toBeFocused();

  const ticks = page.getByRole('checkbox', { name: /^Select order/ });
  for (const tick of [ticks.nth(0), ticks.nth(1)]) {
    await tabTo(page, tick);
    await page.keyboard.press('Space');
    await expect(tick).toBeChecked();
  }
  const ids = (await page.getByRole('link', { name: /^View order/ }).allTextContents()).slice(0, 2);
  const expectStatus = async (status: string) => {
    for (const id of ids)
      expect(await fieldsOf(page, `orders/${idOfNumber(id)}`)).toMatchObject({
        status: { stringValue: status },
      });
  };
  await press(page, button(page, 'Change status'));
  const preview = page.getByRole('dialog', { name: 'Change the status of 2 orders' });
  await expect(preview.getByText('2 orders change to Processing.')).toBeVisible();
  await press(page, button(preview, 'Change 2 orders'));
  const changed = page.getByRole('dialog', { name: 'Changed to Processing' });
  await expect(changed.getByText('2 of 2 saved')).toBeVisible();
  await expectStatus('processing');
  await press(page, button(changed, 'Undo'));
  const undone = page.getByRole('dialog', { name: 'Changed back' });
  await expect(undone.getByText('2 of 2 saved')).toBeVisible();
  await expectStatus('pending');
  await press(page, button(undone, 'Close'));
  await expect(undone).toHaveCount(0);
  await expect(onPage(page)).toBeVisible();
  const bar = page.getByRole('region', { name: 'Changed back' });
  await press(page, button(bar, 'Dismiss'));
  await expect(bar).toHaveCount(0);
  await expect(onPage(page)).toBeVisible();

  await typeInto(page, page.getByLabel('Search orders'), ids[0] ?? '', { back: true });
  await expect(page.getByText('Showing 1 to 1 of 1 orders')).toBeVisible();
  await expect(page.getByLabel('Search orders')).toBeFocused();
  await press(page, button(page, 'Clear filters'));
  await expect(page).toHaveURL('/admin/dashboard/orders?sort=-customer');
  await expect(onPage(page)).toBeVisible();
});

test('staff write a note on an order, and correct it', async ({ page }) => {
  await signIn(page);
  await goTo(page, 'Orders');
  await press(page, page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: /^Pending/ }));
  const opener = page.getByRole('link', { name: /^View order/ }).last();
  await press(page, opener);
  const order = idIn(page, 'view');
  const view = page.getByRole('dialog', { name: `Order #${orderNumber(order)}` });
  await startedAt(view);
  await typeInto(page, view.getByLabel('New note'), 'Ring twice.');
  await press(page, button(view, 'Add note'));
  await expect(view.getByRole('paragraph').filter({ hasText: 'Ring twice.' })).toBeVisible();
  await expect(button(view, 'Add note')).toBeFocused();
  await expect(view.getByLabel('New note')).toHaveValue('');
  await expect
    .poll(async () => JSON.stringify(await notesOf(page, order)))
    .toContain('"stringValue":"Ring twice."');

  await press(page, button(view, 'Edit order'));
  const edit = page.getByRole('dialog', { name: `Edit order #${orderNumber(order)}` });
  await startedAt(edit);
  await typeInto(page, edit.getByLabel('Delivery address'), '7 Canal Street, Pune 411001');
  await typeInto(page, edit.getByLabel('Phone'), '12', { back: true });
  await page.keyboard.press('Enter');
  await expect(edit.getByText('Please enter a valid 10-digit phone number.')).toBeVisible();
  await expect(edit.getByLabel('Phone')).toBeFocused();
  await typeInto(page, edit.getByLabel('Phone'), '9000000007');
  await press(page, button(edit, 'Save Changes'));
  const saved = page.getByRole('alertdialog', { name: '✅ Order updated successfully!' });
  await expect(button(saved, 'OK')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saved).toHaveCount(0);
  await expect(onPage(page)).toBeVisible();
  expect(await fieldsOf(page, `orders/${order}`)).toMatchObject({
    phone: { stringValue: '9000000007' },
    shippingAddress: { stringValue: '7 Canal Street, Pune 411001' },
  });
});

async function notesOf(page: Page, order: string): Promise<unknown> {
  const notes = await page.request.get(
    `/v1/projects/demo-bottled-water/databases/(default)/documents/orders/${order}/staffNotes`,
    { headers: { authorization: 'Bearer owner' } },
  );
  return notes.json();
}

test('staff add an item, take bottles away with a reason, and see it in the history', async ({ page }) => {
  await signIn(page);
  await goTo(page, 'Inventory');
  await press(page, button(page, 'Add Item'));
  const add = page.getByRole('dialog', { name: 'Add item' });
  await expect(add.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  // Back at the first that is missing.
  await expect(add.getByText('Fill this in.').first()).toBeVisible();
  await expect(add.getByLabel('Name', { exact: true })).toBeFocused();
  for (const [label, value] of [
    ['Name', 'Quiet Spring'],
    ['SKU', 'QS-1'],
    ['Size', '1 L'],
    ['In stock', '30'],
    ['Reorder point', '10'],
    ['Unit price (₹)', '21'],
    ['Description', 'By the key.'],
    ['Image URL', '/icon.svg'],
  ] as const) {
    await typeInto(page, add.getByLabel(label, { exact: true }), value);
  }
  await tabTo(page, add.getByLabel('Category'), { back: true });
  await page.keyboard.type('Ess');
  await expect(add.getByLabel('Category')).toHaveValue('essential');
  await press(page, button(add, 'Add Item'));
  await expect(page.getByText('Quiet Spring 1 L was added.')).toBeVisible();
  await closed(page, button(page, 'Add Item'));

  const adjust = button(page, 'Adjust: Quiet Spring 1 L');
  await press(page, adjust);
  const dialog = page.getByRole('dialog', { name: 'Adjust stock: Quiet Spring 1 L' });
  const product = idIn(page, 'adjust');
  await expect(dialog.getByLabel('Bottles to add')).toBeFocused();
  await tabTo(page, dialog.getByRole('radio', { name: 'Add' }), { back: true });
  await page.keyboard.press('ArrowRight');
  await typeInto(page, dialog.getByLabel('Bottles to take away'), '4');
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('Dam');
  await expect(dialog.getByLabel('Reason')).toHaveValue('damaged');
  await press(page, button(dialog, 'Save adjustment'));
  await expect(page.getByText('The stock of Quiet Spring 1 L was adjusted.')).toBeVisible();
  await closed(page, adjust);
  expect(await fieldsOf(page, `inventory/${product}`)).toMatchObject({
    category: { stringValue: 'essential' },
    inStock: { integerValue: '26' },
  });
  const movements = await storedDocuments(page, 'stockMovements');
  expect(movements.filter(({ fields }) => fields.productId?.stringValue === product)).toHaveLength(2);

  // What was done by mistake is taken back from where one is, in the time that a toast stands.
  await page.keyboard.press('F8');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(adjust).toBeFocused();
  await expect
    .poll(async () => (await fieldsOf(page, `inventory/${product}`))?.inStock)
    .toEqual({ integerValue: '30' });

  const history = button(page, 'History: Quiet Spring 1 L');
  await press(page, history);
  const ledger = page.getByRole('dialog', { name: 'History of Quiet Spring 1 L' });
  await startedAt(ledger);
  await expect(ledger.getByText(/^Adds up: 3 changes/)).toBeVisible();
  await page.keyboard.press('Escape');
  await closed(page, history);
});

test('staff edit a customer, pause and resume a line, and acknowledge an alert', async ({ page }) => {
  await signIn(page);
  await goTo(page, 'Customers');
  await typeInto(page, page.getByLabel('Search customers'), 'asha rao');
  const editAsha = button(page, 'Edit Asha Rao');
  await press(page, editAsha);
  const form = page.getByRole('dialog', { name: 'Edit Asha Rao' });
  await startedAt(form);
  await typeInto(page, form.getByLabel('Notes'), 'Knock, do not ring.');
  await press(page, button(form, 'Save Changes'));
  await expect(page.getByText('Asha Rao was saved.')).toBeVisible();
  await closed(page, editAsha);
  expect(await fieldsOf(page, `customers/${ASHA}`)).toMatchObject({
    notes: { stringValue: 'Knock, do not ring.' },
  });

  await goTo(page, 'Production');
  const statusOf = async () => (await fieldsOf(page, 'productionLines/line-1'))?.status;
  for (const [action, status] of [
    ['Pause', 'paused'],
    ['Resume', 'running'],
  ] as const) {
    await press(page, button(page, `${action} Line 1`));
    const next = button(page, `${action === 'Pause' ? 'Resume' : 'Pause'} Line 1`);
    await expect(next).toBeFocused();
    expect(await statusOf()).toEqual({ stringValue: status });
  }

  await goTo(page, 'Alerts');
  const stoppedAt = (await fieldsOf(page, 'productionLines/line-5'))?.updatedAt?.timestampValue;
  const occurrence = `lineStopped.line-5.${Date.parse(String(stoppedAt)).toString(36)}`;
  const saidOf = async () => (await fieldsOf(page, `alertStates/${occurrence}`))?.snoozedUntil;
  expect(await saidOf()).not.toEqual({ nullValue: null });
  const acknowledge = button(page, 'Acknowledge: Line stopped: Line 5');
  await press(page, acknowledge);
  await expect(acknowledge).toHaveCount(0);
  await expect(onPage(page)).toBeVisible();
  await expect.poll(saidOf).toEqual({ nullValue: null });
  await tabTo(page, page.getByLabel('State'));
  await page.keyboard.type('Ack');
  const bringBack = button(page, 'Bring back: Line stopped: Line 5');
  await press(page, bringBack);
  await expect(bringBack).toHaveCount(0);
  await expect(onPage(page)).toBeVisible();
  await expect.poll(saidOf).toEqual({ timestampValue: expect.any(String) });
});

test('staff pick a report and take it along, and change a setting', async ({ page }) => {
  await signIn(page);
  await goTo(page, 'Reports');
  await tabTo(page, page.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Sales' })).toBeChecked();
  const preview = page.getByRole('link', { name: 'Preview Sales by day' });
  await press(page, preview);
  const report = page.getByRole('dialog', { name: 'Sales by day' });
  await startedAt(report);
  await tabTo(page, report.getByRole('tab', { name: 'Table' }));
  await page.keyboard.press('ArrowRight');
  await expect(report.getByRole('tab', { name: 'Chart' })).toBeFocused();
  const download = page.waitForEvent('download');
  await press(page, button(report, 'Export CSV'));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^eawa-sales-.*\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).startsWith('\uFEFF"Day","Orders"')).toBe(true);
  await expect(button(report, 'Export CSV')).toBeFocused();
  await page.keyboard.press('Escape');
  await closed(page, preview);

  await press(page, page.getByRole('link', { name: 'Settings' }), { back: true });
  await arrivedAt(page, 'Settings');
  const mayCancel = page.getByRole('checkbox', { name: /^Customers may cancel/ });
  for (const stored of ['never', 'pending']) {
    await tabTo(page, mayCancel, { back: stored === 'pending' });
    await page.keyboard.press('Space');
    await press(page, button(page, 'Save settings'));
    await expect(page.getByText('The settings were saved.')).toBeVisible();
    await expect(button(page, 'Save settings')).toBeFocused();
    expect(await fieldsOf(page, 'settings/shop')).toMatchObject({ cancelUntil: { stringValue: stored } });
  }
});

test('staff type the days that are shown, digit by digit', async ({ page }) => {
  await signIn(page);
  for (const [address, label, name] of [
    ['log?days=custom', 'From', 'from'],
    ['reports?period=custom', 'From', 'from'],
    ['orders?date=custom', 'From', 'from'],
    ['deliveries', 'Day', 'day'],
  ] as const) {
    await page.goto(`/admin/dashboard/${address}`);
    const day = page.getByLabel(label, { exact: true });
    await tabTo(page, day);
    await page.keyboard.type('03052026');
    await expect(day).toHaveValue('2026-03-05');
    await expect.poll(() => idIn(page, name)).toBe('2026-03-05');
    await expect(day).toBeFocused();
    await expect(day).toHaveValue('2026-03-05');
  }
});
