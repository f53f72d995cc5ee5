import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/screens/chromium-args.ts';

/** Journeys start the built application themselves (fixtures.ts), each worker its own. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  timeout: 180_000,
  // A busy machine is slower, not wrong.
  expect: { timeout: 15_000 },
  // As many as the smallest machine we test on has cores; each has an application of its own.
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace takes a quarter of the time of all journeys: `--trace retain-on-failure` when one of them needs a closer look.
    screenshot: 'only-on-failure',
    // Journeys about being offline allow it; elsewhere it would keep an old build between runs.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium', args: [...CHROMIUM_ARGS] },
  },
});
