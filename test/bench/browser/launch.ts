import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';

export const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--no-default-browser-check',
  // A peer must not spend its time on hosts that nobody can reach here.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

export const LOCALE = 'en-IN';

/** Until a browser that was started has nothing more to do of its own: on two processors a page that is opened meanwhile waits. */
const UNTIL_STARTED_MS = 2000;
export const waitUntilStarted = () => delay(UNTIL_STARTED_MS);

export const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
} as const;

export type Screen = keyof typeof SCREENS;

/** A folder for a browser's profile; `remove` when the browser is closed. */
export function makeProfile() {
  const directory = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A browser of its own on that profile: what it finds there is all that it knows. */
export async function launch(
  directory: string,
  screen: Screen,
  args: readonly string[] = [],
): Promise<BrowserContext> {
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(directory, {
    ...(executablePath && { executablePath }),
    headless: true,
    chromiumSandbox: false,
    args: [...FLAGS, ...args],
    locale: LOCALE,
    ...SCREENS[screen],
  });
  await waitUntilStarted();
  return context;
}

/** Does something with a browser that starts with nothing, and leaves nothing. */
export async function withFreshBrowser<Result>(
  screen: Screen,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const profile = makeProfile();
  const context = await launch(profile.directory, screen);
  try {
    return await use(context);
  } finally {
    await context.close();
    profile.remove();
  }
}
