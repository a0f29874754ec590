import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Language } from '../../domain/languages.ts';
import type { Clock } from '../../process/clock.ts';
import { allowsAnalytics } from './consent-cookies.ts';
import { eventId } from './event-id.ts';
import type { billingSources, subscriptionStatuses } from './enumerations.ts';
import { createEvents, type AnalyticsTables } from './repository.ts';
import type { AnalyticsEvent } from './schemas.ts';

/** A person who joined a family, as it is counted. */
export interface JoinedMember {
  accountId: string;
  /** Of the invitation that was accepted. */
  invitationId: string;
  language: Language;
  /** How the plan stands that the family shares. */
  status: (typeof subscriptionStatuses)[number];
  /** Who bills it. */
  billingSource: (typeof billingSources)[number];
}

/** Counts who joins a family, of visitors who allowed it. On the server, as the form works without a script. */
export function createFamilyMemberCount({ db, clock }: { db: Database; clock: Clock }) {
  const events = createEvents(db.$extendTables<AnalyticsTables>());
  return async (
    request: FastifyRequest,
    { accountId, invitationId, language, status, billingSource }: JoinedMember,
  ): Promise<void> => {
    if (!allowsAnalytics(request)) return;
    const receivedAt = clock.now();
    const name = 'family joined';
    const event: AnalyticsEvent = {
      id: eventId(invitationId, name),
      at: receivedAt.toISOString(),
      platform: 'web',
      type: 'subscription',
      action: 'confirm',
      groupMemberRole: 'member',
      ...{ name, language, status, billingSource },
    };
    await events.keep([event], { accountId, receivedAt });
  };
}
