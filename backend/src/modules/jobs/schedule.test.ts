import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { processLog } from '../../http/request-log.ts';
import { systemClock } from '../../process/clock.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { createJobs } from './index.ts';

const tick = jobKind('test.tick');

let database: OpenDatabase;
let jobs: Jobs;
let ticks = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  const log = processLog({ logLevel: 'silent' });
  jobs = createJobs({ connection: database.connection, clock: systemClock, log });
  jobs.every(tick, '* * * * *', () => {
    ticks += 1;
    return Promise.resolve();
  });
  await jobs.start();
}, 60_000);
afterAll(async () => {
  await jobs.stop();
  await database.close();
}, 30_000);

// The schedule is looked at every half minute, so a minute's work comes within a minute and a half.
test('what recurs runs at the start, and then at its times without being asked for', async () => {
  await until(() => ticks === 1);
  await until(() => ticks === 2, 120_000);
  const { rows } = await database.connection.query(
    `select 1 from pgboss.job where name = $1 and state in ('retry', 'failed')`,
    [tick.name],
  );
  expect(rows).toEqual([]);
}, 180_000);
