import { Type } from 'typebox';
import { languages } from '../../../domain/languages.ts';
import { paymentReferenceUnknown } from '../purchases/refusals.ts';
import { Reference } from '../payment-methods.ts';
import { answerRefusal, callerFor } from './caller.ts';
import type { App, RouteParts } from './parts.ts';
import { refused } from './refused.ts';

const Language = Type.Enum([...languages]);

const PaymentPage = Type.Object({
  data: Type.Object({
    attributes: Type.Object({
      /** The address of the card page, for an iframe. */
      src: Type.String(),
      /** The only origin whose messages are the card page's. */
      origin: Type.String(),
      /** What the page's answer must repeat. */
      token: Type.String(),
    }),
  }),
});

const HeldCard = Type.Object({
  data: Type.Object({ attributes: Type.Object({ brand: Type.String(), last4: Type.String() }) }),
});

const Approval = Type.Object({
  data: Type.Object({ attributes: Type.Object({ token: Type.String(), approveUrl: Type.String() }) }),
});

const Completed = Type.Object({
  data: Type.Object({ attributes: Type.Object({ token: Type.String(), status: Type.Literal('APPROVED') }) }),
});

/** Ways to pay, each bound to whoever asked for it. */
export function paymentRoutes(app: App, { billing, sessionOf }: RouteParts): void {
  app.post(
    '/subscription/payments/web/payment-pages',
    {
      schema: {
        body: Type.Object({
          language: Type.Optional(Language),
          theme: Type.Optional(Type.Enum(['day', 'night'])),
        }),
        response: { 201: PaymentPage, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { language = caller.person.language, theme } = request.body;
      const signed = await billing.signPaymentPage(caller.person.userId, { language, theme });
      if (!signed.ok) return answerRefusal(reply, signed.refusal);
      const { src, origin, token } = signed;
      return reply.code(201).send({ data: { attributes: { src, origin, token } } });
    },
  );

  app.get(
    '/subscription/payments/web/payment-methods/:refId',
    {
      schema: {
        params: Type.Object({ refId: Reference }),
        response: { 200: HeldCard, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { refId } = request.params;
      const shown = await billing.paymentShown({ type: 'ZUORA', refId }, caller.person.userId);
      if (shown?.method !== 'card') return answerRefusal(reply, paymentReferenceUnknown);
      return { data: { attributes: { brand: shown.brand, last4: shown.last4 } } };
    },
  );

  app.post(
    '/subscription/payments/web/paypal-approvals',
    {
      schema: {
        body: Type.Object({
          language: Type.Optional(Language),
          /** The choices that stand in the checkout's address, to come back with. */
          query: Type.Optional(Type.String({ maxLength: 500 })),
        }),
        response: { 201: Approval, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { language = caller.person.language, query = '' } = request.body;
      const asked = await billing.approvals.ask(caller.person.userId, { language, query });
      if (!asked.ok) return answerRefusal(reply, asked.refusal);
      const { token, approveUrl } = asked;
      return reply.code(201).send({ data: { attributes: { token, approveUrl } } });
    },
  );

  app.post(
    '/subscription/payments/web/paypal-approvals/:token/complete',
    {
      schema: {
        params: Type.Object({ token: Reference }),
        response: { 200: Completed, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { token } = request.params;
      const completed = await billing.approvals.complete(token, caller.person.userId);
      if (!completed.ok) return answerRefusal(reply, completed.refusal);
      return { data: { attributes: { token, status: 'APPROVED' as const } } };
    },
  );
}
