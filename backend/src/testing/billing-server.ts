import { followClock } from '../process/clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open.ts';
import { createJobs } from '../modules/jobs/index.ts';
import { processLog } from '../http/request-log.ts';
import { buildBillingApp } from './billing-app.ts';

/** Billing in a process of its own, so that a test can kill it. Its database is migrated already. */
const config = readConfig(process.env);
const log = processLog(config);
const database = await openDatabase(config.database);
const clock = await followClock(config.clockUrl ?? '');
const jobs = createJobs({ connection: database.connection, clock, log });
const mail = { send: () => Promise.resolve() };
const { app } = await buildBillingApp({ config, database, clock, jobs, log, mail });
await jobs.start();
await app.listen({ port: config.port, host: '127.0.0.1' });
process.once('disconnect', () => process.exit());
