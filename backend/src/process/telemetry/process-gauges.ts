import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Pool } from 'pg';
import type { Reading } from './telemetry.ts';

const nanosecondsASecond = 1e9;

/** Reads the gauges of this very process: its connections to the database, and how late its event loop is. */
export function processGauges(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>) {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  return (): Promise<readonly Reading[]> => {
    const { totalCount, idleCount, waitingCount } = pool;
    const readings: Reading[] = [
      { gauge: 'db.client.connection.count', value: idleCount, attributes: { state: 'idle' } },
      { gauge: 'db.client.connection.count', value: totalCount - idleCount, attributes: { state: 'used' } },
      { gauge: 'db.client.connection.pending_requests', value: waitingCount },
      ...[0.5, 0.99].map((quantile) => ({
        gauge: 'nodejs.eventloop.delay' as const,
        value: delays.percentile(quantile * 100) / nanosecondsASecond,
        attributes: { quantile },
      })),
    ];
    delays.reset();
    return Promise.resolve(readings);
  };
}
