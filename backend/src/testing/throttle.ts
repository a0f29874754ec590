import type { Throttle } from '../throttle/throttle.ts';

/** Limits nothing, where limits are another module's tests. */
export const withoutLimits: Throttle = {
  attempt: () => Promise.resolve({ ok: true }),
  forgive: () => Promise.resolve(),
};
