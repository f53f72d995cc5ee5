/** Counts what test runners reported in their JSON files. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

const FOLDER = join(ROOT, 'test-results');

/** Where a runner is to write its report; an old one is removed. @param {string} name */
export function reportFile(name) {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file @param {number} code the runner's exit code @returns {Totals} */
export function readVitest(file, code) {
  const report = read(file);
  const suites = /** @type {{ status: string, assertionResults: unknown[] }[]} */ (report?.testResults ?? []);
  // A file that cannot be loaded has no tests to count, and is no less broken.
  const broken = suites.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0).length;
  const totals = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
  return withExitCode(totals, code);
}

/** @param {string} file @param {number} code the runner's exit code @returns {Totals} */
export function readPlaywright(file, code) {
  const report = read(file);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  return withExitCode({ passed: expected + flaky, failed: unexpected + (report?.errors?.length ?? 0), skipped }, code);
}

/** A runner that failed without a failed test still failed. @param {Totals} totals @param {number} code */
function withExitCode(totals, code) {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** @param {readonly Totals[]} parts @returns {Totals} */
export function sum(parts) {
  return parts.reduce(
    (all, part) => ({
      passed: all.passed + part.passed,
      failed: all.failed + part.failed,
      skipped: all.skipped + part.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** @param {Totals} totals */
export function totalsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
