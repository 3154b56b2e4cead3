import { findChromium } from '../../scripts/chromium.mjs';

const executablePath = findChromium();

/** How every journey uses its browser. */
export const inChromium = {
  locale: 'en-IN',
  trace: 'retain-on-failure' as const,
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
};

/** A crowded machine is no failure: nothing here is timed. */
export const expectInChromium = { timeout: 30_000 };
