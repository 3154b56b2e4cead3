import type { BrowserContext, Page } from '@playwright/test';
import type { Stored } from './secretSearch';

/** An address that the service worker leaves to the network, where the search answers it itself. */
const SEARCH_PAGE = '/__search';

/** What a tab alone keeps: its session storage, and what its history entry carries. */
async function tabContents(page: Page): Promise<Stored[]> {
  const [session, entry] = await page.evaluate(() => [
    JSON.stringify(Object.entries(sessionStorage)),
    JSON.stringify(history.state) ?? '',
  ]);
  return [
    { place: 'session storage', kind: 'data', text: session ?? '' },
    { place: 'history entry', kind: 'data', text: entry ?? '' },
  ];
}

/** Runs in the page: everything that an origin keeps for all of its tabs; of scripts with these SHA-256 only their addresses. */
async function originContents(published: readonly string[]): Promise<Stored[]> {
  const stored: Stored[] = Object.entries(localStorage).map(([key, text]) => ({
    place: `local storage ${key}`,
    kind: 'data',
    text,
  }));

  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const readable = (_key: string, value: unknown): unknown => {
    if (value instanceof ArrayBuffer) return new TextDecoder().decode(value);
    if (ArrayBuffer.isView(value)) return new TextDecoder().decode(value as Uint8Array<ArrayBuffer>);
    if (value instanceof Map || value instanceof Set) return [...value];
    return value;
  };
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      const text = JSON.stringify([keys, values], readable);
      stored.push({ place: `IndexedDB ${name}/${storeName}`, kind: 'data', text });
    }
    database.close();
  }

  const digestOf = async (bytes: ArrayBuffer) =>
    Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), byte =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  const known = new Set(published);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true });
      const isScript = /\bjavascript\b/.test(response?.headers.get('content-type') ?? '');
      const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer();
      const text = isScript && known.has(await digestOf(bytes)) ? '' : new TextDecoder().decode(bytes);
      stored.push({
        place: `cache ${name} ${new URL(request.url).pathname}`,
        kind: isScript ? 'script' : 'data',
        text: `${request.url} ${text}`,
      });
    }
  }
  return stored;
}

/** For an origin of which no tab is open any more. */
async function openSearchPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`**${SEARCH_PAGE}`, route => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(origin + SEARCH_PAGE);
  return page;
}

/**
 * Everything that a browser keeps for these origins, on disk and in its open tabs. It ends with a network.
 *
 * @param published SHA-256 of scripts that everybody has, in hex: of these only the address is listed
 */
export async function deviceContents(
  context: BrowserContext,
  origins: ReadonlySet<string>,
  published: readonly string[] = [],
): Promise<Stored[]> {
  const originOf = (page: Page) => new URL(page.url()).origin;
  const tabs = context.pages().filter(page => origins.has(originOf(page)));
  const ofTabs = await Promise.all(tabs.map(tabContents));
  await context.setOffline(false);
  const ofOrigins: Stored[] = [];
  for (const origin of origins) {
    const open = tabs.find(page => originOf(page) === origin);
    const page = open ?? (await openSearchPage(context, origin));
    ofOrigins.push(...(await page.evaluate(originContents, published)));
    if (page !== open) await page.close();
  }
  return [...ofTabs.flat(), ...ofOrigins];
}
