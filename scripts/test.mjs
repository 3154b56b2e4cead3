/**
 * `npm test`, the quick one: the rules, the local backend, the tests of the app that hold what the shop promises
 * (vitest.config.ts), some random scripts of faults, and one journey through the whole shop where there is a Chromium.
 *
 *   --all   every test, every script and every journey (`npm run test:all`)
 */
import { spawnSync } from 'node:child_process';
import { findHeadlessChromium, HOW_TO_INSTALL, headlessChromiumOrInstalled } from './chromium.mjs';
import { readOptions } from './options.mjs';

function run(args, env = {}) {
  const { status } = spawnSync('npx', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { all } = readOptions(
  { all: { type: 'boolean', default: false } },
  'npm test and npm run test:all take none; npx vitest run FILE runs one file.',
);

const QUICK = ['local-firebase', 'full SDKs', 'rules', 'app', 'soak'];

if (all) {
  run(['vitest', 'run']);
} else {
  const scripts = process.env.SOAK_RUNS ?? '100';
  run(['vitest', 'run', ...QUICK.flatMap(project => ['--project', project])], {
    PROMISES: 'yes',
    SOAK_RUNS: scripts,
  });
  console.log(
    `\nOf the app only the tests of its promises were run, and ${scripts} random scripts. \`npm run test:all\` runs all, and so does CI.`,
  );
}

if (all ? headlessChromiumOrInstalled() : findHeadlessChromium()) {
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
