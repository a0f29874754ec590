import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition, and throws when it has not come about in time. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`It did not come about within ${timeoutMs / 1000} seconds.`);
    await sleep(100);
  }
}
