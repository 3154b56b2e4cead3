import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const source = { '@': path('./src') };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'local-firebase',
          root: 'local-firebase',
          include: ['**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        resolve: { alias: source },
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts', 'test/safety/**/*.test.ts'],
          environment: 'node',
          env: { TZ: 'UTC' },
        },
      },
    ],
  },
});
