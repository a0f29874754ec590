import { Type } from 'typebox';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { Money } from '../../../domain/money.ts';
import { languages } from '../../../domain/languages.ts';
import { billingUnavailable } from '../refusal.ts';
import { paymentReferenceUnknown } from '../purchases/refusals.ts';
import { PaymentMethod, Reference } from '../payment-methods.ts';
import { approvingPages } from '../paypal/approvals.ts';
import { isOpen } from '../tables.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const Language = Type.Enum([...languages]);

const PaymentPage = Type.Object(
  {
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
  },
  {
    examples: [
      {
        data: {
          attributes: {
            src: 'https://pages.billing.example/card?id=card-page',
            origin: 'https://pages.billing.example',
            token: 'f3b1c2',
          },
        },
      },
    ],
  },
);

const SavedCard = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        brand: Type.String(),
        last4: Type.String(),
        /** The name on the card. */
        holder: Type.Optional(Type.String()),
      }),
    }),
  },
  { examples: [{ data: { attributes: { brand: 'Visa', last4: '1111', holder: 'Nora New' } } }] },
);

const Approval = Type.Object(
  {
    data: Type.Object({ attributes: Type.Object({ token: Type.String(), approveUrl: Type.String() }) }),
  },
  {
    examples: [
      {
        data: {
          attributes: { token: 'BA-2K4', approveUrl: 'https://paypal.example/approve?ba_token=BA-2K4' },
        },
      },
    ],
  },
);

const Completed = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({ token: Type.String(), status: Type.Literal('APPROVED') }),
    }),
  },
  { examples: [{ data: { attributes: { token: 'BA-2K4', status: 'APPROVED' } } }] },
);

const Replacement = Type.Object(
  {
    data: Type.Object({
      id: Type.String({ format: 'uuid' }),
      attributes: Type.Object({
        status: Type.Enum(['REPLACED', 'OPEN']),
        /** What was charged at once, since a renewal had failed. */
        charged: Type.Optional(Money),
        /** Why that was not charged, as the code of an error. */
        notCharged: Type.Optional(Type.String()),
      }),
    }),
  },
  {
    examples: [{ data: { id: '5b0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e11', attributes: { status: 'REPLACED' } } }],
  },
);

/** Payment methods, each bound to the caller. */
export function paymentRoutes(app: App, { billing, sessionOf }: RouteParts): void {
  app.post(
    '/subscription/payments/web/payment-pages',
    {
      schema: {
        operationId: 'signPaymentPage',
        tags: ['Checkout'],
        summary: 'Signs the card page of the billing company for the caller',
        querystring: MemberQuery,
        body: Type.Object(
          {
            language: Type.Optional(Language),
            theme: Type.Optional(Type.Enum(['day', 'night'])),
          },
          { examples: [{ language: 'de', theme: 'night' }] },
        ),
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
        operationId: 'getPaymentMethod',
        tags: ['Checkout'],
        summary: 'Describes a card that the caller has just entered',
        querystring: MemberQuery,
        params: Type.Object({ refId: Reference }),
        response: { 200: SavedCard, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const tooMany = await billing.countLookUp(caller.person.userId);
      if (tooMany !== undefined) return answerRefusal(reply, tooMany);
      const { refId } = request.params;
      const found = await billing.paymentShown({ type: 'ZUORA', refId }, caller.person.userId);
      if (!found.ok && found.reason === 'unavailable') return answerRefusal(reply, billingUnavailable);
      if (!found.ok || found.shown.method !== 'card') return answerRefusal(reply, paymentReferenceUnknown);
      const { shown, holder } = found;
      return {
        data: {
          attributes: { brand: shown.brand, last4: shown.last4, ...(holder !== undefined && { holder }) },
        },
      };
    },
  );

  app.post(
    '/subscription/payments/web/payment-methods',
    {
      schema: {
        operationId: 'replacePaymentMethod',
        tags: ['Subscription'],
        summary:
          'Has the subscription of the caller charged to another payment method, and removes the one before; charges it with a renewal that failed, where the caller agreed to; repeated, it is done once',
        querystring: MemberQuery,
        body: Type.Object(
          {
            paymentMethod: PaymentMethod,
            /** What a renewal failed to charge, as the caller was told that it is charged now. Of another amount nothing is. */
            collect: Type.Optional(
              Type.Object({ amount: Type.Integer(), currency: Type.String({ pattern: '^[A-Z]{3}$' }) }),
            ),
          },
          {
            examples: [
              {
                paymentMethod: { type: 'ZUORA', refId: '8ad09b2186bf' },
                collect: { amount: 1299, currency: 'EUR' },
              },
            ],
          },
        ),
        // 202 while it is not done for certain: it is to be looked at, not asked for again.
        response: { 200: Replacement, 202: Replacement, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { paymentMethod, collect } = request.body;
      const replaced = await billing.replacements.replace(caller.person.userId, paymentMethod, collect);
      if (!replaced.ok) return answerRefusal(reply, replaced.refusal);
      const { id, state, refusal } = replaced.replacement;
      if (refusal !== null) return answerRefusal(reply, refusal);
      const { recovery } = replaced;
      const open = isOpen(state) || (recovery !== undefined && isOpen(recovery.state));
      const attributes = {
        status: open ? ('OPEN' as const) : ('REPLACED' as const),
        ...(recovery?.state === 'succeeded' && { charged: recovery.amount }),
        ...(recovery?.refusal && { notCharged: recovery.refusal.error.code }),
      };
      return reply.code(open ? 202 : 200).send({ data: { id, attributes } });
    },
  );

  app.post(
    '/subscription/payments/web/paypal-approvals',
    {
      schema: {
        operationId: 'askPayPalApproval',
        tags: ['Checkout'],
        summary: 'Asks PayPal for an approval, and gives the address where the caller gives it',
        querystring: MemberQuery,
        body: Type.Object(
          {
            language: Type.Optional(Language),
            /** The page to come back to: the checkout, if none is named. */
            page: Type.Optional(Type.Enum([...approvingPages])),
            /** The choices that stand in the checkout's address, to come back with. */
            query: Type.Optional(Type.String({ maxLength: 500 })),
          },
          { examples: [{ language: 'de', query: 'plan=B2C14DANNUAL' }] },
        ),
        response: { 201: Approval, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { language = caller.person.language, query = '', page = 'checkout' } = request.body;
      const asked = await billing.approvals.ask(caller.person.userId, { language, query, page });
      if (!asked.ok) return answerRefusal(reply, asked.refusal);
      const { token, approveUrl } = asked;
      return reply.code(201).send({ data: { attributes: { token, approveUrl } } });
    },
  );

  app.post(
    '/subscription/payments/web/paypal-approvals/:token/complete',
    {
      schema: {
        operationId: 'completePayPalApproval',
        tags: ['Checkout'],
        summary: 'Turns an approval into a payment method; repeated, it changes nothing',
        querystring: MemberQuery,
        params: Type.Object({ token: Reference }),
        response: { 200: Completed, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const tooMany = await billing.countLookUp(caller.person.userId);
      if (tooMany !== undefined) return answerRefusal(reply, tooMany);
      const { token } = request.params;
      const completed = await billing.approvals.complete(token, caller.person.userId);
      if (!completed.ok) return answerRefusal(reply, completed.refusal);
      return { data: { attributes: { token, status: 'APPROVED' as const } } };
    },
  );
}
