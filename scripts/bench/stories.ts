import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { haveChromium } from '../test-run/install-chromium.ts';
import { runners } from '../test-run/runners.ts';
import type { Findings } from './Figure.ts';
import { rounded } from './statistics.ts';

/** What vitest writes down, in jest's format. */
interface Report {
  startTime: number;
  testResults: {
    name: string;
    endTime: number;
    assertionResults: { fullName: string; status: string; duration?: number }[];
  }[];
}

const path = join(root, '.stillpoint/test-reports/stories.json');

/** How many stories there are, and how long one takes with axe, from the last run of their tests or a new one. */
export async function measureStories(): Promise<Findings> {
  if (!existsSync(path)) {
    if (!(await haveChromium())) return { figures: [], leftOut: ['Stories: no Chromium was found.'] };
    await runners.stories.run([]);
  }
  return { figures: figuresOf(JSON.parse(readFileSync(path, 'utf8')) as Report) };
}

function figuresOf({ startTime, testResults }: Report) {
  const tests = testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((result) => ({ ...result, file: name })))
    .filter(({ status }) => status === 'passed' || status === 'failed');
  const stories = new Set(tests.map(({ file, fullName }) => `${file} ${fullName}`));
  const wall = Math.max(...testResults.map(({ endTime }) => endTime)) - startTime;
  const own = tests.reduce((total, { duration = 0 }) => total + duration, 0);
  const perTest = (milliseconds: number) => rounded(milliseconds / Math.max(1, tests.length), 1);
  return [
    { name: 'stories.count', value: stories.size, unit: 'stories' },
    // A story is drawn in several looks: each is a test of its own.
    { name: 'stories.drawn', value: tests.length, unit: 'tests' },
    { name: 'stories.own-time', value: perTest(own), unit: 'ms/test' },
    { name: 'stories.wall-time', value: perTest(wall), unit: 'ms/test' },
  ];
}
