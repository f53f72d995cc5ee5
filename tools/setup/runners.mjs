/** Starts the test runners: their usual output for people, a JSON report for the totals. */
import { environment, NODE, run, script } from './run.mjs';
import { readPlaywright, readVitest, reportFile } from './totals.mjs';

/**
 * @param {string} name of the report
 * @param {readonly string[]} projects
 * @param {Record<string, string>} [env]
 */
export async function runVitest(name, projects, env = {}) {
  const report = reportFile(name);
  // A part may be several projects: `web` and `web-apart`.
  const chosen = projects.flatMap((project) => ['--project', `${project}*`]);
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(NODE, [script('vitest', 'vitest.mjs'), ...args], { env: { ...environment(), ...env } });
  return readVitest(report, code);
}

/** @param {string} chromium path of the program */
export async function runJourneys(chromium) {
  const report = reportFile('journeys');
  const env = { ...environment(), CHROMIUM_BIN: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await run(NODE, [script('@playwright/test', 'cli.js'), ...args], { env });
  return readPlaywright(report, code);
}
