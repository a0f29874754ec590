import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import { noTelemetry, type Telemetry } from '../../process/telemetry/telemetry.ts';
import { readQueues } from './queue-gauges.ts';
import { readyJobs, startPolling } from './polling.ts';
import { prepareQueue, queueSettings, type Assignment } from './queues.ts';
import { problemReporter } from './queue-error.ts';
import { inTraceOf } from './traced-data.ts';
import { startWorkers, type Workers } from './workers.ts';

export interface JobsOptions {
  connection: Pool;
  clock: Clock;
  log: FastifyBaseLogger;
  telemetry?: Telemetry;
  /** Starts the regular polls. A test polls when it wants to. */
  startPolls?: typeof startPolling;
}

/** The job queue, kept in the database beside the rows that its work is about. */
export function createJobs(options: JobsOptions): Jobs {
  const { connection, clock, log, telemetry = noTelemetry, startPolls = startPolling } = options;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
    ...queueSettings,
  });
  const assignments: (Assignment & { cron?: string })[] = [];
  const workers = new Map<string, Workers>();
  /** Recurring work to be asked for. */
  const due = new Set<string>();
  let polling: ReturnType<typeof startPolling> | undefined;

  const logProblem = problemReporter((err, sentence) => {
    log.error({ err }, sentence);
  });
  boss.on('error', logProblem);

  const markRecurringDue = () => {
    for (const { name, mode } of assignments) if (mode === 'recurring') due.add(name);
  };

  async function poll() {
    // Refused while a round runs, which may have begun before it fell due: then it is asked for again.
    for (const name of due) if ((await boss.send(name, {})) !== null) due.delete(name);
    for (const { name, ready } of await readyJobs(connection)) workers.get(name)?.wake(ready);
  }

  return {
    enqueue: async (trx, kind, data, { startAfter, longestPause } = {}) => {
      const singletonKey = kind.subjectOf?.(data);
      await boss.send(kind.name, inTraceOf(telemetry, data), {
        db: fromKysely(trx.withoutPlugins()),
        ...(singletonKey !== undefined && { singletonKey }),
        ...(startAfter !== undefined && { startAfter }),
        ...(longestPause !== undefined && { retryBackoff: true, retryDelayMax: longestPause }),
      });
    },
    work: ({ name, subjectOf }, handler) => {
      const mode = subjectOf === undefined ? 'each' : 'onePerSubject';
      assignments.push({ name, mode, handler: handler as Assignment['handler'] });
    },
    every: ({ name }, cron, handler) => {
      assignments.push({ name, mode: 'recurring', cron, handler });
    },
    start: async () => {
      await boss.start();
      for (const { cron, ...assignment } of assignments) {
        await prepareQueue(boss, assignment);
        workers.set(assignment.name, await startWorkers(boss, assignment, { log, telemetry }));
        if (cron !== undefined) await boss.schedule(assignment.name, cron);
      }
      markRecurringDue();
      clock.onJump(markRecurringDue);
      telemetry.watch(() => readQueues(connection), 30_000);
      polling = startPolls(poll, logProblem);
    },
    stop: async () => {
      await polling?.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
