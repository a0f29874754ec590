import { describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countsFromVitest,
  countsFromPlaywright,
  countsOf,
  sentence,
  sentenceOfRunner,
  sum,
} from './counts.ts';

const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };

describe('the counts of a test run', () => {
  test('take every kind of result from the reports', () => {
    expect(countsFromVitest(report)).toEqual({
      passed: 7,
      repeated: 0,
      failed: 1,
      skipped: 3,
      failures: [],
    });
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countsFromPlaywright({ stats, suites: [] })).toEqual({
      passed: 6,
      repeated: 1,
      failed: 1,
      skipped: 2,
      failures: [],
    });
  });

  test('call a runner failed that ends badly without a failed test or a report', () => {
    const folder = mkdtempSync(join(tmpdir(), 'counts-'));
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify({ ...report, numFailedTests: 0 }));

    expect(countsOf(path, 1, countsFromVitest)).toMatchObject({ passed: 7, failed: 1 });
    expect(countsOf(path, 0, countsFromVitest)).toMatchObject({ passed: 7, failed: 0 });
    expect(countsOf(join(folder, 'none.json'), 1, countsFromVitest)).toMatchObject({ passed: 0, failed: 1 });
    rmSync(folder, { recursive: true });
  });

  test('end in one plain line, which names skipped tests only where there are some', () => {
    const total = sum([
      { passed: 3, repeated: 0, failed: 0, skipped: 0, failures: [] },
      { passed: 4, repeated: 1, failed: 1, skipped: 0, failures: ['a'] },
    ]);
    expect(total.failures).toEqual(['a']);
    expect(sentenceOfRunner(total)).toBe('7 passed, 1 failed (1 passed when repeated)');
    expect(sentence(total)).toBe('7 passed, 1 failed');
    expect(sentence({ ...total, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });
});
