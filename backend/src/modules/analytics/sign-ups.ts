import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { SignUp } from '../../domain/sign-ups.ts';
import type { Clock } from '../../process/clock.ts';
import { allowsAnalytics } from './consent-cookies.ts';
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
    ({ id: idOf(accountId, name), at: now.toISOString(), platform: 'web', language, name }) as const;
  const signUp: AnalyticsEvent = {
    type: 'registration',
    ...shared('sign up success'),
    connection,
    userKind,
  };
  if (marketingEmails === undefined) return [signUp];
  return [signUp, surveyEvent(shared('survey question complete'), marketingEmails)];
}

/** The same event of an account has the same id, so that it is kept once. */
function idOf(accountId: string, name: string): string {
  const hex = createHash('sha256').update(`${accountId} ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
