import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, sum, totalsLine } from './totals.mjs';

function report(content: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'cafune-totals-')), 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the totals of a run', () => {
  it('count a file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    const file = report({ numPassedTests: 4, numFailedTests: 1, numPendingTests: 2, testResults });
    expect(readVitest(file, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  it('count a runner that failed without a failed test, or left no report', () => {
    expect(readVitest(report({ numPassedTests: 4, numFailedTests: 0, testResults: [] }), 1).failed).toBe(1);
    expect(readPlaywright('/not/there.json', 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('count journeys, and errors outside of them', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 0 };
    expect(readPlaywright(report({ stats, errors: [{}] }), 1)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('end in one line', () => {
    const parts = [
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ];
    expect(totalsLine(sum(parts))).toBe('5 passed, 1 failed');
    expect(totalsLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
  });
});
