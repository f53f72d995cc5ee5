import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const setupFiles = [join(import.meta.dirname, 'tools/vitest/fail-on-console-error.ts')];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], setupFiles } },
      { test: { name: 'guard', root: 'guard', include: ['src/**/*.test.ts'], setupFiles, testTimeout: 60_000 } },
      { test: { name: 'dialogue', root: 'dialogue', include: ['src/**/*.test.ts'], setupFiles, testTimeout: 60_000 } },
      { test: { name: 'portrait', root: 'portrait', include: ['src/**/*.test.ts'], setupFiles, testTimeout: 60_000 } },
      { test: { name: 'tools', root: 'tools', include: ['**/*.test.ts'], setupFiles, testTimeout: 30_000 } },
      {
        test: {
          name: 'unit',
          root: 'server',
          include: ['src/providers/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/{features,platform,testing}/**/*.test.ts', 'src/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'server/src/testing/global-setup.ts')],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'jsdom', setupFiles } },
      { test: { name: 'bench', root: 'bench', include: ['*.test.ts'], setupFiles, testTimeout: 180_000 } },
    ],
  },
});
