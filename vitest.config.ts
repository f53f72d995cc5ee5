import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What only computes, on every core there is: left alone, vitest keeps one back, of two cores half. */
const TOGETHER = { maxWorkers: '100%', sequence: { groupOrder: 0 } } as const;
/** What waits for a database: on every core too, with nothing else beside it. */
const ON_A_DATABASE = { maxWorkers: '100%', sequence: { groupOrder: 1 } } as const;
/** What starts whole applications has the machine to itself, file by file. */
const ALONE = { maxWorkers: 1, sequence: { groupOrder: 2 } } as const;

const setupFiles = [join(import.meta.dirname, 'tools/vitest/fail-on-console-error.ts')];

export default defineConfig({
  test: {
    projects: [
      { test: { ...TOGETHER, name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], setupFiles } },
      {
        test: {
          ...TOGETHER,
          name: 'guard',
          root: 'guard',
          include: ['src/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...TOGETHER,
          name: 'dialogue',
          root: 'dialogue',
          include: ['src/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...TOGETHER,
          name: 'portrait',
          root: 'portrait',
          include: ['src/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: { ...TOGETHER, name: 'tools', root: 'tools', include: ['**/*.test.ts'], setupFiles, testTimeout: 30_000 },
      },
      {
        test: {
          ...TOGETHER,
          name: 'unit',
          root: 'server',
          include: ['src/providers/**/*.test.ts'],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...ON_A_DATABASE,
          name: 'server',
          root: 'server',
          include: ['src/{features,platform,testing}/**/*.test.ts', 'src/*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'server/src/testing/global-setup.ts')],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...TOGETHER,
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles,
        },
      },
      { test: { ...ALONE, name: 'bench', root: 'bench', include: ['*.test.ts'], setupFiles, testTimeout: 180_000 } },
    ],
  },
});
