import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../backend/src/testing/ask.ts';
import { ledgerOf } from '../../backend/src/testing/sandbox-money.ts';
import type { Bought } from './buyers.ts';
import type { Claim } from './Claim.ts';
import { mapConcurrently } from './map-concurrently.ts';

interface Stand {
  /** Subscriptions and payments in the ledger of the billing company. */
  ordered: readonly string[];
  paid: number;
  /** Purchases that our database holds as succeeded, and as open. */
  succeeded: number;
  open: number;
  /** Whether the database knows the subscription that the buyer was told of. */
  known: boolean;
  receipts: number;
}

/** Compares what buyers were told with the billing company's ledger, our database and the mails that went out. */
export async function comparePurchases(
  bought: readonly Bought[],
  { sandbox, databaseUrl }: { sandbox: string; databaseUrl: string },
): Promise<Claim[]> {
  const stands = await settled(databaseUrl, () =>
    mapConcurrently(bought, async (each) => [each, await standOf(each, sandbox, databaseUrl)] as const),
  );
  const count = (holds: (stand: Stand, each: Bought) => boolean) =>
    stands.filter(([each, stand]) => holds(stand, each)).length;
  const none = (claim: string, found: number): Claim => ({
    claim,
    found: `${found} of ${bought.length}`,
    held: found === 0,
  });
  return [
    none(
      'Lost purchases: told, and not in ledger and database',
      count(({ ordered, paid, succeeded }) => ordered.length < 1 || paid < 1 || succeeded < 1),
    ),
    none(
      'Doubled purchases',
      count(({ ordered, paid, succeeded }) => ordered.length > 1 || paid > 1 || succeeded > 1),
    ),
    none(
      'Wrongly told: another subscription than that of the ledger',
      count(({ ordered, known }, each) => !ordered.includes(each.subscriptionNumber) || !known),
    ),
    none(
      'Purchases not settled after a minute',
      count(({ open }) => open > 0),
    ),
    none(
      'Receipts that did not go out within a minute',
      count(({ receipts }) => receipts < 1),
    ),
    none(
      'Receipts that went out twice',
      count(({ receipts }) => receipts > 1),
    ),
  ];
}

/** Looks until every purchase is settled and every receipt is out, for a minute at most. */
async function settled(databaseUrl: string, look: () => Promise<(readonly [Bought, Stand])[]>) {
  const until = Date.now() + 60_000;
  for (;;) {
    const stands = await look();
    const done = stands.every(([, { open, receipts }]) => open === 0 && receipts > 0);
    // A receipt that goes out twice does so while a job for it is left.
    if ((done && (await mailsWaiting(databaseUrl)) === 0) || Date.now() > until) return stands;
    await pause(1000);
  }
}

async function mailsWaiting(databaseUrl: string): Promise<number> {
  const [row] = await ask<{ count: number }>(
    databaseUrl,
    "select count(*)::int from pgboss.job where name = 'mail.deliver' and state in ('created', 'retry', 'active')",
  );
  return row?.count ?? 0;
}

async function standOf(
  { userId, subscriptionNumber }: Bought,
  sandbox: string,
  databaseUrl: string,
): Promise<Stand> {
  const { subscriptions, payments } = await ledgerOf({ url: sandbox }, `A-${userId}`);
  const [row] = await ask<Omit<Stand, 'ordered' | 'paid' | 'receipts'> & { email: string }>(
    databaseUrl,
    `select email,
       (select count(*)::int from purchases where user_id = $1 and state = 'succeeded') as succeeded,
       (select count(*)::int from purchases where user_id = $1 and state in ('checking', 'ordering', 'unknown')) as open,
       exists (select from subscriptions where user_id = $1 and external_id = $2) as known
     from accounts where id = $1`,
    [userId, subscriptionNumber],
  );
  if (!row) return { ordered: [], paid: 0, succeeded: 0, open: 0, known: false, receipts: 0 };
  return {
    ...row,
    ordered: subscriptions.map(({ subscriptionNumber: number }) => number),
    paid: payments.length,
    receipts: await receiptsOf(sandbox, row.email),
  };
}

/** How many receipts reached an inbox. */
export async function receiptsOf(sandbox: string, email: string): Promise<number> {
  const answer = await fetch(`${sandbox}/inbox.json?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.filter(({ subject }) => /receipt/i.test(subject)).length;
}
