import { defineConfig } from '@playwright/test';
import { expectInChromium, inChromium } from '../e2e/inChromium';
import { JOURNEY_FILES } from './parts';

const port = Number(process.env.OFFICIAL_PORT ?? 4201);
const dist = process.env.E2E_DIST ?? '';
const report = process.env.OFFICIAL_REPORT;

export default defineConfig({
  testDir: '../e2e',
  testMatch: [...JOURNEY_FILES],
  outputDir: '../../test-results/official',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ...(report ? ([['json', { outputFile: report }]] as const) : [])],
  timeout: 240_000,
  expect: expectInChromium,
  use: {
    ...inChromium,
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  },
  projects: [{ name: 'official' }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --configLoader runner --outDir ${dist} --port ${port} --strictPort --logLevel warn`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
