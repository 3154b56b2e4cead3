import type { BrowserContext } from '@playwright/test';
import { type BareBrowser, withBareBrowser } from '../browser/bareBrowser';
import { launch, makeProfile } from '../browser/launch';

/** A browser's folder in which staff are signed in; opened anew for each visit, as the next morning. */
export type StaffProfile = {
  /** A visit that is measured. */
  measured<Result>(use: (browser: BareBrowser) => Promise<Result>): Promise<Result>;
  visit<Result>(use: (context: BrowserContext) => Promise<Result>): Promise<Result>;
  remove(): void;
};

/** Signed in, and nothing else is on the device. */
export async function makeStaffProfile(origin: string): Promise<StaffProfile> {
  const { directory, remove } = makeProfile();
  const profile: StaffProfile = {
    measured: use => withBareBrowser(directory, 'desk', use),
    async visit(use) {
      const context = await launch(directory, 'desk');
      try {
        return await use(context);
      } finally {
        await context.close();
      }
    },
    remove,
  };
  await profile.visit(async context => {
    await signIn(context, origin);
    await forget(context, origin, 'session');
  });
  return profile;
}

/** The seeded admin's credentials stand in the form already. */
async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/admin`);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/admin\/dashboard/);
  await page.close();
}

/** What a visit finds on the device. */
type Kept = 'session' | 'session and orders';

/**
 * Forgets everything but that: the app's files, in the browser's cache and in the service worker's, and what else is asked
 * for. Done from a page of the same origin on which the app does not run.
 */
export async function forget(context: BrowserContext, origin: string, keep: Kept): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/__local/meter`);
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.evaluate(`(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
    if (${keep === 'session and orders'}) return;
    for (const { name } of await indexedDB.databases()) {
      if (/firebase/i.test(name)) continue;
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error(name + ' is in use'));
      });
    }
  })()`);
  await page.close();
}
