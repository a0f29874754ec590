import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { OpenDatabase } from '../../database/open.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import { processLog } from '../../http/request-log.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { createJobs } from './index.ts';

const greet = jobKind<{ name: string }>('test.greet');
const stumble = jobKind<{ name: string }>('test.stumble');
const sweep = jobKind('test.sweep');

let database: OpenDatabase;
let jobs: Jobs;
let jump: () => void = () => undefined;
let sweeps = 0;
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
  jobs.every(sweep, '0 4 * * *', () => {
    sweeps += 1;
    return Promise.resolve();
  });
  await jobs.start();
}, 60_000);
afterAll(async () => {
  await jobs.stop();
  await database.close();
}, 30_000);

async function until(what: () => boolean) {
  const end = Date.now() + 20_000;
  while (!what()) {
    if (Date.now() > end) throw new Error('It did not come about.');
    await sleep(50);
  }
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
