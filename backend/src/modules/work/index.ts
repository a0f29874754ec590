import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { FormTokens } from '../../http/form-token.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { createEnquiries } from './enquiries.ts';
import { enquiryPage } from './enquiry-page.ts';
import { createHubspot, type HubspotConfig } from './hubspot.ts';
import type { WorkTables } from './tables.ts';

/** What messages of companies stand on. */
export interface WorkOptions {
  config: { workEnquiries: HubspotConfig; siteOrigin: string };
  db: Database;
  jobs: Pick<Jobs, 'enqueue' | 'every' | 'work'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  throttle: Pick<Throttle, 'attempt'>;
  formTokens: FormTokens;
}

/** The page where companies write to us. */
export function workPages({ config, db, jobs, clock, log, throttle, formTokens }: WorkOptions) {
  const enquiries = createEnquiries({
    ...{ db: db.$extendTables<WorkTables>(), jobs, clock, log },
    hubspot: createHubspot(config.workEnquiries, log),
    siteOrigin: config.siteOrigin,
  });
  return { workEnquiry: enquiryPage({ enquiries, formTokens, throttle }) } satisfies PageHandlers;
}
