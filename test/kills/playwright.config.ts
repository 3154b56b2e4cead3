import { defineConfig } from '@playwright/test';
import { expectInChromium, inChromium } from '../e2e/inChromium';

// Drawn once, and the same in every process of the run.
process.env.KILLS_SEED ??= String(Math.floor(Math.random() * 1_000_000));

/** `npm run proof:kills`: what the last build promises, in a real browser and on a real server that are killed. */
export default defineConfig({
  testDir: '.',
  testMatch: 'kills.ts',
  outputDir: '../../test-results/kills',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['./countsReporter.ts']],
  reportSlowTests: null,
  timeout: 1_800_000,
  expect: expectInChromium,
  use: {
    ...inChromium,
    // Without a network only what the device keeps can be opened again.
    serviceWorkers: 'allow',
    // A browser that is killed leaves none.
    trace: 'off',
    actionTimeout: 60_000,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  },
});
