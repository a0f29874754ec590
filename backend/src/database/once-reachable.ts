import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { DatabaseUnreachable } from './unreachable.ts';

const patienceMs = 30_000;
const pauseMs = 1000;

/** Does what needs the database at a start, again while that is away, as after a failover: for half a minute. Then throws. */
export async function onceReachable<Result>(
  work: () => Promise<Result>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { patience = patienceMs, pause = pauseMs } = {},
): Promise<Result> {
  const giveUpAt = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || Date.now() > giveUpAt) throw error;
      log.warn({ err: error }, 'the database is waited for');
      await sleep(pause);
    }
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof DatabaseUnreachable || isAway(error.cause);
}
