import type { Count } from '../throttle/counters.ts';
import { createThrottle, type Throttle } from '../throttle/throttle.ts';

/** Limits nothing, where limits are another module's tests. */
export const withoutLimits: Throttle = {
  attempt: () => Promise.resolve({ ok: true }),
  left: () => Promise.resolve({ attempts: Infinity, minutes: 1 }),
  forgive: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** Limits that are counted in memory, and whose windows do not pass. With `refused`, nothing is allowed for 30 minutes. */
export function countedLimits(): Throttle & { refused: boolean } {
  const counts = new Map<string, Count>();
  const throttle = createThrottle({
    read: (key) => Promise.resolve(counts.get(key)),
    add: (key, windowMs) => {
      const counted = { count: (counts.get(key)?.count ?? 0) + 1, remainingMs: windowMs };
      counts.set(key, counted);
      return Promise.resolve(counted);
    },
    subtract: (key) => {
      const counted = counts.get(key);
      if (counted !== undefined) counts.set(key, { ...counted, count: Math.max(0, counted.count - 1) });
      return Promise.resolve();
    },
    reset: (key) => {
      counts.delete(key);
      return Promise.resolve();
    },
  });
  return {
    ...throttle,
    refused: false,
    async attempt(limits) {
      return this.refused ? { ok: false, minutes: 30 } : throttle.attempt(limits);
    },
    async left(limits) {
      return this.refused ? { attempts: 0, minutes: 30 } : throttle.left(limits);
    },
  };
}
