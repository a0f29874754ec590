import { existsSync, readFileSync } from 'node:fs';
import {
  failuresInPlaywright,
  failuresInVitest,
  type PlaywrightResults,
  type VitestResults,
} from './failures.ts';

/** How many tests of a runner passed, failed and were left out. */
export interface Counts {
  passed: number;
  /** How many of those that passed had failed at first, and passed when they were repeated. */
  repeated: number;
  failed: number;
  skipped: number;
  /** A line for each test that failed, also if it passed when it was repeated. */
  failures: string[];
}

export const nothing: Counts = { passed: 0, repeated: 0, failed: 0, skipped: 0, failures: [] };

/** The sum over runners. */
export function sum(all: Counts[]): Counts {
  return all.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      repeated: total.repeated + each.repeated,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
      failures: [...total.failures, ...each.failures],
    }),
    nothing,
  );
}

/** The counts of one runner, with those that had to be repeated. */
export function sentenceOfRunner(counts: Counts): string {
  return counts.repeated > 0
    ? `${sentence(counts)} (${counts.repeated} passed when repeated)`
    : sentence(counts);
}

/** The line that ends a test run. */
export function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

interface VitestReport extends VitestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Counts what vitest wrote down. */
export function countsFromVitest(report: VitestReport): Counts {
  return {
    passed: report.numPassedTests,
    repeated: 0,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresInVitest(report),
  };
}

interface PlaywrightReport extends PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts what Playwright wrote down. In CI it repeats a test that failed (record 67). */
export function countsFromPlaywright(report: PlaywrightReport): Counts {
  const { stats } = report;
  return {
    passed: stats.expected + stats.flaky,
    repeated: stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: failuresInPlaywright(report),
  };
}

/** A runner's counts by its report. One that fails without naming a test counts as one failure. */
export function countsOf(path: string, exitCode: number, count: (report: never) => Counts): Counts {
  const counts = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8')) as never) : nothing;
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
