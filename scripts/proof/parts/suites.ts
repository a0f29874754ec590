import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../../backend/src/testing/postgres.ts';
import { root } from '../../root.ts';
import { runWithin } from '../../run.ts';
import { countsFromVitest, countsOf, sentence } from '../../test-run/counts.ts';
import type { Claim } from '../Claim.ts';

const replicas = 3;
const minutes = 30;
/** Modules whose tests send requests to the whole app. */
const modules = ['identity', 'users', 'b2b', 'family', 'referral', 'moments', 'buddies', 'newsletter'];

/** The tests of the backend's modules, with each request at another replica than the one before. */
export async function proveSuites(): Promise<Claim[]> {
  const folder = join(root, '.stillpoint/test-reports');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'replicas.json');
  rmSync(report, { force: true });
  const postgres = await startPostgres();
  const code = await runWithin(
    minutes,
    'vitest',
    [
      ...['run', '--config=vitest.units.config.ts', '--reporter=dot', '--reporter=json'],
      `--outputFile.json=${report}`,
      ...modules.map((module) => `backend/src/modules/${module}/`),
    ],
    { TEST_REPLICAS: String(replicas), ...(postgres.ok && { TEST_DATABASE_URL: postgres.url }) },
  ).finally(() => (postgres.ok ? postgres.stop() : undefined));
  const counts = countsOf(report, code, countsFromVitest);
  return [
    {
      claim: `What was begun at one of ${replicas} replicas goes on at the next: ${modules.join(', ')}`,
      found: sentence(counts),
      held: counts.failed === 0 && counts.passed > 0,
    },
  ];
}
