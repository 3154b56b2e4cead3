import type { Locator, Page } from '@playwright/test';
import { orderNumber } from '../../src/domain/order/orderNumber';
import { dayOf } from '../../src/lib/time/periods';
import { expectNoSidewaysScroll } from './accessible';
import { signInCustomer } from './customer';
import { expect, test as journey } from './journey';
import { openLargeShop } from './largeShop';
import { placedAt, signInAsStaff, storedDocuments } from './staff';

/** A journey in a shop of its own: what is written into its orders is in nobody else's way. */
const test = journey.extend<object, { shop: Awaited<ReturnType<typeof openLargeShop>> }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it
    async ({}, use) => {
      const shop = await openLargeShop(24);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
});

const OFFICE = '/admin/dashboard';
const LONG = 'Asha Rao '.repeat(267).trim();
const WITHOUT_SPACES = 'W'.repeat(2400);
const LINES = 'Gate\n'.repeat(400);
const RIGHT_TO_LEFT = 'علي حسن';
const FORGED = 'Asha \u202enimda\u200b';

/** What an item of a list may take, in pixels: a few lines of a name, what belongs to it, and its buttons. */
const MOST = 330;
/** What a text of somebody's may take where it stands among others. */
const MOST_LINES = 5;

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };

/** Gives the newest orders these names, past every rule, with an address of 400 lines and all else that people type. */
async function nameNewest(page: Page, names: readonly string[]): Promise<string[]> {
  const orders = (await storedDocuments(page, 'orders')).toSorted(
    (one, other) => (placedAt(other) ?? 0) - (placedAt(one) ?? 0),
  );
  const found = orders.slice(0, names.length);
  const at = new Date().toISOString();
  for (const [index, order] of found.entries()) {
    const text = { stringValue: names[index] };
    const address = { stringValue: `${LINES}${LONG}` };
    const fields = {
      ...order.fields,
      ...{ name: text, customerName: text, specialInstructions: address, shippingAddress: address },
      ...{
        userId: { stringValue: `buyer-${index}` },
        accountEmail: { stringValue: `buyer-${index}@demo.test` },
      },
      ...{
        email: { stringValue: `${'e'.repeat(240)}@demo.test` },
        phone: { stringValue: `900000000${index}` },
      },
      ...{ status: { stringValue: 'cancelled' }, cancelReason: text, updatedAt: { timestampValue: at } },
    };
    const saved = await page.request.patch(order.name.replace(/^projects/, '/v1/projects'), {
      headers: OWNER,
      data: { fields },
    });
    expect(saved.ok()).toBe(true);
  }
  return found.map(({ name }) => name.split('/').at(-1) ?? '');
}

/** Sets these fields of an order, past every rule. */
async function changeOrder(page: Page, id: string, fields: object): Promise<void> {
  const mask = Object.keys(fields).map(field => `updateMask.fieldPaths=${field}`);
  const saved = await page.request.patch(`${DOCUMENTS}/orders/${id}?${mask.join('&')}`, {
    headers: OWNER,
    data: { fields },
  });
  expect(saved.ok()).toBe(true);
}

/** How many lines the longest of the customers' own texts takes. */
const linesOfLongest = (inside: Locator): Promise<number> =>
  inside.evaluate(element => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let most = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box || !/(Asha Rao ){2}|W{20}|e{20}/.test(node.textContent ?? '')) continue;
      most = Math.max(most, box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight));
    }
    return Math.round(most);
  });

/** The heights of the items of the lists that are shown. */
async function expectLists(page: Page, inside: Locator): Promise<void> {
  await expectNoSidewaysScroll(page);
  const tall = await inside
    .locator('tbody tr, ul > li, [role=option], h1, h2')
    .filter({ visible: true })
    .evaluateAll((items, most) => {
      const own = items.filter(item => !item.querySelector('tbody tr, ul > li'));
      return own
        .map(item => ({ height: item.getBoundingClientRect().height, text: item.textContent?.slice(0, 40) }))
        .filter(({ height }) => height > most);
    }, MOST);
  expect(tall, page.url()).toEqual([]);
  const lines = await linesOfLongest(inside);
  expect(lines, page.url()).toBeGreaterThan(0);
  expect(lines, page.url()).toBeLessThanOrEqual(MOST_LINES);
}

