import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignUp } from '../../domain/sign-ups.ts';
import type { Clock } from '../../process/clock.ts';
import { allowsAnalytics } from './consent-cookies.ts';
import { eventId } from './event-id.ts';
import { createEvents, type AnalyticsTables } from './repository.ts';
import type { AnalyticsEvent } from './schemas.ts';

/**
 * Counts new accounts of visitors who allowed it. On the server, so that a form that was posted before or without the
 * script is counted as well. An account is counted once.
 */
export function createSignUpCount({ db, clock }: { db: Database; clock: Clock }) {
  const events = createEvents(db.$extendTables<AnalyticsTables>());
  return async (request: FastifyRequest, signUp: SignUp): Promise<void> => {
    if (!allowsAnalytics(request)) return;
    const receivedAt = clock.now();
    await events.keep(eventsOf(signUp, receivedAt), { accountId: signUp.accountId, receivedAt });
  };
}

/** Counts each changed answer to the question about marketing mails, of visitors who allowed it. */
export function createMarketingAnswerCount({ db, clock }: { db: Database; clock: Clock }) {
  const events = createEvents(db.$extendTables<AnalyticsTables>());
  return async (request: FastifyRequest, { accountId, language, marketingEmails }: MarketingAnswer) => {
    if (!allowsAnalytics(request)) return;
    const receivedAt = clock.now();
    const event = surveyEvent({ id: randomUUID(), at: receivedAt.toISOString(), language }, marketingEmails);
    await events.keep([event], { accountId, receivedAt });
  };
}

type MarketingAnswer = Required<Pick<SignUp, 'accountId' | 'language' | 'marketingEmails'>>;

function surveyEvent(
  shared: Pick<AnalyticsEvent, 'id' | 'at' | 'language'>,
  marketingEmails: boolean,
): AnalyticsEvent {
  return {
    ...shared,
    type: 'activity',
    platform: 'web',
    name: 'survey question complete',
    category: 'survey',
    action: 'complete',
    answer: marketingEmails ? 'on' : 'off',
  };
}

function eventsOf(
  { accountId, language, userKind, connection, marketingEmails }: SignUp,
  now: Date,
): AnalyticsEvent[] {
  const shared = (name: string) =>
    ({ id: eventId(accountId, name), at: now.toISOString(), platform: 'web', language, name }) as const;
  const signUp: AnalyticsEvent = {
    type: 'registration',
    ...shared('sign up success'),
    connection,
    userKind,
  };
  if (marketingEmails === undefined) return [signUp];
  return [signUp, surveyEvent(shared('survey question complete'), marketingEmails)];
}
