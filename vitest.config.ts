import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'portrait', root: 'portrait', include: ['src/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'unit',
          root: 'server',
          include: ['src/providers/**/*.test.ts', 'src/platform/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/features/**/*.test.ts', 'src/testing/**/*.test.ts', 'src/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
    ],
  },
});
