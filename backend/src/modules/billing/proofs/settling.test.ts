import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseConfig } from '../../../config/config.ts';
import type { OpenDatabase } from '../../../database/open.ts';
import { freeOrigin, startReplica, type BillingReplica } from '../../../testing/billing-replica.ts';
import { cards } from '../../../testing/cards.ts';
import { emptyDatabase, openTestDatabase } from '../../../testing/database.ts';
import { writeEmbeddedGates } from '../../../testing/embedded-gates.ts';
import { startPostgres } from '../../../testing/postgres.ts';
import { purchaseMoments, openPurchaseGates, type PurchaseMoment } from '../../../testing/purchase-gates.ts';
import { startSandbox, type RunningSandbox } from '../../../testing/sandbox.ts';
import { ledgerOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import { openStates, type BillingTables } from '../tables.ts';

/** What is promised: after any kill everything is settled within a minute, with the settings of the product. */
const promisedMs = 60_000;

const moments = Object.keys(purchaseMoments) as PurchaseMoment[];

const postgres = await startPostgres();
const onPostgres = postgres.ok ? describe : describe.skip;

let sandbox: RunningSandbox;
const running = new Set<BillingReplica>();
beforeAll(async () => {
  // Callouts go nowhere: what is found out after a kill is found out by ourselves.
  sandbox = await startSandbox({ calloutUrl: 'http://127.0.0.1:9/nowhere' });
}, 60_000);
afterAll(async () => {
  await Promise.all([...running].map((replica) => replica.stop('SIGKILL')));
  await sandbox.stop();
  if (postgres.ok) await postgres.stop();
}, 30_000);

async function replicaOn(database: DatabaseConfig) {
  const replica = await startReplica({ origin: await freeOrigin(), sandbox, database });
  running.add(replica);
  return replica;
}

/** A purchase that is under way until its process is killed. */
async function startBuying(
  replica: BillingReplica,
  { userId, card }: { userId: string; card: string },
): Promise<void> {
  const request = await replica.prepare(userId, card);
  void replica.buy(userId, request).catch(() => undefined);
}

const ledger = (userId: string) => ledgerOf(sandbox, `A-${userId}`);

interface CaughtMail {
  subject: string;
  headers: { name: string; value: string }[];
}

/**
 * The subjects of the messages that an address has. A mail that was handed over right before the kill is handed over
 * again, as the same message: mail programs show it once.
 */
async function mailsTo(userId: string): Promise<string[]> {
  const response = await fetch(`${sandbox.url}/inbox.json?to=${userId}`);
  const { mails } = (await response.json()) as { mails: CaughtMail[] };
  return [...new Map(mails.map((mail) => [messageIdOf(mail), mail.subject])).values()].sort();
}

function messageIdOf({ headers }: CaughtMail) {
  const header = headers.find(({ name }) => name.toLowerCase() === 'message-id');
  if (header === undefined) throw new Error('A mail has no Message-ID.');
  return header.value;
}

/** Charged once, subscribed, welcomed, and given the receipt. */
async function settledAsBought(userId: string) {
  const { payments, subscriptions } = await ledger(userId);
  return { charges: payments.length, subscriptions: subscriptions.length, mails: await mailsTo(userId) };
}
const boughtOnce = { charges: 1, subscriptions: 1, mails: ['receipt', 'welcome'] };

onPostgres(postgres.ok ? 'on PostgreSQL' : postgres.reason, () => {
  let database: OpenDatabase;
  let config: DatabaseConfig;
  const tables = () => database.db.$extendTables<BillingTables>();
  beforeAll(async () => {
    database = await openTestDatabase(postgres.ok ? postgres.url : undefined);
    config = { kind: 'postgres', url: database.connection.options.connectionString ?? '' };
  }, 60_000);
  afterAll(() => database.close(), 30_000);

  const openPurchases = () =>
    tables().selectFrom('purchases').select(['userId', 'state']).where('state', 'in', openStates).execute();

  /** Kills a replica that has a purchase at each moment, and gives whose they are. */
  async function killAtEachMoment(replica: BillingReplica) {
    const gates = await openPurchaseGates(database);
    const held = {} as Record<PurchaseMoment, string>;
    for (const moment of moments) {
      const userId = randomUUID();
      held[moment] = userId;
      await gates.hold(moment, userId);
      await startBuying(replica, { userId, card: cards.good });
    }
    const duringTheCall = randomUUID();
    await startBuying(replica, { userId: duringTheCall, card: cards.slow });
    await gates.untilHeld(moments.length);
    await until(async () => (await ledger(duringTheCall)).payments.length === 1);
    await replica.stop('SIGKILL');
    await gates.close();
    return { killedAt: Date.now(), buyers: { ...held, duringTheCall } };
  }

  async function expectAllSettled({ killedAt, buyers }: Awaited<ReturnType<typeof killAtEachMoment>>) {
    const { whileChecking, ...others } = buyers;
    await until(
      async () => {
        const mails = await Promise.all(Object.values(others).map(mailsTo));
        return (await openPurchases()).length === 0 && mails.every(({ length }) => length === 2);
      },
      killedAt + promisedMs - Date.now(),
    );
    for (const userId of Object.values(others)) expect(await settledAsBought(userId)).toEqual(boughtOnce);
    expect(await settledAsBought(whileChecking)).toEqual({ charges: 0, subscriptions: 0, mails: [] });
  }

  test('killed at each moment of a purchase, the only process settles all of it when it is started again', async () => {
    const killed = await killAtEachMoment(await replicaOn(config));
    await replicaOn(config);
    await expectAllSettled(killed);
  }, 180_000);

  test('killed at each moment of a purchase, a process leaves all of it to a replica that stays', async () => {
    const [killed] = await Promise.all([replicaOn(config), replicaOn(config)]);
    await expectAllSettled(await killAtEachMoment(killed));
  }, 180_000);
});

test('killed at each moment of a purchase, one after the other, the embedded database settles all of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-settling-'));
  await cp(await emptyDatabase(), folder, { recursive: true });
  const config: DatabaseConfig = { kind: 'embedded', folder };
  const held = Object.fromEntries(moments.map((moment) => [moment, randomUUID()])) as Record<
    PurchaseMoment,
    string
  >;
  const gates = await writeEmbeddedGates(folder, held);

  for (const moment of moments) {
    const replica = await replicaOn(config);
    await startBuying(replica, { userId: held[moment], card: cards.good });
    await gates.untilHeld(moment);
    await replica.stop('SIGKILL');
    await gates.release(moment);
  }
  const duringTheCall = randomUUID();
  const first = await replicaOn(config);
  await startBuying(first, { userId: duringTheCall, card: cards.slow });
  await until(async () => (await ledger(duringTheCall)).payments.length === 1);
  await first.stop('SIGKILL');
  const killedAt = Date.now();

  const last = await replicaOn(config);
  const { whileChecking, ...bought } = { ...held, duringTheCall };
  const buyers = Object.values(bought);
  await until(
    async () => (await Promise.all(buyers.map(mailsTo))).every(({ length }) => length === 2),
    killedAt + promisedMs - Date.now(),
  );
  for (const userId of buyers) {
    expect(await settledAsBought(userId)).toEqual(boughtOnce);
    expect(await last.membership(userId)).toBe('ACTIVE');
  }
  expect(await settledAsBought(whileChecking)).toEqual({ charges: 0, subscriptions: 0, mails: [] });
  expect(await last.membership(whileChecking)).toBe('NONE');
  await last.stop();
  // The database is a process of its own, which may still be writing its last rows.
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}, 240_000);
