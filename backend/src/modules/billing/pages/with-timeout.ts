import { setTimeout as sleep } from 'node:timers/promises';

/** How long opening a page may wait for another company. */
const defaultTimeoutMs = 6_000;

/** The result of `work`, or `fallback` once the time is over. The work itself goes on. */
export async function withTimeout<Value>(
  work: Promise<Value>,
  fallback: Value,
  timeoutMs = defaultTimeoutMs,
): Promise<Value> {
  const over = new AbortController();
  try {
    return await Promise.race([work, sleep(timeoutMs, fallback, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
