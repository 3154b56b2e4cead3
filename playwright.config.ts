import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/** Not the port of `npm start`: the journeys never meet a running shop's data. */
const PORT = Number(process.env.E2E_PORT ?? 4199);
const executablePath = findChromium();

/** What a browser keeps and sends does not depend on its width, nor what these ask; some choose their own. */
const OF_ANY_WIDTH = [
  'accessibleStates',
  'keyboard',
  'killedBrowser',
  'motion',
  'narrow',
  'secrets',
  'twoTabs',
].map(name => `**/${name}.e2e.ts`);

/** A room for the desk, whose narrow form the journeys of the other rooms stand for. */
const OF_A_TABLET = ['**/dataCheck.e2e.ts'];

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  timeout: 120_000,
  // A crowded machine is no failure: nothing here is timed.
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: OF_A_TABLET,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    {
      name: 'tablet',
      testIgnore: OF_ANY_WIDTH,
      use: { viewport: { width: 1024, height: 768 }, hasTouch: true },
    },
  ],
  webServer: {
    // A shop of their own, fresh at every run.
    command: `node scripts/start.mjs --built --data ${mkdtempSync(join(tmpdir(), 'shop-'))}`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
