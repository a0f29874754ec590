import type { Counters } from './counters.ts';

/** Called once for each change between the two. */
export interface FallbackReport {
  onFailure: (error: unknown) => void;
  onRecovery: () => void;
}

const retryAfterMs = 30_000;

/**
 * Counts in `first`, and for 30 seconds after each failure in `second`, so that limits hold all the time: while `first`
 * answers now and then, an attempt is not counted now here, now there.
 */
export function fallbackCounters(
  first: Counters,
  second: Counters,
  { onFailure, onRecovery }: FallbackReport,
  now: () => number = Date.now,
): Counters {
  let retryAt: number | undefined;

  const either = async <Result>(run: (counters: Counters) => Promise<Result>): Promise<Result> => {
    if (retryAt !== undefined && now() < retryAt) return run(second);
    try {
      const result = await run(first);
      // A call that began before the failure of another shows no recovery.
      if (retryAt !== undefined && now() >= retryAt) {
        retryAt = undefined;
        onRecovery();
      }
      return result;
    } catch (error) {
      if (retryAt === undefined) onFailure(error);
      retryAt = now() + retryAfterMs;
      return run(second);
    }
  };

  return {
    read: (key) => either((counters) => counters.read(key)),
    add: (key, windowMs) => either((counters) => counters.add(key, windowMs)),
    subtract: (key) => either((counters) => counters.subtract(key)),
    reset: (key) => either((counters) => counters.reset(key)),
  };
}
