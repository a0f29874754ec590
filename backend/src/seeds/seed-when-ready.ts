import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Clock } from '../process/clock.ts';
import { seedDemo, type DemoParts } from './seed-demo.ts';

/** Seeds the demo once all is registered, before the first request. */
export function seedWhenReady(
  app: FastifyInstance,
  { db, clock, ...parts }: Omit<DemoParts, 'now'> & { db: Database; clock: Pick<Clock, 'now'> },
) {
  app.addHook('onReady', async () => {
    const silent = await seedDemo(db, { ...parts, now: clock.now() });
    if (silent.length > 0) app.log.warn({ silent }, 'no answer about the subscriptions of these people');
  });
}
