import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** This machine's Chromium, or undefined. `CHROMIUM_PATH` names another. */
export function findChromium() {
  return PLACES.find(place => place && existsSync(place));
}

/**
 * The same engine without a window to draw: tests take three quarters of the time in it. Not Debian's script of that name,
 * which would stand between a journey and the process that it kills.
 */
const SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** The browser for the journeys: this machine's headless shell, else its Chromium, or undefined. */
export function findHeadlessChromium() {
  return process.env.CHROMIUM_PATH || (existsSync(SHELL) ? SHELL : findChromium());
}

export const HOW_TO_INSTALL =
  'To run it, install Chromium (Debian: apt-get install chromium-headless-shell), or name one in CHROMIUM_PATH.';

/** The same; where there is none and this is Debian's root, it is installed first. */
export function headlessChromiumOrInstalled() {
  const found = findHeadlessChromium();
  if (found || process.getuid?.() !== 0) return found;
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update')) apt('install', '-y', 'chromium-headless-shell');
  return findHeadlessChromium();
}
