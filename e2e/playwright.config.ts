import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '../tools/screens/chromium-args.ts';

/** Journeys start the built application themselves (fixtures.ts), each worker its own. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/journeys',
  timeout: 90_000,
  // A busy machine is slower, not wrong.
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    // Journeys about being offline allow it; elsewhere it would keep an old build between runs.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium', args: [...CHROMIUM_ARGS] },
  },
});
