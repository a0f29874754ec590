import type { FastifyBaseLogger, FastifyPluginCallback } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Clock } from '../../process/clock.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { notifications } from './notifications.ts';
import { createStudentRepository } from './repository.ts';
import { createSheerid } from './sheerid.ts';
import { studentPage, type StudentPageParts } from './student-page.ts';
import type { StudentTables } from './tables.ts';
import { createVerifying } from './verifying.ts';

export { studentTables } from './personal-data.ts';
export { createStudentStatus } from './repository.ts';

/** What verifying students stands on. */
export interface StudentsOptions extends Pick<StudentPageParts, 'userIdOf' | 'offerFor'> {
  config: Pick<Config, 'sheerid'>;
  db: Database;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  throttle: Pick<Throttle, 'attempt'>;
}

/** Verifying that members study. */
export function createStudents({ config, db, clock, log, throttle, userIdOf, offerFor }: StudentsOptions) {
  const sheerid = createSheerid(config.sheerid, log);
  const repository = createStudentRepository(db.$extendTables<StudentTables>());
  const verifying = createVerifying({ repository, sheerid, throttle, clock });
  const routes: FastifyPluginCallback = (app, _options, done) => {
    void app.register(notifications, { secret: config.sheerid.webhookSecret, verifying });
    done();
  };
  return {
    routes,
    pages: { student: studentPage({ verifying, sheerid, clock, userIdOf, offerFor }) } satisfies PageHandlers,
  };
}
