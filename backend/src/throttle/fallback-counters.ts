import type { Counters } from './counters.ts';

/** Counts in `first`, and in `second` while `first` fails, so that limits hold all the time. */
export function fallbackCounters(
  first: Counters,
  second: Counters,
  onFailure: (error: unknown) => void,
): Counters {
  const either = async <Result>(run: (counters: Counters) => Promise<Result>): Promise<Result> => {
    try {
      return await run(first);
    } catch (error) {
      onFailure(error);
      return run(second);
    }
  };

  return {
    add: (key, windowMs) => either((counters) => counters.add(key, windowMs)),
    subtract: (key) => either((counters) => counters.subtract(key)),
    reset: (key) => either((counters) => counters.reset(key)),
  };
}
