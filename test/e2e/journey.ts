import { test as base, expect, type Page } from '@playwright/test';

const DOCUMENTS = '/v1/projects/demo-bottled-water/databases/(default)/documents';

/** What the local backend holds at a path, past every rule; null when there is no such document. */
export async function storedDocument(page: Page, path: string): Promise<{ fields: Fields } | null> {
  const response = await page.request.get(`${DOCUMENTS}/${path}`, {
    headers: { authorization: 'Bearer owner' },
  });
  return response.status() === 404 ? null : await response.json();
}

type Fields = { readonly [field: string]: { readonly [kind: string]: unknown } };

type Console = {
  /** A journey declares the errors that it provokes: Chromium itself reports each failed request as one. */
  readonly expectConsoleErrors: (pattern: RegExp) => void;
};

/** A browser journey: any console error or page error that it has not declared fails it. */
export const test = base.extend<Console>({
  expectConsoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const declared: RegExp[] = [];
      context.on('console', message => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', error => errors.push(error.error().message));
      await use(pattern => void declared.push(pattern));
      expect(errors.filter(error => !declared.some(pattern => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the device can open the app without a network: the worker has kept it all and answers this page. */
export async function keptOnDevice(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** What Chromium says of each request made without a network. */
export const REQUEST_WITHOUT_NETWORK = /Failed to load resource: net::ERR_INTERNET_DISCONNECTED/;

export { expect };
