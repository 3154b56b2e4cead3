import { findHeadlessChromium } from '../../scripts/chromium.mjs';

const executablePath = findHeadlessChromium();

/** How every journey uses its browser. */
export const inChromium = {
  locale: 'en-IN',
  // To put the whole shell on a device at every journey takes a fifth of their time: those it matters to allow it.
  serviceWorkers: 'block' as const,
  // A trace of every journey takes a quarter of their time; `npm run test:e2e -- --trace on` records them.
  screenshot: 'only-on-failure' as const,
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
      // Two browsers keep two processors busy as it is: more threads and processes of each cost a tenth of the time.
      '--js-flags=--single-threaded',
      '--in-process-gpu',
    ],
  },
};

/** A crowded machine is no failure: nothing here is timed. */
export const expectInChromium = { timeout: 30_000 };
