import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../process/clock.ts';
import { seedDemo, type DemoParts } from './seed-demo.ts';

/** Seeds the demo once all is registered, before the first request. */
export function seedWhenReady(
  app: FastifyInstance,
  {
    config,
    db,
    clock,
    refresh,
  }: Pick<DemoParts, 'refresh'> & {
    config: Pick<Config, 'sealingKeys' | 'identity'>;
    db: Database;
    clock: Pick<Clock, 'now'>;
  },
) {
  const { sealingKeys, identity } = config;
  const { workplaces } = identity.connections;

  app.addHook('onReady', async () => {
    const silent = await seedDemo(db, { refresh, sealingKeys, workplaces, now: clock.now() });
    if (silent.length > 0) app.log.warn({ silent }, 'no answer about the subscriptions of these people');
  });
}
