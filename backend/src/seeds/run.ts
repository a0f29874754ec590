import { followClock, systemClock } from '../process/clock.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { dayOf } from '../domain/days.ts';
import { createBilling } from '../modules/billing/index.ts';
import { createStudentStatus } from '../modules/students/index.ts';
import { createVouchers } from '../modules/vouchers/index.ts';
import { processLog } from '../http/request-log.ts';
import { seedAuthenticatorApp } from './authenticator-app.ts';
import { seedGift } from './gifts.ts';
import { seedOpenEnrolment } from './open-enrolment.ts';
import { seedSavedCheckout } from './saved-checkout.ts';
import { seed } from './seed.ts';

/** Seeds the configured database. Production has no demo people. */
const config = readConfig(process.env);
if (config.environment === 'production') throw new Error('Demo people are never seeded in production.');

const database = await openDatabase(config.database);
const clock = config.clockUrl === undefined ? systemClock : await followClock(config.clockUrl);
await migrate(database.db);
const noWork = () => undefined;
const billing = createBilling({
  config,
  db: database.db,
  clock,
  log: processLog(config),
  jobs: { enqueue: () => Promise.resolve(), work: noWork, every: noWork },
  vouchers: createVouchers(database.db, createStudentStatus(database.db)),
  throttle: { attempt: () => Promise.resolve({ ok: true }), forgive: () => Promise.resolve() },
  lockAgainstDeletion: () => Promise.resolve(true),
  personOf: () => Promise.resolve(undefined),
  mayBeSentOffers: () => Promise.resolve(false),
  mail: { send: () => Promise.resolve() },
});
const silent = await seed(database.db, billing.refresh, dayOf(clock.now()));
await seedAuthenticatorApp(database.db, config.sealingKeys);
await seedGift(database.db, { sealingKeys: config.sealingKeys, today: dayOf(clock.now()) });
await seedSavedCheckout(database.db, clock.now());
await seedOpenEnrolment(database.db, config.identity.connections.workplaces);
clock.stop();
await database.close();
process.stdout.write(
  silent.length === 0
    ? 'The demo people are there.\n'
    : `The demo people are there, but billing would not tell what ${silent.join(', ')} hold.\n`,
);
