import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { groupsOfStoryFiles, transcriptsConfig } from '../storybook/transcript-groups.ts';
import { hasPostgres } from '../../backend/src/testing/postgres-server.ts';
import { startPostgres } from '../../backend/src/testing/postgres.ts';
import { runSteps } from '../build-steps/run-steps.ts';
import { built, generated } from '../build-steps/steps.ts';
import { lacksCluster } from '../cluster/lacks-cluster.ts';
import { packageSteps } from '../design-system/package/step.ts';
import { quick, type Claim } from '../proof/Claim.ts';
import { provePlans } from '../proof/growth/plans.ts';
import { recordedStatements, recordStatements } from '../proof/growth/recording.ts';
import { parts } from '../proof/parts.ts';
import { proveAndTell, tell } from '../proof/telling.ts';
import { root } from '../root.ts';
import { runOrThrow, runWithin } from '../run.ts';
import { runnerMinutes } from './budget.ts';
import { lacksChromium, lacksEngines, lacksNothing } from './browsers.ts';
import { countsFromVitest, countsFromPlaywright, countsOf, nothing, sum, type Counts } from './counts.ts';

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
      // Several files test the package at once, and each would build it.
      const testsPackage = options.length === 0 || options.some((option) => option.includes('package'));
      await runSteps(testsPackage ? packageSteps : generated);
      const report = freshReport('unit.json');
      const run = (variables: NodeJS.ProcessEnv) =>
        runWithin(
          runnerMinutes,
          'vitest',
          ['run', '--config=vitest.units.config.ts', ...reportersTo(report), ...options],
          variables,
        );
      // Only all of them ask all that the backend asks.
      const code = await onOneServer((database) =>
        options.length > 0
          ? run(database)
          : recordStatements((recorded) => run({ ...database, ...recorded })),
      );
      return countsOf(report, code, countsFromVitest);
    },
  },
  plans: {
    title: 'How a database with people plans what these tests asked',
    lacks: () => Promise.resolve(lacksPlans()),
    run: async () => {
      const postgres = await startPostgres();
      if (!postgres.ok) throw new Error(postgres.reason);
      try {
        return countsOfClaims(tell(await provePlans(postgres.url)));
      } finally {
        await postgres.stop();
      }
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
  transcripts: {
    title: 'What is read aloud of each screen, in five languages',
    lacks: lacksChromium,
    run: async (names) => {
      await runSteps(generated);
      const counts: Counts[] = [];
      for (const files of groupsOfStoryFiles(names)) counts.push(await compareTranscripts(files));
      return sum(counts);
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
      const code = await onOneServer((database) =>
        runWithin(
          runnerMinutes,
          'playwright',
          ['test', '--config=site/e2e', '--reporter=list,json', ...options],
          { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...database },
        ),
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
  cluster: {
    title: 'Three backends, with faults',
    lacks: () => Promise.resolve(lacksCluster()),
    run: async () => {
      const claims: Claim[] = [];
      for (const name of ['limits', 'purchases', 'replicas', 'failover', 'restore'] as const) {
        claims.push(...(await proveAndTell(parts[name], quick)).claims);
      }
      return countsOfClaims(claims);
    },
  },
} satisfies Record<string, Runner>;

export type RunnerName = keyof typeof runners;

function countsOfClaims(claims: readonly Claim[]): Counts {
  const failures = claims
    .filter(({ held }) => held === false)
    .map(({ claim, found }) => `${claim}: ${found}`);
  const passed = claims.filter(({ held }) => held).length;
  return { ...nothing, passed, failed: failures.length, failures };
}

/** Says what is missing to plan statements. */
function lacksPlans(): string | undefined {
  if (process.env.TEST_DATABASE_URL === undefined && !hasPostgres())
    return 'No PostgreSQL was found, so no statement was planned: set TEST_DATABASE_URL or install the server.';
  if (recordedStatements().length === 0)
    return 'No statement was recorded, so none was planned: run npm run test:unit first.';
  return undefined;
}

/**
 * Runs tests with a PostgreSQL beside them, of which each suite and each system takes a copy: an embedded database takes
 * seconds to start, and about a sixth of the processor time of the journeys. Without one on this machine they take embedded ones.
 */
async function onOneServer(run: (variables: NodeJS.ProcessEnv) => Promise<number>): Promise<number> {
  const postgres = await startPostgres();
  if (!postgres.ok) return run({});
  try {
    return await run({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** Reads states aloud and compares that with the files. A group in which one differs is read once more, as a journey is. */
async function compareTranscripts(files: string[]): Promise<Counts> {
  const report = freshReport('transcripts.json');
  const read = async () => {
    const args = ['run', `--config=${transcriptsConfig}`, ...reportersTo(report), ...files];
    return countsOf(report, await runWithin(runnerMinutes, 'vitest', args), countsFromVitest);
  };
  const first = await read();
  if (first.failed === 0) return first;
  const second = await read();
  return { ...second, repeated: first.failed, failures: [...first.failures, ...second.failures] };
}

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
