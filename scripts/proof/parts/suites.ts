import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import type { Claim } from '../Claim.ts';
import { runSuites } from '../suites.ts';

const replicas = 3;
const tests = 'backend/src/modules/**/*.test.ts';

/** Most tests of billing have an app of billing alone: of these, the others. */
function isOfWholeApp(file: string): boolean {
  return !file.includes('/billing/') || readFileSync(join(root, file), 'utf8').includes('openTestApp(');
}

/** The tests of the backend's modules, with each request at another replica than the one before. */
export async function proveSuites(): Promise<Claim[]> {
  const files = globSync(tests, { cwd: root }).filter(isOfWholeApp);
  const { sentence, held } = await runSuites(files, { TEST_REPLICAS: String(replicas) });
  return [
    { claim: `What was begun at one of ${replicas} replicas goes on at the next`, found: sentence, held },
  ];
}
