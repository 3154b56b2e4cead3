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

/** A browser journey: any console error or page error fails it. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('console', message => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', error => errors.push(error.error().message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
