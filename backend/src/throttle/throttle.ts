import { createHash } from 'node:crypto';
import type { Counters } from './counters.ts';

/** How many attempts of a subject are allowed within so many minutes. */
export interface Limit {
  subject: readonly string[];
  most: number;
  minutes: number;
  /** Whether a success shows that the failures before it were typing mistakes. */
  forgottenBySuccess: boolean;
}

export type Allowance = { ok: true } | { ok: false; minutes: number };

/** Counts attempts for all processes together. */
export interface Throttle {
  /**
   * Counts an attempt before it is made, so that parallel ones are all counted. What one limit refuses is counted by none: a
   * single address cannot use up what all have for an account, and what is given back later is left again. Where a wider
   * limit is used up already, nothing is written: made-up accounts would each leave a counter behind.
   */
  attempt: (limits: readonly Limit[]) => Promise<Allowance>;
  /** How many attempts the limits have left, and how long the one with the fewest still counts. */
  left: (limits: readonly Limit[]) => Promise<{ attempts: number; minutes: number }>;
  /** Takes back an attempt that was not a guess. */
  forgive: (limits: readonly Limit[]) => Promise<void>;
  /** Forgets all attempts, where those before are worth nothing any more. */
  forget: (limits: readonly Limit[]) => Promise<void>;
}

const minuteMs = 60_000;

/** The limiter of every route, on counters that hold by themselves. */
export function createThrottle(counters: Counters): Throttle {
  return {
    async attempt(limits) {
      for (const limit of limits.slice(1)) {
        const used = await counters.read(keyOf(limit));
        if (used !== undefined && used.count >= limit.most) return refusal(used.remainingMs);
      }
      const counted: string[] = [];
      for (const limit of limits) {
        const key = keyOf(limit);
        counted.push(key);
        const { count, remainingMs } = await counters.add(key, limit.minutes * minuteMs);
        if (count <= limit.most) continue;
        for (const each of counted) await counters.subtract(each);
        return refusal(remainingMs);
      }
      return { ok: true };
    },

    async left(limits) {
      let fewest = { attempts: Infinity, minutes: 1 };
      for (const limit of limits) {
        const used = await counters.read(keyOf(limit));
        const attempts = Math.max(0, limit.most - (used?.count ?? 0));
        if (attempts < fewest.attempts) fewest = { attempts, minutes: minutesOf(used?.remainingMs ?? 0) };
      }
      return fewest;
    },

    async forgive(limits) {
      for (const limit of limits) {
        const key = keyOf(limit);
        await (limit.forgottenBySuccess ? counters.reset(key) : counters.subtract(key));
      }
    },

    async forget(limits) {
      for (const limit of limits) await counters.reset(keyOf(limit));
    },
  };
}

function refusal(remainingMs: number): Allowance {
  return { ok: false, minutes: minutesOf(remainingMs) };
}

function minutesOf(ms: number): number {
  return Math.max(1, Math.ceil(ms / minuteMs));
}

/** A hash, so that no e-mail or network address is stored. */
function keyOf({ subject }: Limit): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url');
}
