import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../backend/src/testing/ask.ts';
import { ledgerOf } from '../../backend/src/testing/sandbox-money.ts';
import type { Bought } from './buyers.ts';
import type { Claim } from './Claim.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** Of how many of those that were compared something was found. None is to be, unless it is a figure. */
export interface Found {
  claim: string;
  count: number;
  of: number;
  isFigure: boolean;
}

/** What one buyer has: at the billing company, in our database and in the inbox. */
interface Stand {
  subscriptions: readonly string[];
  paid: number;
  /** What that comes to, in minor units. */
  paidTotal: number;
  /** Orders that our database holds as succeeded, and as open. */
  succeeded: number;
  open: number;
  /** The subscriptions of which the database knows. */
  known: readonly string[];
  /** Receipts, and how often one was handed to the mail server. */
  receipts: number;
  handedOver: number;
}

/** Where to look. */
export interface Ledgers {
  sandbox: string;
  databaseUrl: string;
}

const patienceMs = 60_000;

/** Compares what buyers were told with the billing company's ledger, our database and the mails that went out, once all is settled. */
export async function comparePurchases(bought: readonly Bought[], ledgers: Ledgers): Promise<Found[]> {
  const stands = await settledStands(bought, ledgers);
  const found = (claim: string, is: (stand: Stand, each: Bought) => boolean, isFigure = false): Found => ({
    claim,
    count: stands.filter(([each, stand]) => is(stand, each)).length,
    of: bought.length,
    isFigure,
  });
  const begun = ({ charges }: Bought) => (charges > 0 ? 1 : 0);
  return [
    found(
      'No purchase is lost: told, and not in ledger and database',
      ({ subscriptions, paid, succeeded }, each) =>
        subscriptions.length < begun(each) || paid < each.charges || succeeded < each.charges,
    ),
    found(
      'None is doubled, or charged though told that it was not',
      ({ subscriptions, paid, succeeded }, each) =>
        subscriptions.length > begun(each) || paid > each.charges || succeeded > each.charges,
    ),
    found(
      'None is told of as another subscription than that of the ledger',
      ({ subscriptions, known }, { subscriptionNumber: told }) =>
        told !== undefined && !(subscriptions.includes(told) && known.includes(told)),
    ),
    found('None is charged another sum than was told', ({ paidTotal }, { total }) => paidTotal !== total),
    found('None is open after a minute', ({ open }) => open > 0),
    found('No receipt is missing after a minute', ({ receipts }, { charges }) => receipts < charges),
    found('No receipt is written twice', ({ receipts }, { charges }) => receipts > charges),
    // By a process that was killed, or lost the database, before it could say so: no mail server can be asked.
    found(
      'Receipts handed to the mail server twice, with the same Message-ID',
      ({ receipts, handedOver }) => handedOver > receipts,
      true,
    ),
  ];
}

/** Claims that nothing of the kind was found, of one comparison or of several. */
export function claimNone(found: readonly Found[]): Claim[] {
  const claims = [...new Set(found.map(({ claim }) => claim))];
  return claims.map((claim) => {
    const same = found.filter((each) => each.claim === claim);
    const sum = (of: (each: Found) => number) => same.reduce((total, each) => total + of(each), 0);
    const count = sum((each) => each.count);
    return {
      claim,
      found: `${count} of ${sum(({ of }) => of)}`,
      ...(same.every(({ isFigure }) => !isFigure) && { held: count === 0 }),
    };
  });
}

/** Looks until every order is settled and every receipt is out, for a minute at most. */
async function settledStands(bought: readonly Bought[], ledgers: Ledgers) {
  const until = Date.now() + patienceMs;
  for (;;) {
    // A receipt that goes out twice does so while a job for it is left.
    while ((await workLeft(ledgers.databaseUrl)) > 0 && Date.now() < until) await pause(500);
    const rows = await rowsOf(bought, ledgers.databaseUrl);
    const stands = await mapConcurrently(
      bought,
      async (each) => [each, await standOf(each, rows.get(each.userId), ledgers.sandbox)] as const,
    );
    const done = stands.every(([{ charges }, { open, receipts }]) => open === 0 && receipts >= charges);
    if (done || Date.now() > until) return stands;
    await pause(1000);
  }
}

/** Waits until no order of these people is open, for a minute at most. Gives how long that took, in milliseconds. */
export async function untilNoneIsOpen(bought: readonly Bought[], databaseUrl: string): Promise<number> {
  const start = Date.now();
  for (;;) {
    const rows = await rowsOf(bought, databaseUrl);
    const tookMs = Date.now() - start;
    if (tookMs > patienceMs || [...rows.values()].every(({ open }) => open === 0)) return tookMs;
    await pause(500);
  }
}

/** Jobs that have to do with orders or their mails. */
async function workLeft(databaseUrl: string): Promise<number> {
  const [row] = await ask<{ count: number }>(
    databaseUrl,
    `select count(*)::int from pgboss.job
     where state in ('created', 'retry', 'active')
       and (name like 'billing.settle-%' or name in ('mail.deliver', 'billing.refresh-member', 'billing.gift-receipt'))`,
  );
  return row?.count ?? 0;
}

interface Row {
  id: string;
  email: string;
  succeeded: number;
  open: number;
  known: string[];
}

async function rowsOf(bought: readonly Bought[], databaseUrl: string): Promise<Map<string, Row>> {
  const rows = await ask<Row>(
    databaseUrl,
    `with orders as (
       select user_id, state from purchases
       union all select user_id, state from subscription_changes where state <> 'shown'
       union all select user_id, state from gift_orders)
     select id, email,
       (select count(*)::int from orders where user_id = accounts.id and state = 'succeeded') as succeeded,
       (select count(*)::int from orders where user_id = accounts.id and state not in ('succeeded', 'refused')) as open,
       array(select external_id from subscriptions where user_id = accounts.id
         union select subscription_number from gifts where user_id = accounts.id and subscription_number is not null) as known
     from accounts where id = any($1)`,
    [bought.map(({ userId }) => userId)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function standOf({ account }: Bought, row: Row | undefined, sandbox: string): Promise<Stand> {
  const { subscriptions, payments } = await ledgerOf({ url: sandbox }, account);
  const receipts = row === undefined ? [] : await receiptsOf(sandbox, row.email);
  const processed = payments.filter(({ status }) => status === 'Processed');
  return {
    subscriptions: subscriptions.map(({ subscriptionNumber }) => subscriptionNumber),
    paid: processed.length,
    paidTotal: Math.round(processed.reduce((sum, { amount }) => sum + amount, 0) * 100),
    succeeded: row?.succeeded ?? 0,
    open: row?.open ?? 0,
    known: row?.known ?? [],
    receipts: new Set(receipts).size,
    handedOver: receipts.length,
  };
}

/** The receipts that reached an inbox, by their Message-ID. */
export async function receiptsOf(sandbox: string, email: string): Promise<string[]> {
  const answer = await fetch(`${sandbox}/inbox.json?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as {
    mails: { subject: string; headers: { name: string; value: string }[] }[];
  };
  return mails
    .filter(({ subject }) => /receipt/i.test(subject))
    .map(({ headers }) => headers.find(({ name }) => /^message-id$/i.test(name))?.value ?? '');
}
