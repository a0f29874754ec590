import { flushCompileCache } from 'node:module';
import { billingMails } from '../billing-mails.ts';
import { readConfig } from '../config/config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { processLog } from '../http/request-log.ts';
import { createJobs } from '../modules/jobs/index.ts';
import { createMail } from '../modules/mail/index.ts';
import { followClock } from '../process/clock.ts';
import { createSealing } from '../sealing/sealing.ts';
import type { MailFacts } from '../site/open-site.ts';
import { buildBillingApp } from './billing-app.ts';

/** Billing in a process of its own, so that a test can kill it. Mails carry their facts as text. */
const config = readConfig(process.env);
const log = processLog(config);
const database = await openDatabase(config.database);
await migrate(database.db);
const clock = await followClock(config.clockUrl ?? '');
const jobs = createJobs({ connection: database.connection, clock, log });
const mail = createMail<MailFacts>({
  stopOf: () => Promise.resolve(undefined),
  db: database.db,
  jobs,
  clock,
  log,
  drawMail: ({ mail: subject, facts }) => Promise.resolve({ subject, html: '', text: JSON.stringify(facts) }),
  sealing: createSealing({ keys: config.sealingKeys, purpose: 'mails' }),
  smtpUrl: config.smtpUrl,
  from: config.mailFrom,
});
const { app } = await buildBillingApp({
  config,
  database,
  clock,
  jobs,
  log,
  mayBeSentOffers: () => true,
  mail: billingMails(mail, clock, () => ({ leave: '', oneClick: '' })),
});
await jobs.start();
// Before it is killed: a process keeps its compiled code only when it exits by itself.
flushCompileCache();
await app.listen({ port: config.port, host: '127.0.0.1' });
process.once('disconnect', () => process.exit());
