import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { findAccount, unknownAccount } from './account-routes.ts';
import { newId } from './identifiers.ts';
import type { PaymentMethod } from './model.ts';
import { agreementMethod } from './payment-methods.ts';
import { failure, refuse } from './reasons.ts';
import { paymentMethodWire } from './wire.ts';
import type { Zuora } from './zuora.ts';

const NewPaymentMethod = Type.Object({
  type: Type.String(),
  accountKey: Type.Optional(Type.String()),
  BAID: Type.Optional(Type.String({ maxLength: 64 })),
  email: Type.Optional(Type.String({ maxLength: 255 })),
  tokenId: Type.Optional(Type.String()),
  makeDefault: Type.Optional(Type.Boolean()),
});
type NewPaymentMethod = Static<typeof NewPaymentMethod>;

/** Payment methods: make one of a PayPal agreement or a card's reference, and look one up. */
export function registerPaymentMethodRoutes(app: FastifyInstance, { state, clock }: Zuora): void {
  app.post<{ Body: NewPaymentMethod }>(
    '/v1/payment-methods',
    { schema: { body: NewPaymentMethod } },
    ({ body }) => {
      const made = methodOf(body);
      if (!made.ok) return failure(made);
      const { method } = made;
      if (body.accountKey !== undefined) {
        const account = findAccount(state, body.accountKey);
        if (!account) return unknownAccount(body.accountKey);
        method.accountNumber = account.accountNumber;
        if (body.makeDefault) account.defaultPaymentMethodId = method.id;
      }
      state.paymentMethods[method.id] = method;
      return { success: true, id: method.id };
    },
  );

  app.get<{ Params: { id: string } }>('/v1/payment-methods/:id', ({ params }) => {
    const method = state.paymentMethods[params.id];
    return method
      ? { success: true, ...paymentMethodWire(state, method) }
      : failure(refuse('notFound', `There is no payment method ${params.id}.`));
  });

  function methodOf(body: NewPaymentMethod) {
    return body.type === 'CreditCardReferenceTransaction'
      ? referenceMethod(body.tokenId)
      : agreementMethod(body, clock.now());
  }

  /** A second method for the card of an earlier one. */
  function referenceMethod(tokenId: string | undefined) {
    const known = state.paymentMethods[tokenId ?? ''];
    if (known?.card === undefined)
      return refuse('invalid', `There is no card behind the token ${tokenId ?? ''}.`);
    const { behaviour, card, passthrough1 } = known;
    const method: PaymentMethod = {
      id: newId(),
      type: 'CreditCardReferenceTransaction',
      behaviour,
      createdAt: clock.now().toISOString(),
      card,
      failures: 0,
      ...(passthrough1 === undefined ? {} : { passthrough1 }),
    };
    return { ok: true as const, method };
  }
}
