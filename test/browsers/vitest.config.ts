import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What `npm run test:browsers` walks, one browser after the other: each has a shop of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/browsers/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // A crowded machine is no failure: nothing here is timed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
