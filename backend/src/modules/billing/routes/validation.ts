import { Type } from 'typebox';
import { TypedVoucherCode, typedVoucherCode } from '../../../domain/voucher-code.ts';
import { PlanCode } from '../quotes/offer.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const Validation = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        userSubscriptionId: Type.String(),
        hasUpgradeableSubscription: Type.Boolean(),
      }),
    }),
  },
  { examples: [{ data: { attributes: { userSubscriptionId: '', hasUpgradeableSubscription: false } } }] },
);

/** Whether the caller may buy, by what the billing company answers now. */
export function validationRoutes(app: App, { billing, sessionOf }: RouteParts): void {
  app.get(
    '/subscription/payments/web/validate',
    {
      schema: {
        operationId: 'validateSubscription',
        tags: ['Checkout'],
        summary: 'Says whether the caller may buy, as the billing company sees it now',
        querystring: Type.Object({
          ...MemberQuery.properties,
          upgrade: Type.Enum(['true', 'false'], { default: 'false' }),
          /** From the day that the caller's plan is paid until. */
          begins: Type.Optional(Type.Literal('later')),
          plan: Type.Optional(PlanCode),
          voucherCode: Type.Optional(TypedVoucherCode),
        }),
        response: { 200: Validation, ...refused },
      },
    },
    async (request, reply) => {
      const { userId, upgrade, begins, plan, voucherCode: typed = '' } = request.query;
      const voucherCode = typedVoucherCode(typed);
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const tooMany = await billing.countLookUp(userId);
      if (tooMany !== undefined) return answerRefusal(reply, tooMany);
      const offer = voucherCode === undefined ? {} : { voucherCode };
      const validated = await billing.validate(userId, {
        upgrade: upgrade === 'true',
        ...(begins !== undefined && { begins }),
        ...(plan !== undefined && { plan }),
        ...offer,
      });
      if (!validated.ok) return answerRefusal(reply, validated.refusal);
      const { userSubscriptionId, hasUpgradeableSubscription } = validated;
      return { data: { attributes: { userSubscriptionId, hasUpgradeableSubscription } } };
    },
  );
}
