import { defineConfig } from 'vitest/config';

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
    ],
  },
});
