import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countLooks } from '../test-run/looks.ts';
import { root } from '../root.ts';
import { haveChromium } from '../test-run/install-chromium.ts';
import { runners } from '../test-run/runners.ts';
import type { Findings } from './Figure.ts';
import { rounded } from './statistics.ts';

/** What vitest writes down. */
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
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  // A test shows its story in all looks.
  const drawn = tests.length * countLooks(process.env);
  const wall = Math.max(...testResults.map(({ endTime }) => endTime)) - startTime;
  const own = tests.reduce((total, { duration = 0 }) => total + duration, 0);
  const perLook = (milliseconds: number) => rounded(milliseconds / Math.max(1, drawn), 1);
  return [
    { name: 'stories.count', value: tests.length, unit: 'stories' },
    { name: 'stories.drawn', value: drawn, unit: 'looks' },
    { name: 'stories.own-time', value: perLook(own), unit: 'ms/look' },
    { name: 'stories.wall-time', value: perLook(wall), unit: 'ms/look' },
  ];
}
