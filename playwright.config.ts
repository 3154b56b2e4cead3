import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { expectInChromium, inChromium } from './test/e2e/inChromium';

/** Not the port of `npm start`: the journeys never meet a running shop's data. Nor each other's: a shop for each width. */
const PHONE_PORT = Number(process.env.E2E_PORT ?? 4199);
const TABLET_PORT = PHONE_PORT + 1;

const specs = (...names: readonly string[]) => names.map(name => `**/${name}.e2e.ts`);

/*
 * Some journeys are walked at both widths. What a browser keeps and sends does not depend on its width, nor do some
 * screens: each of these is walked at one, so that both shops are busy for as long. Of the other files a journey for one
 * width has its tag.
 */
const ON_A_PHONE = specs(
  ...[
    'accessibility',
    'accessibleStates',
    'account',
    'cart',
    'deliveryAreas',
    'driver',
    'keyboard',
    'motion',
    'narrow',
  ],
  ...[
    'renderedPages',
    'screenReader',
    'screenStates',
    'secrets',
    'sharedDevice',
    'staffStates',
    'taps',
    'trackOrders',
    'wholeJob',
  ],
);
/** The rooms for the desk, whose narrow form is looked at with the list of orders and the shell; and what has no width. */
const ON_A_TABLET = specs(
  ...[
    'adminOrder',
    'customers',
    'dashboard',
    'dataCheck',
    'deliveries',
    'deliveryDay',
    'inventory',
    'largeShop',
    'live',
    'officeTasks',
    'production',
    'reports',
  ],
  ...[
    'announcements',
    'appUpdate',
    'badLine',
    'devTools',
    'expectations',
    'killedBrowser',
    'language',
    'localBackend',
    'offlineShell',
    'replay',
    'staffKeyboard',
    'theme',
    'twoTabs',
    'unsavedChanges',
  ],
);

const PHONE = {
  name: 'phone',
  workers: 1,
  testIgnore: ON_A_TABLET,
  grepInvert: /@tablet/,
  use: {
    baseURL: `http://localhost:${PHONE_PORT}`,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  },
};
const TABLET = {
  name: 'tablet',
  workers: 1,
  testIgnore: ON_A_PHONE,
  grepInvert: /@phone/,
  use: {
    baseURL: `http://localhost:${TABLET_PORT}`,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  },
};

/** For `npm test`: one journey, from the first visit to the delivered order, on a phone. */
const SMOKE = process.env.SMOKE !== undefined;

function shopAt(port: number) {
  // A shop of their own, fresh at every run. Not a folder that is made here: each worker reads this file.
  const data = join(tmpdir(), `journeys-${port}`);
  return {
    command: `rm -rf "${data}" && exec node scripts/start.mjs --built --data "${data}"`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  };
}

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: SMOKE ? '**/wholeJob.e2e.ts' : '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // One for each shop: journeys in one shop see each other's orders.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  timeout: 120_000,
  expect: expectInChromium,
  use: inChromium,
  projects: SMOKE ? [PHONE] : [PHONE, TABLET],
  webServer: SMOKE ? [shopAt(PHONE_PORT)] : [shopAt(PHONE_PORT), shopAt(TABLET_PORT)],
});
