import type { APIRequestContext, Page } from '@playwright/test';
import { idOfNumber } from '../../src/domain/order/orderNumber';
import { expectAccessible } from './accessible';
import { fillInDelivery, ORDERED, openOrderForm, placeButton, signInCustomer } from './customer';
import { expect, storedDocument, test } from './journey';
import { signInAsStaff } from './staff';

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';
const OWNER = { authorization: 'Bearer owner' };

/** What the journey changes of the shop, as it was before. */
const CHANGED = ['settings/shop', `inventory/${ORDERED.productId}`] as const;
let before: readonly { readonly path: string; readonly fields: object }[] = [];
let orderId: string | null = null;

test.beforeEach(async ({ page }) => {
  before = await Promise.all(
    CHANGED.map(async path => ({ path, fields: (await storedDocument(page, path))?.fields ?? {} })),
  );
});

// The other journeys find a shop that delivers everywhere.
test.afterEach(async ({ request }: { request: APIRequestContext }) => {
  for (const { path, fields } of before) {
    const restored = await request.patch(`${DOCUMENTS}/${path}`, { headers: OWNER, data: { fields } });
    expect(restored.ok()).toBe(true);
  }
  if (orderId)
    expect((await request.delete(`${DOCUMENTS}/orders/${orderId}`, { headers: OWNER })).ok()).toBe(true);
});

async function addArea(staff: Page) {
  await signInAsStaff(staff);
  await staff.goto('/admin/dashboard/settings');
  await staff.getByRole('button', { name: 'Add an area' }).click();
  const area = staff.getByRole('group', { name: 'New area' });
  await area.getByLabel('PIN codes').fill('560038, 560008');
  await area.getByLabel('Delivery times').fill('7-10, 17-20');
  await area.getByLabel('Orders close on the day before at').selectOption('8:00 pm');
  await area.getByLabel('Delivery fee here (₹)').fill('25');
  await area.getByLabel('Name of the area').fill('Indiranagar');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Save settings' }).click();
  await expect(staff.getByText('The settings were saved.')).toBeVisible();
  expect((await storedDocument(staff, 'settings/shop'))?.fields.areas).toMatchObject({
    mapValue: {
      fields: {
        Indiranagar: {
          mapValue: {
            fields: {
              pins: { arrayValue: { values: [{ stringValue: '560038' }, { stringValue: '560008' }] } },
              slots: {
                arrayValue: { values: [{ stringValue: '07:00-10:00' }, { stringValue: '17:00-20:00' }] },
              },
              cutOff: { integerValue: '20' },
              fee: { integerValue: '25' },
            },
          },
        },
      },
    },
  });
}

test('staff add an area, and a customer’s order arrives there on the day and at the time that they choose', async ({
  page,
  context,
}) => {
  const staff = await context.newPage();
  await addArea(staff);

  await signInCustomer(page);
  await openOrderForm(page);
  await fillInDelivery(page, '31 Residency Road, Bengaluru');
  const pin = page.getByLabel('PIN code');
  await pin.fill('560066');
  await expect(page.getByText('We do not deliver to 560066 yet.').first()).toBeVisible();
  await placeButton(page).click();
  await expect(page.getByText('Enter a PIN code that we deliver to.')).toBeVisible();
  await expect(pin).toBeFocused();

  await pin.fill('560008');
  await expect(page.getByText(/^Delivered to Indiranagar: .+\. Delivery fee ₹25\.00$/)).toBeVisible();
  const day = page.getByLabel('Delivery day');
  const chosen = (await day.getByRole('option').nth(2).getAttribute('value')) ?? '';
  await day.selectOption(chosen);
  const dayInWords = await day.getByRole('option', { selected: true }).textContent();
  await page.getByLabel('Delivery time').selectOption('5:00 pm – 8:00 pm');
  const arrival = `Arrives ${dayInWords}, 5:00 pm – 8:00 pm`;
  await expect(page.getByText(arrival).first()).toBeVisible();
  await expectAccessible(page);
  // Two bottles at 2.99, the area's fee, tax 8 % of 5.98.
  await page.getByRole('button', { name: 'Place Order - ₹31.46' }).click();
  await expect(page.getByText(`${arrival}. Pay ₹31.46 at the door.`)).toBeVisible();
  const received = page.getByText(/Your order #[\w-]+ has been received/);
  const number = /#([\w-]+)/.exec((await received.textContent()) ?? '')?.[1] ?? '';
  orderId = idOfNumber(number);

  const [, date] = /^\w+ (\d+ \w+)$/.exec(dayInWords ?? '') ?? [];
  const inFull = new RegExp(`^${date} ${chosen.slice(0, 4)}, 5:00 pm – 8:00 pm$`);
  const card = page.getByRole('article', { name: `Order #${number}` });
  await expect(card.getByText(inFull)).toBeVisible();

  await staff.goto(`/admin/dashboard/orders?view=${orderId}`);
  const dialog = staff.getByRole('dialog', { name: `Order #${number}` });
  await expect(dialog.getByText(inFull)).toBeVisible();
  await expect(dialog.getByText('Indiranagar, 560008')).toBeVisible();
  await expectAccessible(staff);

  expect((await storedDocument(page, `orders/${orderId}`))?.fields).toMatchObject({
    delivery: {
      mapValue: {
        fields: {
          area: { stringValue: 'Indiranagar' },
          pin: { stringValue: '560008' },
          slot: { stringValue: '17:00-20:00' },
        },
      },
    },
    estimatedDelivery: { timestampValue: `${chosen}T14:30:00Z` },
    shippingAddress: { stringValue: '31 Residency Road, Bengaluru 560008' },
    pricing: { mapValue: { fields: { deliveryFee: { integerValue: '25' } } } },
  });
});
