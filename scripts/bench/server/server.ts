import { startPostgres } from '../../../backend/src/testing/postgres.ts';
import type { System } from '../../system/system.ts';
import type { Effort, Figure, Findings } from '../Figure.ts';
import { withSystem } from '../running-system.ts';
import { signedIn, signedUp } from '../visitor.ts';
import { quote, readyToBuy, userIdOf } from './billing.ts';
import { inTurn, waits } from './in-turn.ts';
import { load } from './load.ts';

/** How fast the running system answers, on each database. */
export async function measureServer(effort: Effort): Promise<Findings> {
  const embedded = await withSystem(undefined, (system) => measureOn('pglite', system, effort));
  const postgres = await startPostgres();
  if (!postgres.ok) return { figures: embedded, leftOut: [`Server on PostgreSQL: ${postgres.reason}`] };
  try {
    const own = await withSystem(postgres.url, (system) => measureOn('postgresql', system, effort));
    return { figures: [...embedded, ...own] };
  } finally {
    await postgres.stop();
  }
}

async function measureOn(database: string, { site }: System, effort: Effort): Promise<Figure[]> {
  const { loadSeconds, quotes, buyers } = effort;
  const name = `server.${database}`;
  return [
    ...(await load(`${name}.kept-page`, `${site}/`, loadSeconds)),
    // A page with a query is rendered for one request, and opens a sign-in.
    ...(await load(`${name}.drawn-page`, `${site}/login?x=1`, loadSeconds)),
    // Rendered for one request too, without a sign-in: what drawing and compressing alone cost.
    ...(await load(`${name}.drawn-plans`, `${site}/plans?x=1`, loadSeconds)),
    ...waits(`${name}.quote`, await timeQuotes(site, quotes)),
    ...waits(`${name}.purchase`, await timePurchases(site, buyers)),
  ];
}

/** One after the other: more at once would meet the limit that keeps people from guessing vouchers. */
async function timeQuotes(site: string, count: number): Promise<number[]> {
  const nora = await signedIn(site, 'nora');
  const userId = await userIdOf(nora);
  return inTurn(count, () => Promise.resolve(() => quote(nora, userId)));
}

/** Each by a new account: the time of the whole request, the payment company's part included. */
async function timePurchases(site: string, count: number): Promise<number[]> {
  return inTurn(count, async () => readyToBuy(await signedUp(site)));
}
