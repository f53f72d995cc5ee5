/** `npm run check`: format, lint, types, dependency rules, dead code and the rules of text, two steps at a time. */
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { main, NODE, ROOT, run, say, script } from './run.mjs';

/** @typedef {{ name: string, args: readonly string[] }} Step */

const tsc = script('@typescript/native', 'bin/tsc');
/** The slowest first, so that the two at a time end together. @type {readonly Step[]} */
const STEPS = [
  { name: 'dependency rules', args: [script('dependency-cruiser', 'bin/dependency-cruiser.mjs'), ...cruiseArgs()] },
  { name: 'dead code', args: [script('knip', 'bin/knip.js'), '--no-progress'] },
  { name: 'types of server', args: [tsc, '-p', 'server'] },
  { name: 'types of web', args: [tsc, '-p', 'web'] },
  {
    name: 'format and lint',
    args: [script('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '--max-diagnostics=60'],
  },
  { name: 'types of contract', args: [tsc, '-p', 'contract'] },
  { name: 'types of the service worker', args: [tsc, '-p', 'web/tsconfig.service-worker.json'] },
  { name: 'types of guard', args: [tsc, '-p', 'guard'] },
  { name: 'types of dialogue', args: [tsc, '-p', 'dialogue'] },
  { name: 'types of portrait', args: [tsc, '-p', 'portrait'] },
  { name: 'types of tools, bench, e2e', args: [tsc, '-p', '.'] },
  { name: 'rules of text', args: [join(ROOT, 'tools', 'rules', 'main.ts')] },
];
const AT_ONCE = 2;

await main(async () => {
  await ensureInstalled();
  const started = performance.now();
  const waiting = [...STEPS];
  /** @type {string[]} */
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await isPassing(step))) failed.push(step.name);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  say(`${failed.length === 0 ? 'All steps passed' : `Failed: ${failed.join(', ')}`} in ${seconds(started)}.`);
  return failed.length === 0 ? 0 : 1;
});

/** @param {Step} step */
async function isPassing(step) {
  const started = performance.now();
  const { code, output } = await run(NODE, step.args, { quiet: true });
  say(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds(started)})`);
  if (code !== 0) say(`${output.trim()}\n`);
  return code === 0;
}

function cruiseArgs() {
  const folders = [
    'contract/src',
    'dialogue/src',
    'guard/src',
    'portrait/src',
    'server/src',
    'web/src',
    'e2e',
    'bench',
    'tools',
  ];
  return ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...folders];
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1_000).toFixed(1)} s`;
}
