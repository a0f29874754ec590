import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { processLog } from '../../http/request-log.ts';
import { systemClock } from '../../process/clock.ts';
import { jobKind, TryLater, type Jobs } from '../../process/jobs.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { telemetryInMemory } from '../../testing/telemetry.ts';
import { until } from '../../testing/until.ts';
import { createJobs } from './index.ts';

const settle = jobKind<{ purchaseId: string }>('test.settle', ({ purchaseId }) => purchaseId);
const wait = jobKind('test.wait');

const { telemetry, spans, metrics } = telemetryInMemory();
let database: OpenDatabase;
let jobs: Jobs;
const received: object[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const log = processLog({ logLevel: 'silent' });
  jobs = createJobs({ connection: database.connection, clock: systemClock, log, telemetry });
  jobs.work(settle, (data) => {
    received.push(data);
    return received.length < 2 ? Promise.reject(new TryLater('still unknown')) : Promise.resolve();
  });
  jobs.work(wait, () => Promise.resolve());
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

const ask = (data: { purchaseId: string }) =>
  database.db.transaction().execute((trx) => jobs.enqueue(trx, settle, data));
const jobSpans = () => spans().filter(({ name }) => name === 'job test.settle');

test('each try of a job is in the trace of what asked for it, and the job sees its own data alone', async () => {
  await telemetry.traced({ name: 'purchase', kind: 'internal' }, () => ask({ purchaseId: 'p-1' }));
  await until(() => jobSpans().length === 2);

  const purchase = spans()
    .find(({ name }) => name === 'purchase')
    ?.spanContext();
  for (const span of jobSpans()) {
    expect(span.spanContext().traceId).toBe(purchase?.traceId);
    expect(span.parentSpanContext?.spanId).toBe(purchase?.spanId);
  }
  expect(received).toEqual([{ purchaseId: 'p-1' }, { purchaseId: 'p-1' }]);
});

test('a job that nothing traced asked for begins a trace of its own', async () => {
  await ask({ purchaseId: 'p-2' });
  await until(() => jobSpans().length === 3);
  expect(jobSpans()[2]?.parentSpanContext).toBeUndefined();
});

test('the metrics tell of each try, and of what waits', async () => {
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, wait, {}, { startAfter: 3600 }));
  const text = await metrics();
  expect(text).toContain('stillpoint_job_duration_seconds_count{queue="test.settle",outcome="later"} 1');
  expect(text).toContain('stillpoint_job_duration_seconds_count{queue="test.settle",outcome="done"} 2');
  expect(text).toContain('stillpoint_job_ready{queue="test.wait"} 0');
  expect(text).toContain('stillpoint_job_lateness_seconds{queue="test.wait"} 0');
  expect(text).toContain('stillpoint_job_open{queue="test.wait"} 1');
});
