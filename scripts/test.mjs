/**
 * `npm test`: every test that needs no browser, then one journey through the whole shop in Chromium, where there is one.
 *
 *   --all   every journey (`npm run test:all`)
 */
import { spawnSync } from 'node:child_process';
import { chromiumOrInstalled, findChromium, HOW_TO_INSTALL } from './chromium.mjs';

function run(args, env = {}) {
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const all = process.argv.includes('--all');

run(['vitest', 'run']);

if (all ? chromiumOrInstalled() : findChromium()) {
  run(['vite', 'build', '--configLoader', 'runner', '--logLevel', 'warn']);
  run(['playwright', 'test'], all ? {} : { SMOKE: 'yes' });
} else if (all) {
  console.error(
    `\nNo Chromium was found on this machine, so the browser journeys were NOT run. ${HOW_TO_INSTALL}`,
  );
  process.exit(1);
} else {
  console.log(
    `\nNo Chromium was found on this machine, so the smoke journey (sign up, order, deliver) was NOT run. ${HOW_TO_INSTALL}`,
  );
}
