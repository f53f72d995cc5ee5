/** `npm test`: everything, or the parts that are named (`npm test -- server e2e`). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { main, NODE, run, Stop, say } from './run.mjs';
import { runJourneys, runVitest } from './runners.mjs';
import { reportFile, sum, totalsReport } from './totals.mjs';

/** @typedef {import('./totals.mjs').Totals} Totals */

const VITEST_PROJECTS = ['contract', 'guard', 'dialogue', 'portrait', 'tools', 'unit', 'server', 'web', 'bench'];
const PARTS = ['check', 'rules', ...VITEST_PROJECTS, 'e2e'];

await main(async () => {
  const parts = chooseParts(process.argv.slice(2));
  await ensureInstalled();
  const chromium = parts.includes('e2e') ? await ensureChromium() : undefined;
  if (parts.includes('e2e') || parts.includes('bench')) await ensureBuilt();
  /** @type {Totals[]} */
  const totals = [];
  if (parts.includes('check')) totals.push(await runStep('check', 'check.mjs'));
  if (parts.includes('rules')) totals.push(await runStep('rules', '../check-rules/main.ts'));
  const projects = VITEST_PROJECTS.filter((project) => parts.includes(project));
  if (projects.length > 0) totals.push(await runVitest('vitest', projects));
  if (chromium !== undefined) totals.push(await runJourneys(chromium));
  const all = sum(totals);
  writeFileSync(reportFile('totals'), JSON.stringify(all));
  say(`\n${totalsReport(all)}`);
  return all.failed > 0 || (all.passed === 0 && !isOnlySteps(parts)) ? 1 : 0;
});

/** @param {readonly string[]} words */
function chooseParts(words) {
  const unknown = words.find((word) => !PARTS.includes(word));
  if (unknown !== undefined) throw new Stop(`There is no part "${unknown}". Parts: ${PARTS.join(' ')}`);
  return words.length === 0 ? PARTS : words;
}

/** Check and rules have no tests to count; only their failure counts. @param {readonly string[]} parts */
function isOnlySteps(parts) {
  return parts.every((part) => part === 'check' || part === 'rules');
}

/** @param {string} part @param {string} file @returns {Promise<Totals>} */
async function runStep(part, file) {
  const { code } = await run(NODE, [join(import.meta.dirname, file)]);
  return code === 0 ? sum([]) : { passed: 0, failed: 1, skipped: 0, failures: [`${part}: see above`] };
}
