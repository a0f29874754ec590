import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from 'kysely';
import type { OpenDatabase } from '../../database/open.ts';
import { jobKind, TryLater, type Jobs } from '../../process/jobs.ts';
import { processLog } from '../../http/request-log.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { createJobs } from './index.ts';

const greet = jobKind<{ name: string }>('test.greet');
const stumble = jobKind<{ name: string }>('test.stumble');
const meet = jobKind('test.meet');
const ask = jobKind<{ id: string }>('test.ask', ({ id }) => id);
const sweep = jobKind('test.sweep');

let database: OpenDatabase;
let jobs: Jobs;
let jump: () => void = () => undefined;
let sweeps = 0;
let sweeping: Promise<void> = Promise.resolve();
let met = 0;
const allMet = Promise.withResolvers<undefined>();
let answered = false;
let asked = 0;
const greeted: string[] = [];
const stumbled: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs({
    connection: database.connection,
    clock: { now: () => new Date(), onJump: (listener) => (jump = listener), stop: () => undefined },
    log: processLog({ logLevel: 'silent' }),
  });
  jobs.work(greet, ({ name }) => {
    greeted.push(name);
    return Promise.resolve();
  });
  jobs.work(stumble, ({ name }) => {
    stumbled.push(name);
    return stumbled.length < 2 ? Promise.reject(new Error('not yet')) : Promise.resolve();
  });
  jobs.work(meet, async () => {
    met += 1;
    if (met === 4) allMet.resolve(undefined);
    await allMet.promise;
  });
  jobs.work(ask, () => {
    asked += 1;
    return answered ? Promise.resolve() : Promise.reject(new TryLater('No answer yet.'));
  });
  jobs.every(sweep, '0 4 * * *', () => {
    sweeps += 1;
    return sweeping;
  });
  await jobs.start();
}, 60_000);
afterAll(async () => {
  await jobs.stop();
  await database.close();
}, 30_000);

const request = (work: (trx: Transaction<object>) => Promise<void>) =>
  database.db.transaction().execute(work);

/** Changes jobs of a kind where the queue keeps them. */
async function setJobs(name: string, change: string) {
  await database.connection.query(`update pgboss.job set ${change} where name = $1`, [name]);
}

async function jobsOf(name: string) {
  const { rows } = await database.connection.query<{ state: string; pause: number }>(
    `select state, extract(epoch from start_after - now())::float as pause from pgboss.job
     where name = $1 and state < 'completed'`,
    [name],
  );
  return rows;
}

test('work that was asked for in a transaction is done when that commits, and not when it does not', async () => {
  await expect(
    database.db.transaction().execute(async (trx) => {
      await jobs.enqueue(trx, greet, { name: 'nobody' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, greet, { name: 'Nora' }));

  await until(() => greeted.length > 0);
  await sleep(1500);
  expect(greeted).toEqual(['Nora']);
});

test('work that throws is tried again', async () => {
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, stumble, { name: 'Nora' }));
  await until(() => stumbled.length === 2);
  expect(stumbled).toEqual(['Nora', 'Nora']);
}, 30_000);

test('what recurs runs at the start, and whenever the clock jumps', async () => {
  await until(() => sweeps === 1);
  jump();
  await until(() => sweeps === 2);
});

test('what falls due while its round runs gets another round', async () => {
  await until(async () => (await jobsOf(sweep.name)).length === 0);
  const before = sweeps;
  const round = Promise.withResolvers<undefined>();
  sweeping = round.promise.then(() => undefined);
  jump();
  await until(() => sweeps === before + 1);
  jump();
  await until(async () => (await jobsOf(sweep.name)).length === 1);
  round.resolve(undefined);
  await until(() => sweeps === before + 2);
});

test('work of one kind runs side by side', async () => {
  await request(async (trx) => {
    for (let each = 0; each < 4; each += 1) await jobs.enqueue(trx, meet, {});
  });
  await allMet.promise;
  await until(async () => (await jobsOf(meet.name)).length === 0);
}, 30_000);

test('work whose process is silent is given to another', async () => {
  await request((trx) => jobs.enqueue(trx, greet, { name: 'Sami' }, { startAfter: 3600 }));
  const minuteAgo = "now() - interval '1 minute'";
  await setJobs(greet.name, `state = 'active', started_on = ${minuteAgo}, heartbeat_on = ${minuteAgo}`);
  await until(() => greeted.includes('Sami'));
}, 60_000);

test('work that cannot be ended is tried again for years, with short pauses, and one job a subject', async () => {
  const askAbout = (id: string) => request((trx) => jobs.enqueue(trx, ask, { id }));
  const putOff = async () => (await jobsOf(ask.name)).some(({ state }) => state === 'retry');
  await askAbout('o-1');
  await until(putOff);
  await setJobs(ask.name, `retry_count = 1000000, start_after = now()`);
  await until(async () => asked === 2 && (await putOff()));
  await askAbout('o-1');
  const waiting = await jobsOf(ask.name);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.pause).toBeLessThanOrEqual(30);

  answered = true;
  await setJobs(ask.name, 'start_after = now()');
  await until(async () => (await jobsOf(ask.name)).length === 0);
}, 60_000);
