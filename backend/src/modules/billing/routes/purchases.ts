import { Type, type Static } from 'typebox';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { ApiError } from '../../../http/api-errors.ts';
import { paymentTypes, type PaymentMethod } from '../payment-methods.ts';
import { offerExample } from '../quotes/example.ts';
import { shownOffer, ShownOffer } from '../quotes/offer.ts';
import type { Purchase } from '../purchases/repository.ts';
import { PurchaseRequest } from '../purchases/purchase-request.ts';
import type { PurchaseState } from '../tables.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const purchaseId = '3f0c2a4e-5b1d-4c62-9f0e-2a7d1b8c9e10';

/** A purchase as it is answered. Without a subscription yet, its reference is empty. */
const PurchaseAnswer = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        id: Type.String(),
        status: Type.Enum(['ACTIVE', 'PENDING']),
        type: Type.Enum([...paymentTypes]),
        zuoraReferenceId: Type.String(),
      }),
    }),
  },
  {
    examples: [
      { data: { attributes: { id: purchaseId, status: 'ACTIVE', type: 'ZUORA', zuoraReferenceId: 'S-1' } } },
    ],
  },
);

const PurchaseStanding = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        id: Type.String(),
        state: Type.Enum(['inFlight', 'unknown', 'succeeded', 'refused']),
        type: Type.Enum([...paymentTypes]),
        zuoraReferenceId: Type.String(),
        offer: ShownOffer,
        error: Type.Optional(ApiError),
      }),
    }),
  },
  {
    examples: [
      {
        data: {
          attributes: {
            id: purchaseId,
            state: 'succeeded',
            type: 'ZUORA',
            zuoraReferenceId: 'S-1',
            offer: shownOffer(offerExample),
          },
        },
      },
    ],
  },
);

/** Purchases: made once whatever is pressed, and looked at until they are decided. */
export function purchaseRoutes(app: App, { billing, sessionOf, voucherCookie }: RouteParts): void {
  app.post(
    '/subscription/payments/web/subscriptions',
    {
      schema: {
        operationId: 'createPurchase',
        tags: ['Checkout'],
        summary: 'Buys what a quote offers; the same purchase key is the same purchase',
        querystring: MemberQuery,
        body: PurchaseRequest,
        // 202 while the outcome is unknown: the purchase is to be looked at, not made again.
        response: { 200: PurchaseAnswer, 202: PurchaseAnswer, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const bought = await billing.buy(caller.person, request.body);
      const refusal = bought.ok ? bought.purchase.refusal : bought.refusal;
      if (refusal !== null) voucherCookie.forgetIfRefused(request, reply, refusal.error);
      if (!bought.ok) return answerRefusal(reply, bought.refusal);
      const { purchase } = bought;
      if (purchase.refusal !== null) return answerRefusal(reply, purchase.refusal);
      // An open purchase may still be refused, which gives the voucher back.
      if (purchase.state === 'succeeded') voucherCookie.forget(request, reply);
      return reply
        .code(purchase.state === 'succeeded' ? 200 : 202)
        .send(purchaseAnswer(purchase, request.body.paymentMethod));
    },
  );

  app.get(
    '/subscription/payments/web/purchases/:id',
    {
      schema: {
        operationId: 'getPurchase',
        tags: ['Checkout'],
        summary: 'Says how a purchase of the caller stands',
        querystring: MemberQuery,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: PurchaseStanding, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const found = await billing.findPurchase(request.params.id, caller.person.userId);
      if (!found.ok) return answerRefusal(reply, found.refusal);
      const { id, state, payment, subscriptionNumber, refusal } = found.purchase;
      if (state === 'succeeded') voucherCookie.forget(request, reply);
      if (refusal !== null) voucherCookie.forgetIfRefused(request, reply, refusal.error);
      const attributes = {
        id,
        state: shownState(state),
        type: payment.type,
        zuoraReferenceId: subscriptionNumber ?? '',
        offer: shownOffer(found.quote.offer),
        ...(refusal !== null && { error: refusal.error }),
      };
      return { data: { attributes } };
    },
  );
}

/** The purchase, with the payment that was asked for where it has none of its own. */
function purchaseAnswer(
  { id, state, payment, subscriptionNumber }: Purchase,
  asked: PaymentMethod,
): Static<typeof PurchaseAnswer> {
  const { type } = payment ?? asked;
  const status = state === 'succeeded' ? ('ACTIVE' as const) : ('PENDING' as const);
  return {
    data: { attributes: { id, status, type, zuoraReferenceId: subscriptionNumber ?? '' } },
  };
}

function shownState(state: PurchaseState): 'inFlight' | 'unknown' | 'succeeded' | 'refused' {
  switch (state) {
    case 'checking':
    case 'ordering':
      return 'inFlight';
    case 'unknown':
    case 'succeeded':
    case 'refused':
      return state;
  }
}
