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

/** The Chromium of this machine for the browser journeys, or undefined. `CHROMIUM_PATH` names another. */
export function findChromium() {
  return PLACES.find(place => place && existsSync(place));
}

export const HOW_TO_INSTALL =
  'To run it, install Chromium (Debian: apt-get install chromium), or name one in CHROMIUM_PATH.';

/** The same; where there is none and this is Debian's root, it is installed first. */
export function chromiumOrInstalled() {
  const found = findChromium();
  if (found || process.getuid?.() !== 0) return found;
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update')) apt('install', '-y', 'chromium');
  return findChromium();
}
