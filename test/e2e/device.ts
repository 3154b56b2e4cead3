import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test as journey } from './journey';
import { stayOffline } from './stayOffline';

type Device = {
  /** Starts the browser on this device's profile; resolves to its one tab. */
  readonly start: () => Promise<Page>;
  /** Ends the browser as a phone does that takes the memory back: nothing of it gets to finish or to say goodbye. */
  readonly kill: () => Promise<void>;
  /** Ends it as a person does who closes the window: what is in local storage is written, which Chromium does late. */
  readonly close: () => Promise<void>;
};

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  const browser = answer?.processInfo.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not tell its process.');
  return browser.id;
}

/** A journey on a device of its own: what its browser has kept is there when it is started again. */
export const test = journey.extend<{ readonly device: Device }>({
  device: async ({ watch, launchOptions, viewport, hasTouch, locale, baseURL }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'device-'));
    let running: { readonly context: BrowserContext; readonly processId: number } | undefined;

    await use({
      async start() {
        const context = await chromium.launchPersistentContext(profile, {
          ...launchOptions,
          viewport,
          hasTouch,
          ...(locale && { locale }),
          ...(baseURL && { baseURL }),
        });
        running = { context, processId: await processOf(context) };
        watch.follow(context);
        stayOffline(context);
        return context.pages()[0] ?? context.newPage();
      },
      async kill() {
        if (!running) throw new Error('The browser of this device does not run.');
        const { context, processId } = running;
        const gone = context.waitForEvent('close');
        // The whole group: a process left over would still hold the databases that the next browser opens.
        process.kill(-processId, 'SIGKILL');
        await gone;
        running = undefined;
      },
      async close() {
        await running?.context.close();
        running = undefined;
      },
    });

    try {
      if (running) expect(await watch.secretsOn(running.context)).toEqual([]);
    } finally {
      await running?.context.close();
      rmSync(profile, { recursive: true });
    }
  },
});
