import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../backend/src/testing/postgres.ts';
import { root } from '../root.ts';
import { runWithin } from '../run.ts';
import { countsFromVitest, countsOf, sentence } from '../test-run/counts.ts';

const minutes = 30;
const testTimeoutMs = 120_000;

/** Runs tests of the backend with variables that make them try more. */
export async function runSuites(
  paths: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<{ sentence: string; held: boolean }> {
  const folder = join(root, '.stillpoint/test-reports');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'proof.json');
  rmSync(report, { force: true });
  const postgres = await startPostgres();
  const code = await runWithin(
    minutes,
    'vitest',
    [
      ...['run', '--config=vitest.units.config.ts', '--reporter=dot', '--reporter=json'],
      ...[`--outputFile.json=${report}`, `--testTimeout=${testTimeoutMs}`],
      ...paths,
    ],
    { ...variables, ...(postgres.ok && { TEST_DATABASE_URL: postgres.url }) },
  ).finally(() => (postgres.ok ? postgres.stop() : undefined));
  const counts = countsOf(report, code, countsFromVitest);
  return { sentence: `${sentence(counts)} of tests`, held: counts.failed === 0 && counts.passed > 0 };
}
