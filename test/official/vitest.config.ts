import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { browserBuilds, source } from '../../vitest.config.ts';
import { CountsReporter } from './countsReporter.ts';
import { PARTS } from './parts.ts';

const common = {
  env: { TZ: 'UTC', ON_OFFICIAL: 'yes' },
  // An emulator that is busy with others is no failure: nothing here is timed.
  testTimeout: 300_000,
  // All vectors are asked in one hook, beside whatever else runs.
  hookTimeout: 1_800_000,
};

const onServer = (name: Exclude<keyof typeof PARTS, 'app'>) => ({
  resolve: { alias: source },
  test: {
    name,
    include: [...PARTS[name]],
    environment: 'node' as const,
    // The bundle, which every phone loads anew: as it is, and not through Vite.
    server: { deps: { external: [/\/soak-\w+\/\w+\.mjs/] } },
    ...common,
  },
});

/** What `npm run test:official` asks the official emulators; where they are is in its environment. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    maxWorkers: 2,
    reporters: ['default', new CountsReporter()],
    projects: [
      onServer('vectors'),
      onServer('attacks'),
      onServer('last units'),
      onServer('differential'),
      onServer('compat'),
      onServer('listen'),
      {
        resolve: { alias: { ...source, ...browserBuilds } },
        test: {
          name: 'app',
          include: [...PARTS.app],
          environment: fileURLToPath(new URL('./browserEnvironment.ts', import.meta.url)),
          environmentOptions: { happyDOM: { url: 'http://localhost:4173/' } },
          setupFiles: ['test/official/setup.ts'],
          server: { deps: { inline: [/firebase/] } },
          ...common,
        },
      },
    ],
  },
});
