/**
 * `npm run proof:kills`: orders whose browser, or whose server, is killed at a random moment, on the last build. Every one that was
 * on disk, or called saved or placed, must be on the server once, and the shelf must have lost its bottles and no others.
 *
 *   KILLS_SEED=N   the same moments again
 *   -- -g WORDS    only the tests with these words in their titles
 */
import { setTimeout as waitMs } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { createSeededRandom, type SeededRandom } from '../../local-firebase/seed/random';
import { openShop } from '../browsers/shop';
import { fillInDelivery, ORDERED, openOrderForm, signInCustomer } from '../e2e/customer';
import { test as onDevice } from '../e2e/device';
import { cachedOnDevice, expect, forgetOrderPace, ledger } from '../e2e/journey';
import { type Asked, annotationOf, countOrders } from './counts';
import { commitSent, pressPlace, tellMoments } from './screen';

type Shop = Awaited<ReturnType<typeof openShop>>;

type Proof = {
  readonly shop: Shop;
  readonly random: SeededRandom;
  /** The orders so far; whoever kills counts. */
  readonly orders: { asked: Asked[]; kills: number };
};

const test = onDevice.extend<Proof>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it
  async shop({}, use) {
    const shop = await openShop();
    await use(shop);
    await shop.close();
  },
  baseURL: ({ shop }, use) => use(shop.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from it
  random: ({}, use, { title }) => use(createSeededRandom(`${process.env.KILLS_SEED} ${title}`)),
  /** Counts them at the end, also where the test has failed on its way. */
  async orders({ shop, request, expectConsoleErrors }, use, { annotations }) {
    expectConsoleErrors(/Failed to load resource|ERR_/);
    const before = await ledger(request, ORDERED.productId);
    const orders: Proof['orders'] = { asked: [], kills: 0 };
    await use(orders);

    const counted = async () => {
      const stored = (await shop.orders()).map(({ fields, createTime }) => ({
        address: String(fields.shippingAddress?.stringValue),
        createdAt: createTime,
      }));
      const after = await ledger(request, ORDERED.productId);
      return countOrders({
        ...orders,
        stored: stored.filter(({ address }) => address.endsWith(STREET)),
        bottlesGone: before.inStock - after.inStock,
      });
    };
    const right = { lost: 0, doubled: 0, outOfOrder: 0, bottlesOff: 0 };
    const judged = await expect
      .poll(counted, { timeout: 60_000 })
      .toMatchObject(right)
      .then(
        () => null,
        (error: unknown) => error,
      );
    annotations.push(annotationOf(await counted()));
    if (judged !== null) throw judged;
  },
});

// It ends with its PIN code: behind an address that does not, the order form writes the one of the profile.
const STREET = ' Residency Road, Bengaluru 560025';

/** An address of its own tells each order. */
const addressOf = (number: number): string => `${number}${STREET}`;

/** Signs in on a device, which keeps the app and who is signed in. */
async function prepare(page: Page): Promise<void> {
  await signInCustomer(page);
  await cachedOnDevice(page);
}

/** Fills in the next order. */
async function fillInNext(page: Page, { asked }: Proof['orders']): Promise<string> {
  const address = addressOf(asked.length + 1);
  await openOrderForm(page);
  await fillInDelivery(page, address);
  return address;
}

/** Waits until nothing waits on the device, as a customer sees it. */
async function allSent(page: Page, request: APIRequestContext): Promise<void> {
  await forgetOrderPace(request);
  await page.goto('/outbox');
  await expect(page.getByText('Nothing to send')).toBeVisible();
}

test('saved offline, the browser killed within 40 ms of "Saved"', async ({
  device,
  request,
  random,
  orders,
}) => {
  await prepare(await device.start());
  await device.close();
  let page = await device.start();
  for (; orders.kills < 20; orders.kills += 1) {
    await tellMoments(page);
    const address = await fillInNext(page, orders);
    await page.context().setOffline(true);
    const { said } = await pressPlace(page);
    await said;
    orders.asked.push({ address, isKept: true, isSaid: true });
    await waitMs(random.whole(0, 40));
    await device.kill();

    page = await device.start();
    await page.context().setOffline(true);
    await page.goto('/outbox');
    await expect(page.getByText(address)).toBeVisible();
    await page.context().setOffline(false);
    await allSent(page, request);
  }
});

test('placed online, the browser killed within 900 ms of pressing', async ({
  device,
  request,
  random,
  orders,
}) => {
  await prepare(await device.start());
  await device.close();
  let page = await device.start();
  for (; orders.kills < 40; orders.kills += 1) {
    await tellMoments(page);
    const address = await fillInNext(page, orders);
    const { kept, said } = await pressPlace(page);
    const before = { isKept: false, isSaid: false };
    void kept.then(() => Object.assign(before, { isKept: true }));
    void said.then(() => Object.assign(before, { isSaid: true }));
    await waitMs(random.whole(0, 900));
    orders.asked.push({ address, ...before });
    await device.kill();

    page = await device.start();
    await allSent(page, request);
  }
});

test('15 waiting orders, the browser killed 15 times while it sends', async ({
  device,
  request,
  random,
  orders,
}) => {
  await prepare(await device.start());
  await device.close();
  let page = await device.start();
  await tellMoments(page);
  await page.goto('/');
  await page.context().setOffline(true);
  while (orders.asked.length < 15) {
    const address = await fillInNext(page, orders);
    const { said } = await pressPlace(page);
    await said;
    orders.asked.push({ address, isKept: true, isSaid: true });
  }
  await device.close();

  for (; orders.kills < 15; orders.kills += 1) {
    await forgetOrderPace(request);
    page = await device.start();
    const sent = commitSent(page);
    // It ends with its browser.
    void page.goto('/outbox').catch(() => {});
    await sent;
    // One order a life: the next is not sent so soon.
    await waitMs(random.whole(0, 40));
    await device.kill();
  }

  page = await device.start();
  page.on('response', response => {
    if (response.url().includes(':commit?')) void forgetOrderPace(request);
  });
  await allSent(page, request);
});

test('the server killed while an order is committed', async ({ device, shop, request, random, orders }) => {
  const page = await device.start();
  await prepare(page);
  await tellMoments(page);
  for (; orders.kills < 12; orders.kills += 1) {
    const address = await fillInNext(page, orders);
    const sent = commitSent(page);
    const { said } = await pressPlace(page);
    await sent;
    await waitMs(random.whole(0, 40));
    await shop.kill();
    await said;
    orders.asked.push({ address, isKept: true, isSaid: true });

    await shop.startAgain();
    await allSent(page, request);
  }
});
