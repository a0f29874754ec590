import { once } from 'node:events';

/** How long opening a page may wait for other companies, all in all. */
const limitMs = 6_000;

/** Passes once a page has waited for as long as it may. Everything that one page waits for shares one. */
export function pageDeadline(): AbortSignal {
  const deadline = new AbortController();
  setTimeout(() => {
    deadline.abort();
  }, limitMs).unref();
  return deadline.signal;
}

/** The result of `work`, or `fallback` once the deadline has passed: work goes on then, and is not begun any more. */
export async function withTimeout<Value>(
  work: () => Promise<Value>,
  fallback: Value,
  deadline: AbortSignal,
): Promise<Value> {
  if (deadline.aborted) return fallback;
  const settled = new AbortController();
  const over = once(deadline, 'abort', { signal: settled.signal });
  try {
    return await Promise.race([work(), over.then(() => fallback)]);
  } finally {
    settled.abort();
  }
}
