import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../../backend/src/testing/ask.ts';
import type { PostgresServer } from '../../../backend/src/testing/postgres-server.ts';
import { cards } from '../../../backend/src/testing/cards.ts';
import { until } from '../../../backend/src/testing/until.ts';
import type { Cluster } from '../../cluster/cluster.ts';
import { root } from '../../root.ts';
import { buyWithin, prepareBuyers, type BoughtPlan } from '../buyers.ts';
import type { Claim, Effort } from '../Claim.ts';
import { claimNone, comparePurchases, receiptsOf } from '../comparing.ts';

const openPurchases = 3;

/**
 * A backup and its log are restored to a point in time, with purchases before, across and after it, as the runbook says;
 * what was bought after it is in the billing company's ledger alone.
 */
export async function proveRestore(cluster: Cluster, { purchases }: Effort): Promise<Claim[]> {
  const { site, sandbox, databaseUrl, databases, replicas, proxy } = cluster;
  const { primary, standby, spare } = databases;
  spare.copy(primary);

  const count = Math.ceil(purchases / 4);
  const before = await prepareBuyers(site, { count });
  const after = await prepareBuyers(site, { count });
  const across = await prepareBuyers(site, { count: openPurchases, card: cards.slow });
  const boughtBefore = await buyWithin(1, before);
  const unanswered = across.map(({ press }) => press(randomUUID()).catch(() => undefined));
  await untilOrdering(primary, across.length);
  const target = await pointInTime(primary);
  const boughtAfter = await buyWithin(1, after);
  await archiveLog(primary);

  for (const replica of replicas) await replica.kill();
  await Promise.all(unanswered);
  await primary.kill();
  await standby.kill();
  await restore(cluster, target);
  const lostOfThem = await missing(spare, boughtAfter);
  await ask(spare.url, await runbook('after-restore.sql'));
  const numbers = `'{${(await receiptsSent(sandbox)).join(',')}}'`;
  await ask(spare.url, (await runbook('receipts-sent.sql')).replace(":'numbers'", numbers));
  await proxy.setState('database', 'primary', 'maint');
  await proxy.setState('database', 'spare', 'ready');
  for (const replica of replicas) await replica.start();

  const found = await untilKnown(spare, boughtAfter);
  const settled = await Promise.all(
    across.map(async ({ userId, total }) => {
      const subscriptionNumber = await subscriptionOf(spare, userId);
      return { userId, account: `A-${userId}`, charges: 1, total, subscriptionNumber };
    }),
  );
  return [
    {
      claim: 'The restored database is that of the point in time',
      found: `${lostOfThem} of ${boughtAfter.length} later purchases are not in it`,
      held: lostOfThem === boughtAfter.length,
    },
    {
      claim: 'What was bought after it is read from the ledger within a minute',
      found: `${found} of ${boughtAfter.length}`,
      held: found === boughtAfter.length,
    },
    ...claimNone(await comparePurchases([...boughtBefore, ...settled], { sandbox, databaseUrl })),
    await oneReceiptEach(boughtAfter, spare.url, sandbox),
  ];
}

function runbook(name: string): Promise<string> {
  return readFile(join(root, 'docs/runbooks', name), 'utf8');
}

/** The numbers of the payments whose receipts went out, as the mail server knows them. */
async function receiptsSent(sandbox: string): Promise<string[]> {
  const answer = await fetch(`${sandbox}/inbox.json`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.flatMap(({ subject }) => /^Your receipt (P-\d+)$/.exec(subject)?.slice(1) ?? []);
}

async function untilOrdering(server: PostgresServer, count: number) {
  await until(async () => {
    const [row] = await ask(server.url, `select count(*)::int from purchases where state = 'ordering'`);
    return row?.count === count;
  });
}

/** Now, as the database tells it: what is committed by then is before it. */
async function pointInTime(server: PostgresServer): Promise<string> {
  const [row] = await ask(server.url, 'select clock_timestamp()::text as now');
  return String(row?.now);
}

/** Ends the segment of the log that is written to, and waits until it is in the archive. */
async function archiveLog(server: PostgresServer) {
  const [row] = await ask(server.url, 'select pg_walfile_name(pg_current_wal_lsn()) as segment');
  await ask(server.url, 'select pg_switch_wal()');
  await until(async () => {
    const [{ last_archived_wal: last } = {}] = await ask(
      server.url,
      'select last_archived_wal from pg_stat_archiver',
    );
    return typeof last === 'string' && last >= String(row?.segment);
  });
}

/** Replays the archive over the backup, up to the point in time, and takes it into use. */
async function restore({ databases: { spare, archive } }: Cluster, target: string) {
  spare.askForRecovery();
  await spare.start({
    restore_command: `cp '${archive}/%f' %p`,
    recovery_target_time: target,
    recovery_target_action: 'pause',
    archive_mode: 'off',
    synchronous_standby_names: '',
  });
  await until(async () => {
    const [row] = await ask(spare.url, `select pg_get_wal_replay_pause_state() = 'paused' as paused`);
    return row?.paused === true;
  });
  await ask(spare.url, 'select pg_wal_replay_resume()');
  await until(async () => (await ask(spare.url, 'select pg_is_in_recovery() as still'))[0]?.still === false);
}

/** A receipt that went out after the point in time does not go out again. */
async function oneReceiptEach(bought: readonly BoughtPlan[], url: string, sandbox: string): Promise<Claim> {
  const people = await ask<{ email: string }>(url, 'select email from accounts where id = any($1)', [
    bought.map(({ userId }) => userId),
  ]);
  const counts = await Promise.all(
    people.map(async ({ email }) => (await receiptsOf(sandbox, email)).length),
  );
  return {
    claim: 'What was bought after it has one receipt each',
    found: `${counts.filter((count) => count === 1).length} of ${bought.length}`,
    held: counts.length === bought.length && counts.every((count) => count === 1),
  };
}

type Known = readonly { userId: string; subscriptionNumber: string }[];

async function missing(server: PostgresServer, bought: Known): Promise<number> {
  return bought.length - (await known(server, bought));
}

async function known(server: PostgresServer, bought: Known): Promise<number> {
  const numbers = bought.map(({ subscriptionNumber }) => `'${subscriptionNumber}'`).join(', ');
  const rows = await ask(
    server.url,
    `select external_id from subscriptions where external_id in (${numbers})`,
  );
  return rows.length;
}

/** Waits a minute at most until all are known. Gives how many are. */
async function untilKnown(server: PostgresServer, bought: Known): Promise<number> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const count = await known(server, bought);
    if (count === bought.length || Date.now() > giveUpAt) return count;
    await pause(500);
  }
}

/** The subscription that a purchase led to, once it is settled. */
async function subscriptionOf(server: PostgresServer, userId: string): Promise<string> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const rows = await ask(
      server.url,
      `select subscription_number from purchases where user_id = '${userId}'`,
    );
    const number = rows[0]?.subscription_number;
    if (typeof number === 'string' || Date.now() > giveUpAt) return String(number);
    await pause(500);
  }
}
