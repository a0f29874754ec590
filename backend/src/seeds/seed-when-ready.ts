import type { FastifyInstance } from 'fastify';
import type { WorkplaceClient } from '../config/workplaces.ts';
import type { Database } from '../database/database.ts';
import { dayOf } from '../domain/days.ts';
import type { Clock } from '../process/clock.ts';
import { seedAuthenticatorApp } from './authenticator-app.ts';
import { seedOpenEnrolment } from './open-enrolment.ts';
import { seed } from './seed.ts';

/** Seeds the demo people once all is registered, before the first request. */
export function seedWhenReady(
  app: FastifyInstance,
  {
    db,
    clock,
    refresh,
    sealingKeys,
    workplaces,
  }: {
    db: Database;
    clock: Clock;
    refresh: Parameters<typeof seed>[1];
    sealingKeys: readonly string[];
    workplaces: readonly WorkplaceClient[];
  },
) {
  app.addHook('onReady', async () => {
    const silent = await seed(db, refresh, dayOf(clock.now()));
    await seedAuthenticatorApp(db, sealingKeys);
    await seedOpenEnrolment(db, workplaces);
    if (silent.length > 0) app.log.warn({ silent }, 'no answer about the subscriptions of these people');
  });
}
