import type { Claim } from '../Claim.ts';
import { runSuites } from '../suites.ts';

const replicas = 3;
/** Modules whose tests send requests to the whole app. */
const modules = ['identity', 'users', 'b2b', 'family', 'referral', 'moments', 'buddies', 'newsletter'];

/** The tests of the backend's modules, with each request at another replica than the one before. */
export async function proveSuites(): Promise<Claim[]> {
  const { sentence, held } = await runSuites(
    modules.map((module) => `backend/src/modules/${module}/`),
    { TEST_REPLICAS: String(replicas) },
  );
  return [
    {
      claim: `What was begun at one of ${replicas} replicas goes on at the next: ${modules.join(', ')}`,
      found: sentence,
      held,
    },
  ];
}
