import { userIdOf } from '../../bench/server/billing.ts';
import { signedUp } from '../../bench/visitor.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import type { Claim } from '../Claim.ts';

/** More than any limit allows. */
const mostGuesses = 200;

/** Guesses of voucher codes by one person, which meet all backends in turn, with Redis and without it. */
export async function proveLimits({ site, replicas, stopRedis }: Cluster): Promise<Claim[]> {
  const shared = await guessesAllowed(site);
  await stopRedis();
  const withoutRedis = await guessesAllowed(site);
  for (const replica of replicas.slice(1)) await replica.stop();
  const byOne = await guessesAllowed(site);

  return [
    {
      claim: 'Three backends allow together as many guesses as one does',
      found: `${shared} together, ${byOne} by one`,
      held: shared === byOne && isLimit(shared),
    },
    {
      claim: 'Without Redis the limit is the same, counted in the database',
      found: `${withoutRedis} together`,
      held: withoutRedis === byOne && isLimit(withoutRedis),
    },
  ];
}

function isLimit(guesses: number): boolean {
  return guesses > 0 && guesses < mostGuesses;
}

/** How many wrong codes a new person may try before they are told to wait. */
async function guessesAllowed(site: string): Promise<number> {
  const visitor = await signedUp(site);
  const path = `/subscription/payments/web/quotes?userId=${await userIdOf(visitor)}`;
  for (let guess = 0; guess < mostGuesses; guess += 1) {
    const wish = { plan: 'B2CMONTHLY', country: 'DE', voucherCode: `WRONG-${guess}` };
    const refusal = await visitor.post(path, wish).then(() => '', String);
    if (refusal.includes('answered 429')) return guess;
  }
  return mostGuesses;
}
