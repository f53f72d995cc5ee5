/** Counts what test runners reported in their JSON files. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './run.mjs';

/**
 * What a run came to. `failures` names each failed test with the first lines of its error, so that the end of a long
 * output says what is wrong.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Totals
 */

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
  const suites = /** @type {VitestFile[]} */ (report?.testResults ?? []);
  // A file that cannot be loaded has no tests to count, and is no less broken.
  const broken = suites.filter((suite) => suite.status === 'failed' && suite.assertionResults.length === 0);
  const failed = suites.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => describeFailure(`${inTree(name)} › ${test.fullName}`, test.failureMessages?.[0])),
  );
  const totals = {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: [...failed, ...broken.map(({ name, message }) => describeFailure(inTree(name), message))],
  };
  return withExitCode(totals, code, basename(file));
}

/** @param {string} file @param {number} code the runner's exit code @returns {Totals} */
export function readPlaywright(file, code) {
  const report = read(file);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const errors = /** @type {{ message?: string }[]} */ (report?.errors ?? []);
  const totals = {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    failures: [
      ...failedSpecs(report?.suites ?? []),
      ...errors.map(({ message }) => describeFailure('outside of the journeys', message)),
    ],
  };
  return withExitCode(totals, code, basename(file));
}

/** @param {PlaywrightSuite[]} suites @returns {string[]} */
function failedSpecs(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const error = spec.tests.flatMap((test) => test.results).find(({ error: found }) => found !== undefined)?.error;
        return describeFailure(`${spec.file} › ${spec.title}`, error?.message);
      }),
    ...failedSpecs(suite.suites ?? []),
  ]);
}

/**
 * A runner that failed without a failed test still failed.
 * @param {Totals} totals
 * @param {number} code
 * @param {string} runner
 */
function withExitCode(totals, code, runner) {
  if (code === 0 || totals.failed > 0) return totals;
  return { ...totals, failed: 1, failures: [`${runner}: ended with code ${code} and no failed test`] };
}

/** @param {readonly Totals[]} parts @returns {Totals} */
export function sum(parts) {
  return parts.reduce(
    (all, part) => ({
      passed: all.passed + part.passed,
      failed: all.failed + part.failed,
      skipped: all.skipped + part.skipped,
      failures: [...all.failures, ...part.failures],
    }),
    { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) },
  );
}

/** The failures, then one line with the sums. @param {Totals} totals */
export function totalsReport({ passed, failed, skipped, failures }) {
  const line = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  return [...failures.map((failure) => `✗ ${failure}`), line].join('\n');
}

const ERROR_LINES = 6;

/** @param {string} name @param {string | undefined} message */
function describeFailure(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, ERROR_LINES).map((line) => `    ${line.trim()}`)].join('\n');
}

/** @param {string} path */
function inTree(path) {
  return relative(ROOT, path);
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ status: string, name: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ ok: boolean, title: string, file: string, tests: { results: { error?: { message?: string } }[] }[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
