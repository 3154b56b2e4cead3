import { type APIRequestContext, test as base, type Page } from '@playwright/test';
import { DEMO_CUSTOMER } from '../../local-firebase/seed/people';
import { officialAuth, onOfficial } from '../support/official';
import { expect } from './expectations';
import { openJourneyWatch } from './journeyWatch';
import { stayOffline } from './stayOffline';

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';

/** The local backend is on the shop's own origin. */
const FIRESTORE = onOfficial ? officialAuth().firestore : '';
/** @see FIRESTORE */
export const AUTH = onOfficial ? officialAuth().auth : '';

/** What the backend holds at a path, past every rule; null when there is no such document. */
export async function storedDocument(page: Page, path: string): Promise<{ fields: Fields } | null> {
  const response = await page.request.get(`${FIRESTORE}${DOCUMENTS}/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  return response.status() === 404 ? null : await response.json();
}

/** Sets fields of a product as another person's work at the shop would, past every rule. */
export async function changeProduct(page: Page, productId: string, fields: Fields): Promise<void> {
  const mask = Object.keys(fields).map(field => `updateMask.fieldPaths=${field}`);
  const response = await page.request.patch(`${DOCUMENTS}/inventory/${productId}?${mask.join('&')}`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields },
  });
  expect(response.ok()).toBe(true);
}

/** How many orders the shop has, and how many bottles of a product: what must change together. */
export async function ledger(request: APIRequestContext, productId: string, origin = '') {
  const headers = { authorization: 'Bearer owner' };
  const [counted, product] = await Promise.all([
    request.post(`${origin}${DOCUMENTS}:runAggregationQuery`, {
      headers,
      data: {
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'orders' }] },
          aggregations: [{ alias: 'orders', count: {} }],
        },
      },
    }),
    request.get(`${origin}${DOCUMENTS}/inventory/${productId}`, { headers }),
  ]);
  const [{ result }] = await counted.json();
  const { fields } = await product.json();
  return {
    orders: Number(result.aggregateFields.orders.integerValue),
    inStock: Number(fields.inStock.integerValue),
  };
}

/** Has the seeded customer ordered nothing lately, past every rule: after five orders at once, one a minute is taken. */
export async function forgetOrderPace(request: APIRequestContext): Promise<void> {
  const headers = { authorization: 'Bearer owner' };
  const pace = `${FIRESTORE}${DOCUMENTS}/orderPace/${DEMO_CUSTOMER.uid}`;
  expect((await request.delete(pace, { headers })).ok()).toBe(true);
}

type Fields = { readonly [field: string]: { readonly [kind: string]: unknown } };

type Journey = {
  readonly watch: ReturnType<typeof openJourneyWatch>;
  readonly expectConsoleErrors: (pattern: RegExp) => void;
  readonly noOrdersLately: undefined;
};

/**
 * A browser journey. Any console error or page error that it has not declared fails it, and so does a password, a
 * token or a payment card that it leaves where it does not belong.
 */
export const test = base.extend<Journey>({
  watch: [
    async ({ context }, use) => {
      const watch = openJourneyWatch();
      watch.follow(context);
      stayOffline(context);
      await use(watch);
      expect(watch.undeclaredErrors()).toEqual([]);
      expect(await watch.secretsOn(context)).toEqual([]);
    },
    { auto: true },
  ],
  expectConsoleErrors: ({ watch }, use) => use(watch.expectConsoleErrors),
  // Journeys order as the same customer: each begins as if the last had ended long ago, or its order would have to wait.
  noOrdersLately: [
    async ({ request }, use) => {
      await forgetOrderPace(request);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A journey on a device that keeps the app for use without a network; to put the app there takes a fifth of a journey's time. */
export const testWithShell = test.extend({ serviceWorkers: 'allow' });

/** The paths of the files that the shell of a shop keeps, list by list, as its worker has them from the build. */
export async function filesOfShell(page: Page): Promise<{ readonly [list: string]: readonly string[] }> {
  const worker = await (await page.request.get(new URL('/serviceWorker.js', page.url()).href)).text();
  const files = [...worker.matchAll(/\{(?:"lists":\[([^\]]+)\],)?"revision":[^,]+,"url":"([^"]+)"\}/g)];
  const of = (list: string) =>
    files.flatMap(([, lists = 'visitor', url]) => (lists.includes(list) ? `/${url}` : [])).sort();
  return Object.fromEntries(['visitor', 'customer', 'staff', 'driver', 'hi'].map(list => [list, of(list)]));
}

/** What the device's caches hold, by list and sorted. */
export const cachedFiles = (page: Page): Promise<{ readonly [list: string]: readonly string[] }> =>
  page.evaluate(async () => {
    const cached: { [list: string]: string[] } = {};
    for (const name of await caches.keys()) {
      const [, list = ''] = /^shell-([a-z]+)-/.exec(name) ?? [];
      const requests = await (await caches.open(name)).keys();
      cached[list] = [...(cached[list] ?? []), ...requests.map(({ url }) => new URL(url).pathname)].sort();
    }
    return cached;
  });

/** The lists that belong to whoever is signed in on this device, in the language they chose. */
const listsOfDevice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stored = (slice: string) => JSON.parse(localStorage.getItem(`persist:${slice}`) ?? '{}');
    const { storefront = 'null', 'back-office': office = 'null' } = stored('session');
    return [
      'visitor',
      ...(JSON.parse(storefront)?.user ? ['customer'] : []),
      ...(JSON.parse(office)?.user ? [JSON.parse(office).user.role === 'driver' ? 'driver' : 'staff'] : []),
      ...(JSON.parse(stored('preferences').language ?? 'null') === 'hi' ? ['hi'] : []),
    ];
  });

/**
 * Waits until the device can open the app without a network: the worker answers this page, and has kept all that belongs to
 * whoever is signed in.
 */
export async function cachedOnDevice(page: Page): Promise<void> {
  // `page.waitForFunction` takes a promise, whatever comes of it, for a yes.
  const isCared = async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  };
  await expect.poll(() => page.evaluate(isCared)).toBe(true);
  const files = await filesOfShell(page);
  const missing = async () => {
    const [lists, cached] = await Promise.all([listsOfDevice(page), cachedFiles(page)]);
    return lists.flatMap(list => files[list]?.filter(file => !cached[list]?.includes(file)) ?? [list]);
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}

/** Waits until the device has a menu to show without a network: what is on screen at first is only the page's own. */
export async function menuOnDevice(page: Page): Promise<void> {
  const catalogue = () => page.evaluate(() => localStorage.getItem('persist:catalogue'));
  await expect.poll(catalogue).toContain('Premium Water');
}

/** Waits until a list that was read is on disk: what is on screen is not yet what the next start has. */
export async function cachedForNextStart(page: Page, list: string): Promise<void> {
  const isCached = async (list: string) => {
    const databases = await indexedDB.databases();
    // To open one that is not there yet would make it.
    if (!databases.some(({ name }) => name === 'shop-kept')) return false;
    const answer = <Result>(asked: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await answer(indexedDB.open('shop-kept'));
    const cached = await answer(database.transaction('lists').objectStore('lists').getAll());
    database.close();
    // Of a list that comes by pages: all of them, and packed where it is, for its first rows to come first.
    return cached.some(
      header => header.list === list && header.mark?.filled !== false && header.chunks?.packed !== 0,
    );
  };
  await expect.poll(() => page.evaluate(isCached, list)).toBe(true);
}

/** What Chromium says of each request made without a network; where the page has a worker, of a script that it has not fetched. */
export const REQUEST_WITHOUT_NETWORK = /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)/;

export { expect };
