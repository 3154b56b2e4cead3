import type { Page } from '@playwright/test';
import { idOfNumber } from '../../src/domain/order/orderNumber';
import { expectAccessible, expectNoSidewaysScroll } from './accessible';
import { expect, storedDocument, test } from './journey';
import { signInAsStaff, storedDocuments } from './staff';

const OWNER = { authorization: 'Bearer owner' };
const OPEN = ['pending', 'processing'];

type Stored = Awaited<ReturnType<typeof storedDocuments>>[number];

async function setFields(page: Page, { name, fields }: Stored, changed: object): Promise<void> {
  const mask = Object.keys(changed).map(field => `updateMask.fieldPaths=${field}`);
  const response = await page.request.patch(`/v1/${name}?${mask.join('&')}`, {
    headers: OWNER,
    data: { fields: { ...changed, updatedAt: fields.updatedAt, ...changed } },
  });
  expect(response.ok()).toBe(true);
}

/** Has six of the shop's open orders due on a day of their own; gives back what they were. */
async function sixDue(page: Page, at: string) {
  const orders = (await storedDocuments(page, 'orders'))
    .filter(({ fields }) => OPEN.includes(fields.status?.stringValue ?? '') && fields.quantities)
    .slice(0, 6);
  expect(orders).toHaveLength(6);
  const updatedAt = { timestampValue: await page.evaluate(() => new Date().toISOString()) };
  for (const order of orders) {
    const run = {
      mapValue: {
        fields: { id: { stringValue: '' }, driver: { stringValue: '' }, stop: { integerValue: '0' } },
      },
    };
    await setFields(page, order, { run, estimatedDelivery: { timestampValue: at }, updatedAt });
  }
  return orders;
}

test.use({ viewport: { width: 768, height: 1024 } });

test('staff plan six orders into two runs, print one and send it out', async ({ page }) => {
  await signInAsStaff(page);
  const day = await page.evaluate(() => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  const before = await sixDue(page, `${day}T06:00:00Z`);
  await page.goto(`/admin/dashboard/deliveries?day=${day}`);
  const due = page.getByRole('region', { name: 'To plan' });
  const numbers = due.getByRole('link');
  await expect(numbers.first()).toBeVisible();
  await expectAccessible(page);

  // Three by their ticks into a new run, with its driver.
  const ticks = due.getByRole('checkbox', { name: /^Select order / });
  const planned: string[] = [];
  for (const at of [0, 1, 2]) {
    const link = numbers.nth(at);
    planned.push(idOfNumber((await link.textContent()) ?? ''));
    await ticks.nth(at).check();
  }
  const count = await ticks.count();
  await page.getByRole('button', { name: 'Add to run…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add 3 orders to a run' });
  await dialog.getByLabel('Name', { exact: true }).fill('North');
  await dialog.getByLabel('Driver').selectOption('Ravi Kumar');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create run and add 3 orders' }).click();
  await expect(page.getByText('3 orders added to North')).toBeVisible();
  await expect(ticks).toHaveCount(count - 3);

  // The others by the keyboard alone.
  for (const at of [0, 1, 2]) {
    await ticks.nth(at).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Add to run…' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('South');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'South' }).getByText('3 stops')).toBeVisible();

  const north = page.getByRole('region', { name: 'North', exact: true });
  await north.getByRole('button', { name: /^North/ }).click();
  await expect(north.getByText('To load')).toBeVisible();
  await north
    .getByRole('button', { name: /^Move order .* later$/ })
    .first()
    .click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // On paper, two taps from here.
  await page.evaluate(() => {
    globalThis.print = () => void document.documentElement.setAttribute('data-printed', '');
  });
  await north.getByRole('button', { name: 'Print…' }).click();
  const printing = page.getByRole('dialog', { name: 'Print: North' });
  await printing.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByTestId('paper');
  await expect(paper.getByText('Run sheet: North')).toBeVisible();
  await expect(paper.getByText('Ravi Kumar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await expect(paper).toBeHidden();
  await printing.getByRole('radio', { name: 'Packing slips, one for each order' }).check();
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText(/^Packing slip: /)).toHaveCount(3);
  await page.emulateMedia({ media: null });
  await printing.getByRole('radio', { name: 'Run sheet, A4' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    printing.getByRole('button', { name: 'Save as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`eawa-run-sheet-${day}.pdf`);
  await printing.getByRole('button', { name: 'Close' }).click();

  await north.getByRole('button', { name: 'Start run' }).click();
  await page.getByRole('dialog', { name: 'Start North?' }).getByRole('button', { name: 'Start run' }).click();
  await expect(north.getByText('0 of 3 stops done')).toBeVisible();
  for (const id of planned) {
    await expect
      .poll(async () => (await storedDocument(page, `orders/${id}`))?.fields.status)
      .toEqual({ stringValue: 'shipped' });
  }
  await expect
    .poll(async () =>
      (await storedDocuments(page, 'runs')).map(({ fields }) =>
        [fields.name, fields.state].map(text => text?.stringValue),
      ),
    )
    .toContainEqual(['North', 'out']);

  // Other journeys look for open orders, and know of no run of theirs.
  for (const order of before) {
    const response = await page.request.patch(`/v1/${order.name}`, {
      headers: OWNER,
      data: { fields: order.fields },
    });
    expect(response.ok()).toBe(true);
  }
  for (const { name } of (await storedDocuments(page, 'runs')).filter(({ fields }) =>
    ['North', 'South'].includes(fields.name?.stringValue ?? ''),
  )) {
    expect((await page.request.delete(`/v1/${name}`, { headers: OWNER })).ok()).toBe(true);
  }
});
