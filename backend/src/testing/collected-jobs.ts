import { readConfig } from '../config/config.ts';
import type { Jobs } from '../process/jobs.ts';
import { createSealing } from '../sealing/sealing.ts';

const mails = createSealing({ keys: readConfig({}).sealingKeys, purpose: 'mails' });

/** A mail's job holds it sealed: a test reads what it says. */
function opened(data: object): object {
  const { id, sealed } = data as { id?: string; sealed?: string };
  return id === undefined || sealed === undefined
    ? data
    : { id, request: JSON.parse(mails.open(sealed, id)) as object };
}

/** Work as it was asked for. */
export interface CollectedJob {
  kind: string;
  data: object;
}

/** A queue that a test works off by itself, so that it sees what was asked for and when. */
export function collectedJobs() {
  const waiting: CollectedJob[] = [];
  const handlers = new Map<string, (data: never) => Promise<void>>();
  const jobs: Jobs = {
    enqueue: (_trx, { name }, data) => {
      waiting.push({ kind: name, data });
      return Promise.resolve();
    },
    work: ({ name }, handler) => {
      handlers.set(name, handler);
    },
    every: () => undefined,
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
  return {
    jobs,
    waiting,
    /** Takes the work of a kind off the queue and does it. */
    async work(kind: string) {
      const due = waiting.filter((job) => job.kind === kind);
      waiting.splice(0, waiting.length, ...waiting.filter((job) => job.kind !== kind));
      for (const { data } of due) await handlers.get(kind)?.(data as never);
    },
    /** What waits of a kind, taken off the queue. Mails are opened. */
    take(kind: string): object[] {
      const taken = waiting.filter((job) => job.kind === kind).map(({ data }) => opened(data));
      waiting.splice(0, waiting.length, ...waiting.filter((job) => job.kind !== kind));
      return taken;
    },
  };
}