const main = (page: Page) => page.getByRole('main');

test('lists of staff stay lists, whatever customers call themselves', async ({ page }) => {
  const names = [LONG, WITHOUT_SPACES, RIGHT_TO_LEFT, FORGED, LONG];
  const [first = '', second = '', , , late = ''] = await nameNewest(page, names);
  // What is cancelled neither needs anybody nor has sold anything: one was placed today, and is late.
  const now = { timestampValue: new Date().toISOString() };
  const twoDaysAgo = { timestampValue: new Date(Date.now() - 2 * 86_400_000).toISOString() };
  await changeOrder(page, late, {
    ...{ status: { stringValue: 'shipped' }, estimatedDelivery: twoDaysAgo },
    ...{ orderDate: now, createdAt: now, updatedAt: now },
  });
  await signInAsStaff(page);
  await expect(
    main(page)
      .getByText(/^Asha Rao Asha Rao/)
      .first(),
  ).toBeVisible();
  await expectLists(page, main(page));

  for (const [address, words] of [
    ['/orders', /^Asha Rao Asha Rao/],
    ['/customers', /^Asha Rao Asha Rao/],
    ['/customers/buyer-0', /^Asha Rao Asha Rao/],
    ['/customers/buyer-1', /^WWW/],
    ['/alerts', /^Asha Rao Asha Rao/],
    ['/reports?report=customers', /^Asha Rao Asha Rao/],
  ] as const) {
    await page.goto(`${OFFICE}${address}`);
    await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expectLists(page, main(page));
  }

  await page.goto(`${OFFICE}/orders`);
  await expect(main(page).getByText('Asha nimda', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `View order ${orderNumber(first)}` }).click();
  await expect(page.getByRole('dialog').getByText('Ordered from account buyer-0@demo.test')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.goto(`${OFFICE}/orders?view=${second}`);
  await expect(page.getByRole('dialog').getByText(/^WWW/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(`${OFFICE}/orders?new=order`);
  const form = page.getByRole('dialog');
  await form.getByLabel('Find a customer').fill('900000000');
  const known = form.getByRole('list', { name: 'Earlier customers' });
  await expect(known.getByRole('button', { name: /buyer-0@demo\.test/ })).toBeVisible();
  await expectLists(page, known);
  await page.goto(`${OFFICE}/customers`);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('900000000');
  await expect(page.getByRole('option', { name: /buyer-0@demo\.test/ })).toBeVisible();
  await expectLists(page, page.getByRole('listbox'));
  await page.keyboard.press('Escape');

  await page.goto(`${OFFICE}/customers?deleting=buyer-0`);
  const question = page.getByRole('alertdialog');
  await expect(
    question.getByRole('heading', { name: /^Are you sure you want to delete Asha.*…\?$/ }),
  ).toBeVisible();
  await expectLists(page, question);
  await question.getByRole('button', { name: 'Delete' }).click();
  const toast = page.getByText(/^Asha Rao.* was deleted\.$/);
  await expect(toast).toBeVisible();
  expect((await toast.boundingBox())?.height).toBeLessThan(200);
});

/** The sides of an element, in pixels. */
async function sidesOf(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const box = await element.boundingBox();
  return { left: box?.x ?? Number.NaN, right: (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) };
}

test('staff see all of each row of orders on a tablet, its status in one line, in both languages', {
  tag: '@tablet',
}, async ({ page }) => {
  const [id = ''] = await nameNewest(page, [LONG]);
  const paid = { subtotal: 11_428.41, deliveryFee: 2.99, taxRate: 0.08, tax: 914.27, grandTotal: 12_345.67 };
  const fields = Object.fromEntries(
    Object.entries(paid).map(([name, doubleValue]) => [name, { doubleValue }]),
  );
  await changeOrder(page, id, {
    pricing: { mapValue: { fields } },
    status: { stringValue: 'pending' },
    updatedAt: { timestampValue: new Date().toISOString() },
  });
  await signInAsStaff(page);
  await page.goto(`${OFFICE}/orders`);
  for (const [language, pending, all] of [
    ['English', 'Pending', /^All \d/],
    ['हिन्दी', 'ऑर्डर मिल गया', /^सभी \d/],
  ] as const) {
    await page.setViewportSize({ width: 1024, height: 1024 });
    await page.getByText(language, { exact: true }).filter({ visible: true }).click();
    for (const width of [1024, 768]) {
      await page.setViewportSize({ width, height: 1024 });
      const statuses = main(page).getByRole('navigation').filter({ hasText: pending });
      await expect(statuses.getByRole('link', { name: all })).toBeVisible();
      const several = await sidesOf(statuses.getByRole('button'));
      expect(several.right, `${language}, ${width}`).toBeLessThanOrEqual((await sidesOf(statuses)).right);

      const table = main(page).getByRole('table');
      const row = table.getByRole('row').filter({ hasText: '₹12,345.67' });
      const status = await row.getByText(pending, { exact: true }).boundingBox();
      expect(status?.height, `${language}, ${width}`).toBeLessThan(30);
      const edit = await sidesOf(row.getByRole('button').last());
      expect(edit.right, `${language}, ${width}`).toBeLessThanOrEqual(
        (await sidesOf(table.locator('..'))).right,
      );
    }
  }
});

test('phone and order numbers stand in one line on a small tablet', { tag: '@tablet' }, async ({ page }) => {
  const [id = ''] = await nameNewest(page, [LONG]);
  const line = {
    ...{
      productId: { stringValue: 'gone' },
      productName: { stringValue: LONG },
      size: { stringValue: '1L' },
    },
    ...{ quantity: { integerValue: '1' }, price: { doubleValue: 2.99 } },
  };
  await changeOrder(page, id, {
    items: { arrayValue: { values: [{ mapValue: { fields: line } }] } },
    updatedAt: { timestampValue: new Date().toISOString() },
  });
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAsStaff(page);
  // On the first of a month, or of a year, there is nothing yet in it.
  const days = `from=${dayOf(Date.now() - 60 * 86_400_000)}&to=${dayOf(Date.now())}`;
  await page.goto(`${OFFICE}/reports?report=customers&period=custom&${days}`);
  const report = page.getByRole('dialog').getByRole('table');
  const phone = report.getByText(/^[6-9]\d{9}$/).first();
  await expect(phone).toBeVisible();
  expect((await phone.boundingBox())?.height).toBeLessThan(30);

  await page.goto(`${OFFICE}/customers/buyer-0`);
  const orders = main(page).getByRole('table', { name: /^Orders/ });
  const number = orders.getByRole('link').first();
  await expect(number).toBeVisible();
  expect((await number.boundingBox())?.height).toBeLessThan(30);
});

test('a name from right to left turns none of our own words round', { tag: '@phone' }, async ({ page }) => {
  await nameNewest(page, [RIGHT_TO_LEFT]);
  await signInAsStaff(page);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const line = page.getByText(RIGHT_TO_LEFT).filter({ hasText: '₹' }).filter({ visible: true }).first();
  await expect(line).toBeVisible();
  const placeOf = (word: string) =>
    line.evaluate((element, word) => {
      const node = element.firstChild;
      const at = node?.textContent?.indexOf(word) ?? -1;
      if (!node || at < 0) throw new Error(`"${word}" is not there.`);
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      return range.getBoundingClientRect().left;
    }, word);
  // The amount is said after the name, and stands behind it.
  expect(await placeOf('علي')).toBeLessThan(await placeOf('₹'));
});

test('My Orders stays a list, whatever an order says', { tag: '@phone' }, async ({ page }) => {
  await signInCustomer(page);
  await page.goto('/track-order');
  await expect(page.getByRole('article').first()).toBeVisible();
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as string);
  const [id = ''] = await nameNewest(page, [LONG]);
  await changeOrder(page, id, { userId: { stringValue: user } });
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: orderNumber(id) });
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.height).toBeLessThan(700);
  await card.getByRole('button', { name: 'View Details' }).click();
  await expect(card.getByText('Delivery address', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect((await card.boundingBox())?.height).toBeLessThan(2000);
});
