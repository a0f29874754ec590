import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';

interface Assignment {
  name: string;
  cron?: string;
  handler: (data: object) => Promise<void>;
}

/** The job queue, kept in the database beside the rows that its work is about. */
export function createJobs(surroundings: { connection: Pool; clock: Clock; log: FastifyBaseLogger }): Jobs {
  const { connection, clock, log } = surroundings;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    monitorVacuum: false,
  });
  const assignments: Assignment[] = [];
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has a problem'));

  const recurring = () => assignments.filter((assignment) => assignment.cron !== undefined);
  const runAllRecurring = async () => {
    for (const { name } of recurring()) await boss.send(name, {});
  };

  return {
    enqueue: async (trx, kind, data, options = {}) => {
      await boss.send(kind.name, data, { ...options, db: fromKysely(trx.withoutPlugins()) });
    },
    work: (kind, handler) => {
      assignments.push({ name: kind.name, handler: handler as Assignment['handler'] });
    },
    every: (kind, cron, handler) => {
      assignments.push({ name: kind.name, cron, handler });
    },
    start: async () => {
      await boss.start();
      for (const assignment of assignments) await assign(boss, assignment, log);
      await runAllRecurring();
      clock.onJump(() => {
        runAllRecurring().catch((error: unknown) =>
          log.error({ err: error }, 'recurring work could not be asked for'),
        );
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

const nobody = '00000000-0000-0000-0000-000000000000';

async function assign(boss: PgBoss, { name, cron, handler }: Assignment, log: FastifyBaseLogger) {
  // Recurring work asked for twice is done once.
  await boss.createQueue(name, { policy: cron === undefined ? 'standard' : 'exclusive' });
  await boss.updateQueue(name, { retryLimit: 8, retryBackoff: true, retryDelay: 2, retryDelayMax: 600 });
  // The first look at a queue takes a connection of its own. Within a caller's transaction that would wait for ever
  // where the database has one session, so it is done now.
  await boss.findJobs(name, { id: nobody });
  // One job a batch: a throw retries the whole batch.
  // A second between two is too long where thousands wait: then each is fetched as soon as the last one is done.
  const pace = { pollingIntervalSeconds: 1, burstWhenReadyExceeds: 10 };
  await boss.work<object>(name, { batchSize: 1, ...pace }, async (jobs) => {
    for (const job of jobs) await doOne(job.data, name, handler, log);
  });
  if (cron !== undefined) await boss.schedule(name, cron);
}

async function doOne(data: object, name: string, handler: Assignment['handler'], log: FastifyBaseLogger) {
  try {
    await handler(data);
  } catch (error) {
    log.error({ err: error, job: name }, 'a job failed and will be tried again');
    throw error;
  }
}
