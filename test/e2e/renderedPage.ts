import type { Page } from '@playwright/test';

/** The one reading of the catalogue, wherever it is asked for from. */
export const INVENTORY_READ = /\/documents\/inventory\?/;

/** Opens the menu as a shop has it whose build had no catalogue at hand, and rendered no page: with nothing to show yet. */
export async function withoutRendering(page: Page): Promise<void> {
  await page.route('/menu', async route =>
    route.fulfill({ response: await route.fetch({ url: new URL('/app.html', route.request().url()).href }) }),
  );
}

/** Resolves once the app has taken over the page that the build has rendered: all of it can be used. */
export async function live(page: Page): Promise<void> {
  await page.locator('#root').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('#root [inert]').length === 0);
}
