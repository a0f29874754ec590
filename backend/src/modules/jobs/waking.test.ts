import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { processLog } from '../../http/request-log.ts';
import { systemClock } from '../../process/clock.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createJobs } from './index.ts';

const settle = jobKind<{ purchase: number }>('test.settle', ({ purchase }) => String(purchase));
const send = jobKind('test.send');
const purchases = Array.from({ length: 15 }, (_, purchase) => ({ purchase }));

let database: OpenDatabase;
let jobs: Jobs;
let poll: () => Promise<void> = () => Promise.resolve();

let running = 0;
let mostAtOnce = 0;
const settled: number[] = [];
const eightRun = Promise.withResolvers<undefined>();
const mayEnd = Promise.withResolvers<undefined>();
const allSettled = Promise.withResolvers<undefined>();
const sent = Promise.withResolvers<undefined>();

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = createJobs({
    connection: database.connection,
    clock: systemClock,
    log: processLog({ logLevel: 'silent' }),
    startPolls: (pollNow) => {
      poll = pollNow;
      return { stop: () => Promise.resolve() };
    },
  });
  jobs.work(settle, async ({ purchase }) => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    if (running === 8) eightRun.resolve(undefined);
    await mayEnd.promise;
    running -= 1;
    settled.push(purchase);
    if (settled.length === purchases.length) allSettled.resolve(undefined);
  });
  jobs.work(send, () => {
    sent.resolve(undefined);
    return Promise.resolve();
  });
  await jobs.start();
}, 60_000);
afterAll(async () => {
  mayEnd.resolve(undefined);
  await jobs.stop();
  await database.close();
}, 30_000);

// Without a poll, an idle worker would find its job half a minute later, which is longer than this test may take.
test('one poll starts the jobs of fifteen purchases, eight side by side, and those of every other queue', async () => {
  await database.db.transaction().execute(async (trx) => {
    for (const purchase of purchases) await jobs.enqueue(trx, settle, purchase);
    await jobs.enqueue(trx, send, {});
  });

  await poll();
  await Promise.all([eightRun.promise, sent.promise]);
  expect(settled).toEqual([]);

  mayEnd.resolve(undefined);
  await allSettled.promise;
  expect(mostAtOnce).toBe(8);
  expect(settled.toSorted((one, other) => one - other)).toEqual(purchases.map(({ purchase }) => purchase));
}, 20_000);
