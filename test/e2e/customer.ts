import type { Locator, Page } from '@playwright/test';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import { expect, type ledger } from './journey';

/** The seeded customer. */
const CUSTOMER = { email: 'customer@demo.test', password: 'water-demo-1' };

export const DELIVERY = { address: '31 Residency Road, Bengaluru 560025', phone: '9812345670' };

export async function signInCustomer(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${origin}/`);
}

/** The product and the quantity that `openOrderForm` opens. */
export const ORDERED = { productId: '1', quantity: 2 };

type Ledger = Awaited<ReturnType<typeof ledger>>;

/** What the ledger says once what `openOrderForm` opens has been ordered, once. */
export const once = ({ orders, inStock }: Ledger): Ledger => ({
  orders: orders + 1,
  inStock: inStock - ORDERED.quantity,
});

/** From the menu to the form, as a customer goes. */
export async function openOrderForm(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/menu`);
  const card = page.getByRole('listitem').filter({ hasText: 'Premium Water' }).filter({ hasText: '1 L' });
  // What was not ordered the last time is in the cart still.
  await card.getByRole('button', { name: /^Add to cart|more$/ }).click();
  await card.getByRole('textbox').fill('2');
  await card.getByRole('button', { name: 'Order Now' }).click();
}

/** Types an address as a whole, where another may be known. */
export async function typeAddress(page: Page, address: string): Promise<void> {
  const change = page.getByRole('button', { name: 'Change the delivery address' });
  const street = page.getByRole('textbox', { name: 'Delivery address' });
  const another = page.getByRole('radio', { name: 'Another address' });
  // Until the known ones have come there are the fields; they never take the place of one that has the focus.
  await change.or(another).or(street).first().click();
  if (await another.isVisible()) await another.check();
  await street.fill(address);
}

export async function fillInDelivery(page: Page, address = DELIVERY.address): Promise<void> {
  await typeAddress(page, address);
  await page.getByLabel('Phone').fill(DELIVERY.phone);
}

export const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^Place Order/ });

export const savedLabel = (page: Page): Locator => page.getByText('Saved on this device, not sent yet');

/** The number of the order that is saved here, as the words that say so give it. */
export async function savedOrderId(page: Page): Promise<string> {
  const words = await page.getByText(/^Order #[\w-]+ is saved here\./).textContent();
  return idOfNumber(/#([\w-]+)/.exec(words ?? '')?.[1] ?? '');
}

/** Only an order that the server has shows how far it has come. */
export const progressOf = (page: Page, orderId: string): Locator =>
  page.getByRole('progressbar', { name: `Progress of order ${orderNumber(orderId)}` });

/**
 * Stops the next orders on their way: before they have reached the server, or with the server's answer in hand.
 * `underWay` is the number of the first.
 */
export async function holdCommit(page: Page, arrives: boolean) {
  let letGo = () => {};
  const released = new Promise<void>(resolve => {
    letGo = resolve;
  });
  let tell: (orderId: string) => void;
  const underWay = new Promise<string>(resolve => {
    tell = resolve;
  });
  await page.route(/:commit\?/, async route => {
    // Where the journey's own connection breaks it is not known either whether it arrived: the app must cope with both.
    const response = arrives ? await route.fetch().catch(() => null) : null;
    tell(/\/orders\/(\w+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    await released;
    await (response ? route.fulfill({ response }) : route.continue());
  });
  return { underWay, letGo };
}
