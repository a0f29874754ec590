import { Type } from 'typebox';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { Membership, membershipExample } from '../members/membership.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const MembershipAnswer = Type.Object(
  { data: Type.Object({ attributes: Membership }) },
  { examples: [{ data: { attributes: membershipExample } }] },
);

/** The caller's subscriptions, and cancelling. */
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

  app.post(
    '/subscription/payments/web/subscriptions/:id/cancel',
    {
      schema: {
        operationId: 'cancelSubscription',
        tags: ['Subscription'],
        summary: 'Ends a subscription with what is paid for already; repeated, it changes nothing',
        querystring: MemberQuery,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: MembershipAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { userId } = caller.person;
      const cancelled = await billing.cancel(request.params.id, userId);
      if (!cancelled.ok) return answerRefusal(reply, cancelled.refusal);
      return { data: { attributes: await billing.membershipOf(userId) } };
    },
  );
}
