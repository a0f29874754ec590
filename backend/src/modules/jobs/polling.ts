import type { Pool } from 'pg';

const everyMs = 500;
/** After a failure: the database is away, which its other users report as well. */
const pauseMs = 5000;

/** Calls `poll` twice a second, one call after the other, until it is stopped. */
export function startPolling(poll: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  let stopped = false;

  const again = (ms: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      current = run();
    }, ms);
    timer.unref();
  };
  async function run() {
    try {
      await poll();
      again(everyMs);
    } catch (error) {
      onError(error);
      again(pauseMs);
    }
  }
  current = run();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}

/** How many jobs of each queue could start now. */
export async function readyJobs(connection: Pool): Promise<readonly { name: string; ready: number }[]> {
  const { rows } = await connection.query<{ name: string; ready: number }>(
    `select name, count(*)::int as ready from pgboss.job
     where state < 'active' and not blocked and start_after <= now() group by name`,
  );
  return rows;
}
