import type { PgBoss } from 'pg-boss';

/** One kind of work, as its queue needs to know it. */
export interface Assignment {
  name: string;
  /** `each`: everything that is asked for is done. `onePerSubject`: one at a time for each subject. `recurring`: one at all. */
  mode: 'each' | 'onePerSubject' | 'recurring';
  handler: (data: object) => Promise<void>;
}

/** Seconds after which running work whose process is silent counts as lost, and is given to another. */
const lostAfterSeconds = 15;
/** Several of them may be missed by a process that is held up. */
const heartbeatEverySeconds = 3;
/** How often lost work is searched for. */
const superviseEverySeconds = 5;

const anHour = 3600;
const aYear = 365 * 24 * anHour;

/** The settings of the job queue as a whole. */
export const queueSettings = {
  superviseIntervalSeconds: superviseEverySeconds,
  monitorIntervalSeconds: superviseEverySeconds,
  maintenanceIntervalSeconds: anHour,
  monitorVacuum: false,
} as const;

/** How the workers of a queue behave: one job at a time each, since a throw asks for a whole batch again. */
export const workerSettings = {
  batchSize: 1,
  heartbeatRefreshSeconds: heartbeatEverySeconds,
  // Workers are woken for what is ready. This is for the case that nothing wakes them.
  pollingIntervalSeconds: 30,
} as const;

const retries = {
  // The largest number that the column holds.
  retryLimit: 2_147_483_647,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 30,
} as const;

const noJob = '00000000-0000-0000-0000-000000000000';

/** Makes the queue of a kind of work, or brings it up to the settings of this version. */
export async function prepareQueue(boss: PgBoss, { name, mode }: Assignment): Promise<void> {
  await boss.createQueue(name, { policy: mode === 'each' ? 'standard' : 'exclusive' });
  await boss.updateQueue(name, {
    ...retries,
    heartbeatSeconds: lostAfterSeconds,
    // Work is never given up because it waited: it ends when what it waits for is back.
    retentionSeconds: aYear,
    // The table stays small, which is read whole at each search for lost work.
    deleteAfterSeconds: anHour,
  });
  // The first query of a queue takes a connection of its own. Within a caller's transaction that would wait for ever
  // where the database has one session, so it is done now.
  await boss.findJobs(name, { id: noJob });
}
