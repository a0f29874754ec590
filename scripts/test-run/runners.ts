import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../backend/src/testing/postgres.ts';
import { runSteps } from '../build-steps/run-steps.ts';
import { built, generated } from '../build-steps/steps.ts';
import { root } from '../root.ts';
import { runOrThrow, runWithin } from '../run.ts';
import { runnerMinutes } from './budget.ts';
import { lacksChromium, lacksEngines, lacksNothing } from './browsers.ts';
import { countsFromVitest, countsFromPlaywright, countsOf, type Counts } from './counts.ts';

/** A kind of tests: its title, what it needs, and how it runs. */
export interface Runner {
  title: string;
  /** Says in a sentence what it lacks on this machine, if it cannot run. */
  lacks: () => Promise<string | undefined>;
  run: (options: string[]) => Promise<Counts>;
}

const reports = join(root, '.stillpoint/test-reports');

export const runners = {
  unit: {
    title: 'Units and integration',
    lacks: lacksNothing,
    run: async (options) => {
      await runSteps(generated);
      const report = freshReport('unit.json');
      // An embedded database of its own takes a suite seconds, a copy on one server does not.
      const postgres = await startPostgres();
      const code = await runWithin(
        runnerMinutes,
        'vitest',
        ['run', '--config=vitest.units.config.ts', ...reportersTo(report), ...options],
        postgres.ok ? { TEST_DATABASE_URL: postgres.url } : {},
      );
      if (postgres.ok) await postgres.stop();
      return countsOf(report, code, countsFromVitest);
    },
  },
  stories: {
    title: 'Stories in a browser, each in ten looks, with axe',
    lacks: lacksChromium,
    run: async (options) => {
      await runSteps(generated);
      const report = freshReport('stories.json');
      const code = await runWithin(runnerMinutes, 'vitest', ['run', ...reportersTo(report), ...options]);
      return countsOf(report, code, countsFromVitest);
    },
  },
  storybook: {
    title: 'Storybook as it is built, in a browser',
    lacks: lacksChromium,
    run: async (options) => {
      await runSteps(generated);
      await runOrThrow('storybook', ['build', '--quiet']);
      const report = freshReport('storybook.json');
      const code = await runWithin(
        runnerMinutes,
        'playwright',
        ['test', '--config=.storybook/e2e', '--reporter=list,json', ...options],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      );
      return countsOf(report, code, countsFromPlaywright);
    },
  },
  journeys: {
    title: 'Journeys through the running system',
    lacks: lacksChromium,
    run: async (options) => {
      await runSteps(built);
      const report = freshReport('journeys.json');
      const code = await runWithin(
        runnerMinutes,
        'playwright',
        ['test', '--config=site/e2e', '--reporter=list,json', ...options],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      );
      return countsOf(report, code, countsFromPlaywright);
    },
  },
  engines: {
    title: 'Journeys in Firefox, WebKit and Chromium',
    lacks: lacksEngines,
    run: async (options) => {
      await runSteps(built);
      const report = freshReport('engines.json');
      const code = await runWithin(
        runnerMinutes,
        'playwright',
        ['test', '--config=site/e2e/engines', '--reporter=list,json', ...options],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      );
      return countsOf(report, code, countsFromPlaywright);
    },
  },
} satisfies Record<string, Runner>;

export type RunnerName = keyof typeof runners;

/** Says of the tests only what failed, and writes the counts to a file. */
function reportersTo(path: string): string[] {
  return ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
}

function freshReport(name: string): string {
  const path = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true });
  return path;
}
