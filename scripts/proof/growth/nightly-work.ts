import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../../backend/src/testing/ask.ts';

const patienceMs = 15 * 60_000;

/** Waits until a backend has done what recurs, all of which it begins at its start. Gives how many seconds that took. */
export async function untilNightlyWorkIsDone(url: string): Promise<number> {
  const began = Date.now();
  for (;;) {
    const waiting = await ask<{ name: string }>(
      url,
      `select distinct name from pgboss.job
       where state < 'completed' and start_after <= now() and name not like '\\_\\_pgboss%'`,
    );
    if (waiting.length === 0) return (Date.now() - began) / 1000;
    if (Date.now() - began > patienceMs) {
      throw new Error(`Work still goes on: ${waiting.map(({ name }) => name).join(', ')}.`);
    }
    await pause(1000);
  }
}
