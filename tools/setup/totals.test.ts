import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './run.mjs';
import { readPlaywright, readVitest, sum, totalsReport } from './totals.mjs';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'cafune-totals-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const NONE = { failures: [] };

describe('the totals of a run', () => {
  it('count a file that could not be loaded as a failure, and name what failed', () => {
    const testResults = [
      { name: join(ROOT, 'server/src/a.test.ts'), status: 'failed', message: 'Cannot find x', assertionResults: [] },
      {
        name: join(ROOT, 'web/src/b.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'charges once', failureMessages: ['Error: expected 2\n\n    at b.test.ts:3'] },
        ],
      },
    ];
    const file = report({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, testResults });
    expect(readVitest(file, 1)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      failures: [
        'web/src/b.test.ts › charges once\n    Error: expected 2\n    at b.test.ts:3',
        'server/src/a.test.ts\n    Cannot find x',
      ],
    });
  });

  it('count a runner that failed without a failed test, or left no report', () => {
    expect(readVitest(report({ numPassedTests: 4, numFailedTests: 0, testResults: [] }), 1)).toMatchObject({
      failed: 1,
      failures: ['report.json: ended with code 1 and no failed test'],
    });
    expect(readPlaywright('/not/there.json', 1)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  it('count journeys, and errors outside of them, and name them', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 0 };
    const tests = [{ results: [{ error: { message: '\u001b[31mTimeout\u001b[39m' } }] }];
    const specs = [
      { ok: true, title: 'a good one', file: 'chat.e2e.ts', tests: [] },
      { ok: false, title: 'a bad one', file: 'chat.e2e.ts', tests },
    ];
    const file = report({ stats, suites: [{ suites: [{ specs }] }], errors: [{ message: 'no browser' }] });
    expect(readPlaywright(file, 1)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 0,
      failures: ['chat.e2e.ts › a bad one\n    Timeout', 'outside of the journeys\n    no browser'],
    });
  });

  it('end in one line, after what failed', () => {
    const parts = [
      { passed: 2, failed: 0, skipped: 0, ...NONE },
      { passed: 3, failed: 1, skipped: 0, failures: ['chat › it'] },
    ];
    expect(totalsReport(sum(parts))).toBe('✗ chat › it\n5 passed, 1 failed');
    expect(totalsReport({ passed: 5, failed: 0, skipped: 2, ...NONE })).toBe('5 passed, 0 failed, 2 skipped');
  });
});
