import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_CUSTOMER } from '../../local-firebase/seed/people';
import { idOfNumber, orderNumber } from '../../src/domain/order/orderNumber';
import type { Browser } from './browser';
import { field, openPage, role, text } from './page';
import { openShop } from './shop';

/** The product that is ordered, two bottles of it, and its card. */
const PRODUCT = 'inventory/1';
const CARD = /(?=.*Premium Water)(?=.*1 ?L)/s;
const QUANTITY = 2;

/** Run in the page: whether its worker is there, and each file that it is to keep for a customer. */
async function isOnDevice(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== 'activated') return false;
  const worker = await (await fetch('/serviceWorker.js')).text();
  const files = [...worker.matchAll(/\{(?:"lists":\[([^\]]+)\],)?"revision":[^,]+,"url":"([^"]+)"\}/g)];
  const wanted = files.filter(([, lists = '"visitor"']) => /"(visitor|customer)"/.test(lists));
  const found = await Promise.all(wanted.map(([, , url]) => caches.match(`/${url}`)));
  return found.length > 0 && found.every(Boolean);
}

/** What the shop is for, walked in one kind of browser. */
export function describeJourneys(kind: string, openBrowser: () => Promise<Browser>): void {
  describe(`in ${kind}`, () => {
    let browser: Browser;
    let shop: Awaited<ReturnType<typeof openShop>>;
    let page: ReturnType<typeof openPage>;

    // One for all of them: each journey looks at its own order, and at what has changed meanwhile.
    beforeAll(async () => {
      shop = await openShop();
    });
    afterAll(() => shop?.close());
    beforeEach(async () => {
      browser = await openBrowser();
      page = openPage(browser);
    });
    afterEach(() => browser?.close());

    const goTo = (path: string) => browser.open(`${shop.origin}${path}`);
    /** @throws Error where the product has no stock that is a number, which would equal any other of the kind */
    async function inStock(): Promise<number> {
      const bottles = Number((await shop.stored(PRODUCT))?.inStock?.integerValue);
      if (!Number.isInteger(bottles)) throw new Error(`${PRODUCT} has no stock.`);
      return bottles;
    }

    async function agree(name: string) {
      await page.seen(role('alertdialog', name));
      await page.press(role('button', 'OK'));
    }
    async function signIn(email: string, password: string) {
      await page.fill(field('Email'), email);
      await page.fill(field('Password'), password);
      await page.press(role('button', 'Sign In'));
    }
    async function signInAsStaff() {
      await goTo('/admin');
      // The seeded admin's credentials stand there already.
      await page.press(role('button', 'Sign In'));
      await page.seen(role('button', 'Logout'));
    }
    /** From the menu to the form, filled in. */
    async function openOrderForm(hasAddress: boolean) {
      await page.press(role('button', /^Add to cart/, CARD));
      await page.press(role('button', /more/, CARD));
      await page.press(role('button', 'Order Now', CARD));
      if (hasAddress) await page.press(role('radio', 'Another address'));
      await page.fill(field('Delivery address'), '31 Residency Road, Bengaluru 560025');
      await page.fill(field('Phone'), '9812345670');
    }
    /** To the next status, by the order's own dialog. */
    async function moveOn(orderId: string, status: string) {
      await page.press(role('button', `Edit order ${orderNumber(orderId)}`));
      await page.choose(field('Status'), status);
      await page.press(role('button', 'Save Changes'));
      await agree('✅ Order updated successfully!');
      expect((await shop.stored(`orders/${orderId}`))?.status).toEqual({ stringValue: status });
    }

    it('what a page writes to the console as an error, throws or rejects, is among its errors', async () => {
      await goTo('/');
      await browser.run(() => {
        console.error('said');
        setTimeout(() => {
          throw new Error('thrown');
        });
        void Promise.reject(new Error('rejected'));
      });
      const all = async () => (await browser.errors()).join();
      for (const each of ['said', 'thrown', 'rejected']) {
        await expect.poll(all, { timeout: 60_000 }).toContain(each);
      }
    });

    it('a newcomer signs up and orders, and staff bring the order to Delivered', async () => {
      const [email, password] = ['newcomer@demo.test', 'spring-water-9'];
      const before = await inStock();
      await goTo('/login');
      await page.press(role('button', "Don't have an account? Sign up"));
      await page.fill(field('Full name'), 'Nila Iyer');
      await page.fill(field('Email'), email);
      await page.fill(field('Password'), password);
      await page.press(role('button', 'Create Account'));
      await page.seen(text('Sign-up successful! Please check your email to verify your account.'));
      await goTo('/__local/mailbox');
      await page.press(role('link', /./, new RegExp(email)));
      await page.seen(text(/verified/i));
      await goTo('/login');
      await signIn(email, password);
      await page.seen(text('Logged in successfully!'));

      await goTo('/menu');
      await openOrderForm(false);
      // Two bottles at 2.99, fee 2.99, tax 8 % of 5.98.
      await page.press(role('button', 'Place Order - ₹9.45'));
      const banner = await page.textOf(/Your order #([\w-]+) has been received and is being processed\./);
      const orderId = idOfNumber(/#([\w-]+)/.exec(banner)?.[1] ?? '');
      expect(await shop.stored(`orders/${orderId}`)).toMatchObject({
        status: { stringValue: 'pending' },
        total: { doubleValue: 5.98 },
        phone: { stringValue: '9812345670' },
      });
      expect(await inStock()).toBe(before - QUANTITY);

      await signInAsStaff();
      await goTo(`/admin/dashboard/orders?q=${orderId}`);
      for (const status of ['processing', 'shipped', 'delivered']) await moveOn(orderId, status);

      // Two sessions in one browser: the customer is still the customer.
      await goTo('/track-order');
      const shown = role('progressbar', `Progress of order ${orderNumber(orderId)}`);
      // What the device kept of it comes first.
      await expect.poll(() => page.valueOf(shown), { timeout: 60_000 }).toBe('100');
      expect(await browser.errors()).toEqual([]);
    });

    it('an order placed without a connection is saved, outlives a reload, and is placed once', async () => {
      await goTo('/login');
      await signIn('customer@demo.test', 'water-demo-1');
      await page.seen(role('button', 'Logout'));
      await goTo('/menu');
      // The device has all that it needs to save an order, and to open the app, by itself.
      await expect.poll(() => browser.run(isOnDevice), { timeout: 60_000 }).toBe(true);
      const before = { ids: await shop.orderIds(), inStock: await inStock() };
      await openOrderForm(true);
      await shop.stop();
      try {
        await page.press(role('button', /^Place Order/));
        await page.seen(text('Saved on this device, not sent yet'));
        await goTo('/track-order');
        await page.seen(text('Not sent yet'));
      } finally {
        // The other journeys need it, whatever comes of this one.
        await shop.startAgain();
      }
      await browser.reload();
      await expect.poll(() => shop.orderIds(), { timeout: 60_000 }).toHaveLength(before.ids.length + 1);
      const orderId = (await shop.orderIds()).find(id => !before.ids.includes(id)) ?? '';
      expect((await shop.stored(`orders/${orderId}`))?.userId).toEqual({ stringValue: DEMO_CUSTOMER.uid });
      await page.seen(role('progressbar', `Progress of order ${orderNumber(orderId)}`));
      await expect.poll(() => page.isSeen(text('Not sent yet')), { timeout: 60_000 }).toBe(false);
      // By now nothing is left to be sent: a double would be there.
      expect(await shop.orderIds()).toHaveLength(before.ids.length + 1);
      expect(await inStock()).toBe(before.inStock - QUANTITY);
    });

    it('a page left in the middle of a transaction, or of making a database, holds nobody up', async () => {
      await goTo('/login');
      await page.seen(role('button', 'Sign In'));
      // Left in the moment in which the first database is asked for, by the page or in a frame.
      await browser.run(() => {
        const leave = () => location.assign('/track-order');
        const { open } = IDBFactory.prototype;
        IDBFactory.prototype.open = function ask(...asked) {
          if (asked[0].startsWith('shop-')) leave();
          return open.apply(this, asked);
        };
        const { createElement } = document;
        document.createElement = (name: string) => {
          if (name === 'iframe') leave();
          return createElement.call(document, name);
        };
      });
      await signIn('customer@demo.test', 'water-demo-1');
      await page.seen(role('button', /^View Details/));
      const isMade = (name: string) =>
        indexedDB.databases().then(all => all.some(database => database.name === name));
      /** Whether the page can open it. It waits for as long as the browser makes it wait. */
      const isOpened = (name: string) =>
        new Promise<boolean>((resolve, reject) => {
          const asked = indexedDB.open(name);
          asked.onsuccess = () => {
            asked.result.close();
            resolve(true);
          };
          asked.onerror = () => reject(asked.error);
        });
      for (const name of ['shop-kept', 'shop-outbox']) {
        await expect.poll(() => browser.run(isMade, name), { timeout: 120_000 }).toBe(true);
        expect(await browser.run(isOpened, name)).toBe(true);
      }
      await browser.run(async () => {
        /** Goes on for as long as the page does. */
        const readOn = (store: IDBObjectStore) => {
          store.count().onsuccess = () => readOn(store);
        };
        await new Promise<void>((resolve, reject) => {
          const asked = indexedDB.open('firebaseLocalStorageDb');
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            const [name = ''] = asked.result.objectStoreNames;
            readOn(asked.result.transaction(name, 'readwrite').objectStore(name));
            resolve();
          };
        });
        await new Promise<void>((resolve, reject) => {
          const asked = indexedDB.open('another');
          asked.onerror = () => reject(asked.error);
          asked.onupgradeneeded = () => {
            readOn(asked.result.createObjectStore('store'));
            resolve();
          };
        });
      });
      await goTo('/track-order');
      await page.seen(role('button', /^View Details/));
      expect(await browser.run(isOpened, 'another')).toBe(true);
      expect(await browser.errors()).toEqual([]);
    });

    it("staff change an order's address and status, and read it so afterwards", async () => {
      await signInAsStaff();
      await goTo('/admin/dashboard/orders?status=pending');
      const button = await page.nameOf(role('button', /^Edit order/));
      const orderId = idOfNumber(button.split(' ').at(-1) ?? '');
      await page.press(role('button', button));
      const address = '7 Lalbagh Road, gate 2, Bengaluru 560004';
      await page.fill(field('Delivery address'), address);
      await page.choose(field('Status'), 'processing');
      await page.press(role('button', 'Save Changes'));
      await agree('✅ Order updated successfully!');
      expect(await shop.stored(`orders/${orderId}`)).toMatchObject({
        status: { stringValue: 'processing' },
        shippingAddress: { stringValue: address },
      });
      await goTo(`/admin/dashboard/orders?view=${orderId}`);
      await page.seen(role('dialog', `Order #${orderNumber(orderId)}`));
      await page.seen(text(address));
      expect(await browser.errors()).toEqual([]);
    });
  });
}
