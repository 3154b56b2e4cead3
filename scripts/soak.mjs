/**
 * `npm run test:soak`: 100,000 random scripts against the whole app, from a new seed each time (`SOAK_RUNS`, `SOAK_SEED`).
 * Stops at the first promise that is broken.
 */
import { spawnSync } from 'node:child_process';
import { countIn, fail, readOptions } from './options.mjs';

readOptions({}, 'SOAK_RUNS=5000 npm run test:soak runs as many.');

/**
 * Every tab of a script is a copy of the app that no process ever forgets, and collecting what it holds takes most of the
 * time in the end: so a new process after so many scripts. Four times as many take eleven times as long.
 */
const ROUND = 2000;

const firstSeed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000_000);
let total = 0;
try {
  total = countIn('SOAK_RUNS', 100_000);
} catch (error) {
  fail(error.message, 2);
}

for (let done = 0, round = 0; done < total; round += 1) {
  const runs = Math.min(ROUND, total - done);
  // Both shards of a round begin from seeds of their own.
  const env = { ...process.env, SOAK_RUNS: String(runs), SOAK_SEED: String(firstSeed + 2 * round) };
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'soak', '--maxWorkers', '2', 'test/soak/shard'],
    { stdio: 'inherit', shell: process.platform === 'win32', env },
  );
  if (status !== 0) process.exit(status ?? 1);
  done += runs;
  console.log(`${done} of ${total} scripts kept the promises.`);
}
