import type { Throttle } from '../throttle/throttle.ts';

/** Limits nothing, where limits are another module's tests. */
export const withoutLimits: Throttle = {
  attempt: () => Promise.resolve({ ok: true }),
  left: () => Promise.resolve({ attempts: Infinity, minutes: 1 }),
  forgive: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};
