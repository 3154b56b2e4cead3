/** `npm run test:soak`: 100,000 random scripts against the whole app, from a new seed each time (`SOAK_RUNS`, `SOAK_SEED`). */
import { spawnSync } from 'node:child_process';

const env = { SOAK_RUNS: '100000', SOAK_SEED: String(Date.now() % 1_000_000_000), ...process.env };
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'soak', '--maxWorkers', '2', 'test/soak/shard'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env,
  },
);
process.exit(status ?? 1);
