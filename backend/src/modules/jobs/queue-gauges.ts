import type { Pool } from 'pg';
import type { Reading } from '../../process/telemetry/telemetry.ts';

interface QueueRow {
  name: string;
  open: number;
  ready: number;
  lateness: number;
}

/** How each queue stands. The table is small: a job that is done is deleted within two hours. */
export async function readQueues(connection: Pool): Promise<readonly Reading[]> {
  const { rows } = await connection.query<QueueRow>(
    `select name,
       count(*)::int as open,
       count(*) filter (where due)::int as ready,
       coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::float as lateness
     from (
       select name, start_after,
         state < 'active' and not blocked and start_after <= now() as due
       from pgboss.job where state < 'completed'
     ) as jobs
     group by name`,
  );
  return rows.flatMap(({ name: queue, open, ready, lateness }) => [
    { gauge: 'stillpoint.job.open', value: open, attributes: { queue } },
    { gauge: 'stillpoint.job.ready', value: ready, attributes: { queue } },
    { gauge: 'stillpoint.job.lateness', value: lateness, attributes: { queue } },
  ]);
}
