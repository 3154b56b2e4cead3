import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
export const source = { '@': path('./src') };

/**
 * Vitest takes Firebase's Node build even in a browser-like environment: no IndexedDB, no local storage, so a
 * session would prove nothing. These are the builds a browser loads, wherever npm has put them.
 */
const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const build = (name: string, file: string) => join(dirname(firebase.resolve(`${name}/package.json`)), file);
const auth = build('@firebase/auth', 'dist/esm/index.js');
export const browserBuilds = {
  'firebase/auth': auth,
  '@firebase/auth': auth,
  'firebase/firestore/lite': build('@firebase/firestore', 'dist/lite/index.browser.esm.js'),
};

/** Two builds of the full SDK in one process take each other's documents for strangers. */
const FULL_SDKS = ['fullSdk*.test.ts'];

export default defineConfig({
  test: {
    // Left to itself it leaves a processor to somebody who watches.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'local-firebase',
          root: 'local-firebase',
          include: ['**/*.test.ts'],
          exclude: FULL_SDKS,
          environment: 'node',
          isolate: false,
          // A crowded machine is no failure: nothing here is timed.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'full SDKs',
          root: 'local-firebase',
          include: FULL_SDKS,
          environment: 'node',
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'test/{safety,scripts,rules,e2e}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        resolve: { alias: { ...source, ...browserBuilds } },
        test: {
          name: 'app',
          include: ['src/**/*.test.tsx', 'test/journeys/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:4173/' } },
          setupFiles: ['test/support/setup.ts'],
          // Several times what one thing is waited for (test/support/setup.ts).
          testTimeout: 300_000,
          server: { deps: { inline: [/firebase/] } },
          env: { TZ: 'UTC' },
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'soak',
          include: ['test/soak/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['test/soak/bundleOnce.ts'],
          // The bundles, which every tab loads anew: as they are, and not through Vite.
          server: { deps: { external: [/\/soak-\w+\/\w+\.mjs/] } },
          // As long as it is asked to run: SOAK_RUNS.
          testTimeout: 24 * 3_600_000,
          hookTimeout: 60_000,
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
});
