import { expect, test } from 'vitest';
import { join } from 'node:path';
import { root } from '../root.ts';
import { failuresInPlaywright, failuresInVitest } from './failures.ts';

const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };

test('a failed test is named with its file and how its error begins, without colours', () => {
  const failureMessages = ['\u001b[31mError\u001b[39m: expected 1\n  to be 2'];
  const name = join(root, 'site/sums.test.ts');
  const failed = { fullName: 'sums subtracts', status: 'failed', failureMessages };

  expect(
    failuresInVitest({ testResults: [{ name, message: '', assertionResults: [passed, failed] }] }),
  ).toEqual(['site/sums.test.ts › sums subtracts: Error: expected 1 to be 2']);
});

test('a file that cannot be run is named with its reason', () => {
  const name = join(root, 'site/sums.test.ts');
  const testResults = [{ name, message: 'Cannot find ./sums.ts', assertionResults: [] }];
  expect(failuresInVitest({ testResults })).toEqual([
    'site/sums.test.ts › cannot be run: Cannot find ./sums.ts',
  ]);
});

test('a journey is named with its line, in whichever group it stands, also where it passed when it was repeated', () => {
  const spec = (line: number, status: string) => ({
    ...{ file: 'home.spec.ts', line, title: 'opens' },
    tests: [{ status, results: [{ error: { message: 'not visible' } }, {}] }],
  });
  const suites = [
    { specs: [spec(3, 'expected'), spec(9, 'unexpected')], suites: [{ specs: [spec(20, 'flaky')] }] },
  ];

  expect(failuresInPlaywright({ suites })).toEqual([
    'home.spec.ts:9 › opens: not visible',
    'home.spec.ts:20 › (repeated) opens: not visible',
  ]);
});
