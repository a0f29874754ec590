import type { Reading } from './telemetry.ts';

/** Longer than a query on an index takes. A collector of metrics waits no longer for a database that is away. */
const patienceMs = 2_000;

/**
 * Reads gauges at most once in `maxAgeMs`, and gives what was read last until then. Nothing, where reading fails or takes
 * too long: a gauge that is absent says so, and an old value would not.
 */
export function readWithin(
  read: () => Promise<readonly Reading[]>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): () => Promise<readonly Reading[]> {
  let readAt = -Infinity;
  let last: Promise<readonly Reading[]> = Promise.resolve([]);
  return () => {
    if (now() - readAt >= maxAgeMs) {
      readAt = now();
      last = inTime(read());
    }
    return last;
  };
}

async function inTime(reading: Promise<readonly Reading[]>): Promise<readonly Reading[]> {
  const late = Promise.withResolvers<readonly Reading[]>();
  const timer = setTimeout(() => {
    late.resolve([]);
  }, patienceMs);
  try {
    return await Promise.race([reading, late.promise]);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}
