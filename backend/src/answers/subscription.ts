import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Clock } from '../process/clock.ts';
import { dayOf } from '../domain/days.ts';
import { languagePrefix, languages, type Language } from '../domain/languages.ts';
import { plans, type Billing, type BillingAccount, type Membership } from '../modules/billing/index.ts';
import type { AnswerPage, DrawPage } from '../modules/pages/index.ts';
import { inTime } from './in-time.ts';

/** What the pages of a subscription are made from. */
export interface SubscriptionSources {
  billing: Pick<Billing, 'cancel' | 'membershipOf' | 'refresh'>;
  clock: Pick<Clock, 'now'>;
}

const path = '/subscription';

/** What somebody has: by what billing says now, and by what it said last where it does not answer. */
export function answerSubscription({ billing, clock }: SubscriptionSources): AnswerPage {
  return async ({ userId = '' }) => {
    const refreshed = await inTime(billing.refresh(userId, { announce: true }), { ok: false });
    const membership = await billing.membershipOf(userId);
    const nothingKnown = !refreshed.ok && membership.status === 'NONE';
    const accounts = refreshed.ok ? refreshed.accounts : [];
    return {
      route: 'subscription',
      facts: nothingKnown
        ? { status: 'unavailable' }
        : {
            status: 'known',
            membership,
            today: dayOf(clock.now()),
            freeDays: membership.current === undefined ? 0 : plans[membership.current.plan].freeDays,
            account: accountOf(membership, accounts),
          },
    };
  };
}

/** The account that a subscription is billed to: people may have one a currency. */
function accountOf({ current, timeline }: Membership, accounts: readonly BillingAccount[]) {
  const amounts = [current?.nextCharge?.amount, ...timeline.map(({ amount }) => amount)];
  const currency = amounts.find((amount) => amount !== undefined)?.currency;
  const account = accounts.find((each) => each.currency === currency) ?? accounts[0];
  return {
    ...(account?.paidWith !== undefined && { paidWith: account.paidWith }),
    ...(account?.due !== undefined && { due: account.due }),
  };
}

/** What cancelling would do. Somebody with nothing to cancel sees what they have instead. */
export function answerCancelSubscription({ billing }: SubscriptionSources): AnswerPage {
  return async ({ language, userId = '' }) => {
    const membership = await billing.membershipOf(userId);
    const ownEnding = membership.standing === 'ending' && membership.current?.source === 'zuora';
    if (!membership.cancellable && membership.queued === undefined && !ownEnding) {
      return { goTo: `${languagePrefix(language)}${path}` };
    }
    return { route: 'cancelSubscription', facts: { membership } };
  };
}

export interface CancelFormOptions extends SubscriptionSources {
  drawPage: DrawPage;
  userIdOf: (request: FastifyRequest) => Promise<string | undefined>;
}

const Cancellation = Type.Object({ subscriptionId: Type.String({ format: 'uuid' }) });

/** Takes the cancelling page's form where no script does. */
export const cancelForm: FastifyPluginAsyncTypebox<CancelFormOptions> = (app, options) => {
  for (const language of languages) {
    const address = `${languagePrefix(language)}${path}/cancel`;
    app.post(address, { schema: { hide: true, body: Cancellation } }, (request, reply) =>
      cancel(request, reply, { ...options, language, subscriptionId: request.body.subscriptionId }),
    );
  }
  return Promise.resolve();
};

async function cancel(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    billing,
    drawPage,
    userIdOf,
    language,
    subscriptionId,
  }: CancelFormOptions & { language: Language; subscriptionId: string },
) {
  const userId = await userIdOf(request);
  if (userId === undefined) {
    const back = new URLSearchParams({ redirectOnSuccess: request.url });
    return reply.redirect(`${languagePrefix(language)}/login?${back.toString()}`, 303);
  }
  const membership = await billing.membershipOf(userId);
  const cancelled = await billing.cancel(subscriptionId, userId);
  return drawPage(request, reply, {
    route: 'cancelSubscription',
    language,
    statusCode: cancelled.ok ? 200 : cancelled.refusal.statusCode,
    facts: { membership, outcome: cancelled.ok ? 'cancelled' : 'failed' },
  });
}
