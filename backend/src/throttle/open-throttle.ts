import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Database } from '../database/database.ts';
import { jobKind, type Jobs } from '../process/jobs.ts';
import { databaseCounters } from './database-counters.ts';
import { fallbackCounters } from './fallback-counters.ts';
import { redisCounters } from './redis-counters.ts';
import { createThrottle, type Throttle } from './throttle.ts';

export interface ThrottleOptions {
  db: Database;
  /** Counts in Redis in place of the database, which stands in while Redis does not answer. */
  redisUrl: string | undefined;
  jobs: Pick<Jobs, 'every'>;
}

/** Opens the limiter that all modules share. */
export function openThrottle(app: FastifyInstance, { db, redisUrl, jobs }: ThrottleOptions): Throttle {
  const inDatabase = databaseCounters(db);
  jobs.every(jobKind('throttle.sweep'), '53 * * * *', inDatabase.deleteExpired);
  if (redisUrl === undefined) return createThrottle(inDatabase);

  const redis = openRedis(redisUrl);
  // Otherwise the first requests would find no connection yet, and the database would count for 30 seconds.
  app.addHook('onReady', () => redis.connect().catch(() => undefined));
  app.addHook('onClose', () => {
    redis.disconnect();
  });
  return createThrottle(
    fallbackCounters(redisCounters(redis), inDatabase, {
      onFailure: (error) => {
        app.log.warn({ err: error }, 'Redis does not answer: limits are counted in the database');
      },
      onRecovery: () => {
        app.log.warn('Redis answers again: limits are counted there');
      },
    }),
  );
}

/** Fails fast: a request waits half a second for Redis at most. */
function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 500,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    lazyConnect: true,
  });
  // Each failed command rejects by itself; an `error` event without a listener would end the process.
  redis.on('error', () => undefined);
  return redis;
}
