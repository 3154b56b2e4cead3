import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** In the form that can be evaluated anew for each test file: what is in it takes hold of the page. */
const testingLibrary = Object.fromEntries(
  ['react', 'dom'].map(name => [
    `@testing-library/${name}`,
    path(`./node_modules/@testing-library/${name}/dist/@testing-library/${name}.esm.js`),
  ]),
);

/** Of the tests that drive the whole app these hold what the shop promises: `npm test` runs them, `npm run test:all` every one. */
export const PROMISES = [
  'cart',
  'failedCommands',
  'networkFaults',
  'orderForm',
  'orderPace',
  'outbox',
  'payments',
  'replay',
  'sharedDevice',
  'stockLedger',
  'storageFaults',
  'wholeJob',
].map(name => `test/journeys/${name}.test.tsx`);

/** A crowded machine is no failure: what is waited for may take as long as in test/support/setup.ts. */
const expectations = { poll: { timeout: 60_000 } };

/** Where files share a worker: each gives back the clock. */
const REAL_TIMERS = [path('./test/support/realTimers.ts')];

const app = {
  expect: expectations,
  environment: path('./test/support/pageEnvironment.ts'),
  environmentOptions: { happyDOM: { url: 'http://localhost:4173/' } },
  setupFiles: ['test/support/freshPage.ts', 'test/support/setup.ts'],
  // Several times what one thing is waited for (test/support/setup.ts).
  testTimeout: 300_000,
  // What takes hold of a page is evaluated anew with the app: Redux Toolkit listens once to whether it is looked at.
  server: { deps: { inline: [/firebase/, /@testing-library/, /react-hot-toast/, /@reduxjs/] } },
  env: { TZ: 'UTC' },
};

/** What takes longest begins first. */
const PROJECTS = ['soak', 'live', 'app', 'rules', 'local-firebase', 'full SDKs'];

/** All files of a project after each other: a worker is kept only while the next file is of its project. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ project }: TestSpecification) => PROJECTS.indexOf(project.name);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByProject },
    // One more than there are processors: each worker waits for about a fifth of its time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'local-firebase',
          root: 'local-firebase',
          include: ['**/*.test.ts'],
          exclude: FULL_SDKS,
          environment: 'node',
          isolate: false,
          setupFiles: REAL_TIMERS,
          expect: expectations,
          // Several times what one thing is waited for.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'full SDKs',
          root: 'local-firebase',
          include: FULL_SDKS,
          environment: 'node',
          expect: expectations,
          testTimeout: 300_000,
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'test/{safety,scripts,rules,e2e}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          setupFiles: REAL_TIMERS,
          expect: expectations,
          testTimeout: 60_000,
          env: { TZ: 'UTC' },
        },
      },
      {
        resolve: { alias: { ...source, ...browserBuilds, ...testingLibrary } },
        test: {
          ...app,
          name: 'app',
          include: process.env.PROMISES ? PROMISES : ['src/**/*.test.tsx', 'test/journeys/**/*.test.tsx'],
          // A worker loads the libraries once; test/support/freshPage.ts gives each file the app anew, in a new window.
          isolate: false,
        },
      },
      {
        resolve: { alias: { ...source, ...browserBuilds } },
        test: {
          name: 'live',
          include: ['test/live/**/*.test.ts'],
          expect: expectations,
          // Over true connections, which break.
          environment: path('./test/official/browserEnvironment.ts'),
          environmentOptions: { happyDOM: { url: 'http://localhost:4173/' } },
          setupFiles: ['test/official/setup.ts'],
          // As long as it is asked to run: LIVE_RUNS.
          testTimeout: 24 * 3_600_000,
          server: { deps: { inline: [/firebase/] } },
          env: { TZ: 'UTC' },
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'soak',
          include: ['test/soak/**/*.test.ts'],
          expect: expectations,
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
