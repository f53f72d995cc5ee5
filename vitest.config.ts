import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** What only computes, on every core there is: left alone, vitest keeps one back, of two cores half. */
const TOGETHER = { maxWorkers: '100%', sequence: { groupOrder: 0 } } as const;
/** What waits for a database: on every core too, with nothing else beside it. */
const ON_A_DATABASE = { maxWorkers: '100%', sequence: { groupOrder: 1 } } as const;
/** What starts whole applications has the machine to itself, file by file. */
const ALONE = { maxWorkers: 1, sequence: { groupOrder: 2 } } as const;

/** What every adapter of a port keeps to, those of ours that stand on a database among them. */
const CONTRACTS = 'src/providers/**/contract.test.ts';
/** What replaces parts of the window itself, which a context of its own does not allow, sets the clock its cookies go by, or draws much. */
const WEB_APART = [
  'src/app/update-prompt.test.tsx',
  'src/platform/service-worker.test.ts',
  'src/platform/storage/cookies.test.ts',
  'src/features/auth/visitor/{visitor-cookies,watch-visitor}.test.ts',
  'src/features/avatars/wizard/drawing-patch.test.ts',
];
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
          exclude: [CONTRACTS],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...ON_A_DATABASE,
          name: 'server',
          root: 'server',
          include: ['src/{features,platform,testing}/**/*.test.ts', 'src/*.test.ts', CONTRACTS],
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
          exclude: WEB_APART,
          environment: 'jsdom',
          // A context for each file instead of a thread: a third of the time, most of which went into loading jsdom.
          pool: 'vmThreads',
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...TOGETHER,
          name: 'web-apart',
          root: 'web',
          include: WEB_APART,
          environment: 'jsdom',
          setupFiles,
          testTimeout: 30_000,
        },
      },
      { test: { ...ALONE, name: 'bench', root: 'bench', include: ['*.test.ts'], setupFiles, testTimeout: 180_000 } },
    ],
  },
});
