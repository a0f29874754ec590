import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { TryLater } from '../../process/jobs.ts';
import { secondsSince, type Telemetry } from '../../process/telemetry/telemetry.ts';
import { workerSettings, type Assignment } from './queues.ts';
import { traceIn } from './traced-data.ts';

/** The workers of one queue in this process. */
export interface Workers {
  /** Lets up to so many idle workers fetch work now. */
  wake: (ready: number) => void;
}

interface Parts {
  log: FastifyBaseLogger;
  telemetry: Telemetry;
}

/** Side by side, since most of a job's time is spent waiting for other companies. */
const sideBySide = 8;

/** Starts the workers of a queue. One that has done something fetches again at once; idle ones wait to be woken. */
export async function startWorkers(boss: PgBoss, assignment: Assignment, parts: Parts): Promise<Workers> {
  const idle = new Set<string>();
  const count = assignment.mode === 'recurring' ? 1 : sideBySide;
  for (let started = 0; started < count; started += 1) {
    const worker = { id: '' };
    worker.id = await boss.work<object | null>(assignment.name, workerSettings, async (jobs) => {
      idle.delete(worker.id);
      try {
        for (const job of jobs) await doOne(job.data, assignment, parts);
      } finally {
        idle.add(worker.id);
        boss.notifyWorker(worker.id);
      }
    });
    idle.add(worker.id);
  }
  return {
    wake: (ready) => {
      for (const id of [...idle].slice(0, ready)) boss.notifyWorker(id);
    },
  };
}

async function doOne(sent: object | null, { name: queue, handler }: Assignment, { log, telemetry }: Parts) {
  const start = performance.now();
  const measure = (outcome: 'done' | 'later' | 'failed') => {
    telemetry.measure('stillpoint.job.duration', secondsSince(start), { queue, outcome });
  };
  // All of it, so that no failure goes unseen: the queue itself says nothing of one.
  try {
    const { data, traceparent } = traceIn(sent);
    const span = { name: `job ${queue}`, kind: 'consumer' as const, attributes: { queue }, traceparent };
    await telemetry.traced(span, () => handler(data));
    measure('done');
  } catch (error) {
    const later = error instanceof TryLater;
    measure(later ? 'later' : 'failed');
    if (later) log.info({ job: queue, reason: error.message }, 'a job will be tried again');
    else log.error({ err: error, job: queue }, 'a job failed and will be tried again');
    throw error;
  }
}
