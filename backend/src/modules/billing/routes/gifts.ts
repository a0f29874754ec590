import { Type } from 'typebox';
import { ShownAmount } from '../../../domain/money.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { PaymentMethod } from '../payment-methods.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const PaidGift = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({ id: Type.String(), status: Type.Enum(['BOUGHT', 'PENDING']) }),
    }),
  },
  { examples: [{ data: { attributes: { id: '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10', status: 'BOUGHT' } } }] },
);

/** Payments of gifts that were shown: each is paid for once, whatever is pressed. */
export function giftRoutes(app: App, { billing, sessionOf }: RouteParts): void {
  app.post(
    '/subscription/payments/web/gifts/:id/payments',
    {
      schema: {
        operationId: 'payGift',
        tags: ['Checkout'],
        summary:
          'Pays for a gift that was shown, as long as it costs the `total` that its page showed; repeated, it is paid once',
        querystring: MemberQuery,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        body: Type.Object(
          { paymentMethod: PaymentMethod, total: ShownAmount },
          {
            examples: [
              {
                paymentMethod: { type: 'ZUORA', refId: '2c92c0f8' },
                total: { amount: 6999, currency: 'EUR' },
              },
            ],
          },
        ),
        // 202 while the outcome is unknown: the gift is to be looked at, not paid again.
        response: { 200: PaidGift, 202: PaidGift, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { id } = request.params;
      const { paymentMethod: payment, total } = request.body;
      const given = await billing.gifts.buy(caller.person, { giftId: id, payment, total });
      if (!given.ok) return answerRefusal(reply, given.refusal);
      const status = given.open ? ('PENDING' as const) : ('BOUGHT' as const);
      return reply.code(given.open ? 202 : 200).send({ data: { attributes: { id, status } } });
    },
  );
}
