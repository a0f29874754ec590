import { Type, type Static } from 'typebox';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { Cancellation } from '../members/ended.ts';
import { History, historyExample } from '../members/history.ts';
import { readReason, TypedReason } from '../leaving/reasons.ts';
import { cancelledMembershipExample, Membership, membershipExample } from '../members/membership.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const MembershipAnswer = Type.Object(
  { data: Type.Object({ attributes: Membership }) },
  { examples: [{ data: { attributes: membershipExample } }] },
);

const HistoryAnswer = Type.Object(
  { data: Type.Object({ attributes: History }) },
  { examples: [{ data: { attributes: historyExample } }] },
);

const CancelledMembership = Type.Object({ ...Membership.properties, cancellation: Cancellation });

const cancelledExample: Static<typeof CancelledMembership> = {
  ...cancelledMembershipExample,
  cancellation: { outcome: 'cancelled', ended: { kind: 'trial', accessUntil: '2026-12-05' } },
};

const CancellationAnswer = Type.Object(
  { data: Type.Object({ attributes: CancelledMembership }) },
  { examples: [{ data: { attributes: cancelledExample } }] },
);

/** The caller's subscriptions, what was paid for them, and cancelling. */
export function membershipRoutes(app: App, { billing, sessionOf }: RouteParts): void {
  app.get(
    '/subscription/v1',
    {
      schema: {
        operationId: 'getSubscription',
        tags: ['Subscription'],
        summary: 'Says what the caller has, and what will be charged next',
        querystring: MemberQuery,
        response: { 200: MembershipAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      return { data: { attributes: await billing.membershipOf(caller.person.userId) } };
    },
  );

  app.get(
    '/subscription/v1/history',
    {
      schema: {
        operationId: 'getSubscriptionHistory',
        tags: ['Subscription'],
        summary: 'Lists the caller’s accounts at the billing company, all subscriptions and all payments',
        querystring: MemberQuery,
        response: { 200: HistoryAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      return { data: { attributes: await billing.historyOf(caller.person.userId) } };
    },
  );

  app.post(
    '/subscription/payments/web/subscriptions/:id/cancel',
    {
      schema: {
        operationId: 'cancelSubscription',
        tags: ['Subscription'],
        summary:
          'Ends a subscription with what is paid for already, and says whether another goes on; repeated, it changes nothing',
        querystring: MemberQuery,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        // Pages of the release before send none.
        body: Type.Union([TypedReason, Type.Null()], { examples: [{ reason: 'tooExpensive' }] }),
        response: { 200: CancellationAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { userId } = caller.person;
      const cancelled = await billing.cancel(request.params.id, userId, readReason(request.body ?? {}));
      if (!cancelled.ok) return answerRefusal(reply, cancelled.refusal);
      const membership = await billing.membershipOf(userId);
      return { data: { attributes: { ...membership, cancellation: cancelled.cancellation } } };
    },
  );
}
