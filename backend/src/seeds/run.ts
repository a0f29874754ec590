import { followClock, systemClock } from '../process/clock.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { createBilling, noReferrals } from '../modules/billing/index.ts';
import { createStudentStatus } from '../modules/students/index.ts';
import { createVouchers } from '../modules/vouchers/index.ts';
import { processLog } from '../http/request-log.ts';
import { seedDemo } from './seed-demo.ts';

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
  studentsVerifiedSince: () => Promise.resolve([]),
  vouchers: createVouchers(database.db, createStudentStatus(database.db)),
  referrals: noReferrals,
  throttle: { attempt: () => Promise.resolve({ ok: true }), forgive: () => Promise.resolve() },
  lockAgainstDeletion: () => Promise.resolve(true),
  afterReading: () => Promise.resolve(),
  personOf: () => Promise.resolve(undefined),
  mayBeSentOffers: () => Promise.resolve(false),
  mail: { send: () => Promise.resolve() },
});
const silent = await seedDemo(database.db, {
  now: clock.now(),
  refresh: billing.refresh,
  sealingKeys: config.sealingKeys,
  workplaces: config.identity.connections.workplaces,
});
clock.stop();
await database.close();
process.stdout.write(
  silent.length === 0
    ? 'The demo people are there.\n'
    : `The demo people are there, but billing would not tell what ${silent.join(', ')} hold.\n`,
);
