import type { FastifyInstance } from 'fastify';
import { collector, type CollectorOptions } from './collector.ts';
import { consent } from './consent.ts';
import { latestEvents } from './latest-events.ts';
import { createEvents, type AnalyticsTables } from './repository.ts';
import { forgetOldEvents, type RetentionOptions } from './retention.ts';
import type { Database } from '../../database/database.ts';
import type { VoucherCookie } from '../../http/voucher-cookie.ts';

export { analyticsTables } from './personal-data.ts';
export { createFamilyMemberCount } from './family-members.ts';
export { createMarketingAnswerCount, createSignUpCount } from './sign-ups.ts';

export interface AnalyticsOptions
  extends Omit<CollectorOptions, 'events'>, Pick<RetentionOptions, 'retentionDays' | 'everyNight'> {
  db: Database;
  /** Cookies travel over https alone. */
  secure: boolean;
  voucherCookie: Pick<VoucherCookie, 'forgetUnlessOrdered'>;
  /** Lists the latest events for developers and reviewers. Never where real visitors are. */
  listed: boolean;
}

/** Asks for consent first, counts after it, and forgets in time. */
export async function analytics(app: FastifyInstance, options: AnalyticsOptions) {
  const { db, secure, voucherCookie, listed, ...rest } = options;
  const events = createEvents(db.$extendTables<AnalyticsTables>());

  await app.register(consent, { secure, voucherCookie });
  await app.register(collector, { events, ...rest });
  if (listed) await app.register(latestEvents, { events });
  forgetOldEvents({ events, ...rest });
}
