/**
 * `npm test`: every test that needs no browser, then the browser journeys where there is a Chromium. In CI the
 * journeys are a step of their own, after the build has been measured.
 */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

function run(...args) {
  const { status } = spawnSync('npx', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

run('vitest', 'run');

if (process.env.CI) {
  console.log('\nThe browser journeys run as a step of their own: npm run test:e2e');
} else if (findChromium()) {
  run('vite', 'build', '--configLoader', 'runner', '--logLevel', 'warn');
  run('playwright', 'test');
} else {
  console.log('\nNo Chromium was found on this machine, so these browser journeys were NOT run:\n');
  run('playwright', 'test', '--list');
  console.log(
    '\nTo run them, install Chromium (Debian: apt-get install chromium; or set CHROMIUM_PATH) and type npm test again.',
  );
}
