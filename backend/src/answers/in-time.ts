import { setTimeout as sleep } from 'node:timers/promises';

/** How long a visitor looks at an empty page on account of another company. */
const patienceMs = 6_000;

/** What came of work while a visitor may wait for it, or what stands in its place. The work goes on all the same. */
export async function inTime<Value>(
  work: Promise<Value>,
  inItsPlace: Value,
  withinMs = patienceMs,
): Promise<Value> {
  const over = new AbortController();
  try {
    return await Promise.race([work, sleep(withinMs, inItsPlace, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
