import { startPostgres } from '../../../backend/src/testing/postgres.ts';
import type { Effort, Findings } from '../Figure.ts';
import { withSystem } from '../running-system.ts';
import { signedIn } from '../visitor.ts';
import { sessionOf } from './billing.ts';
import { inTurn, waits } from './in-turn.ts';
import { load } from './load.ts';

/** How long a sign-in takes, its hash included, and how often a session is checked, on PostgreSQL. */
export async function measureSignIn({ loadSeconds, signIns }: Effort): Promise<Findings> {
  const postgres = await startPostgres();
  if (!postgres.ok) return { figures: [], leftOut: [`Signing in on PostgreSQL: ${postgres.reason}`] };
  try {
    const figures = await withSystem(postgres.url, async ({ site }) => {
      const nora = await signedIn(site, 'nora');
      const { email } = await sessionOf(nora);
      if (!email.startsWith('nora@')) throw new Error('Nora was not signed in.');
      const cookie = nora.cookiesFor('/session');
      return [
        ...(await load('sign-in.session-check', `${site}/session`, loadSeconds, { cookie })),
        // From the empty form to the page behind it: two documents, the redirects of our provider, and the hash.
        ...waits('sign-in.whole', await inTurn(signIns, () => Promise.resolve(() => signedIn(site, 'nora')))),
      ];
    });
    return { figures };
  } finally {
    await postgres.stop();
  }
}
