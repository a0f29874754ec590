import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { findAccount, unknownAccount } from './account-routes.ts';
import { newId } from './identifiers.ts';
import type { PaymentMethod, ZuoraState } from './model.ts';
import { agreementMethod } from './payment-methods.ts';
import { failure, refuse, type Refusal } from './reasons.ts';
import { paymentMethodsWire, paymentMethodWire } from './payment-method-wire.ts';
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

const PaymentMethodChange = Type.Object({
  /** Gives a method without an account to one. */
  accountKey: Type.Optional(Type.String()),
  expirationMonth: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
  expirationYear: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2200 })),
  cardHolderInfo: Type.Optional(
    Type.Object({ cardHolderName: Type.Optional(Type.String({ minLength: 1, maxLength: 50 })) }),
  ),
});
type PaymentMethodChange = Static<typeof PaymentMethodChange>;

/** Payment methods: make one of a PayPal agreement or a card's reference, look up, list, change and delete. */
export function registerPaymentMethodRoutes(app: FastifyInstance, { state, clock, config }: Zuora): void {
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
      ? { success: true, ...paymentMethodWire(state, method, config.retryRule) }
      : failure(unknownMethod(params.id));
  });

  app.get<{ Params: { key: string } }>('/v1/accounts/:key/payment-methods', ({ params }) => {
    const account = findAccount(state, params.key);
    return account ? { success: true, ...paymentMethodsWire(state, account) } : unknownAccount(params.key);
  });

  app.put<{ Params: { id: string }; Body: PaymentMethodChange }>(
    '/v1/payment-methods/:id',
    { schema: { body: PaymentMethodChange } },
    ({ params, body }) => {
      const changed = changePaymentMethod(state, params.id, body);
      return changed.ok ? { success: true, id: params.id } : failure(changed);
    },
  );

  app.delete<{ Params: { id: string } }>('/v1/payment-methods/:id', ({ params }) => {
    const deleted = deletePaymentMethod(state, params.id);
    return deleted.ok ? { success: true } : failure(deleted);
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

function changePaymentMethod(
  state: ZuoraState,
  id: string,
  { accountKey, expirationMonth, expirationYear, cardHolderInfo }: PaymentMethodChange,
): { ok: true } | Refusal {
  const method = state.paymentMethods[id];
  if (!method) return unknownMethod(id);
  const { card } = method;
  const changesCard = [expirationMonth, expirationYear, cardHolderInfo].some((each) => each !== undefined);
  if (changesCard && !card) return refuse('invalid', `Payment method ${id} is not a card.`);
  if (accountKey !== undefined) {
    const account = findAccount(state, accountKey);
    if (!account) return refuse('notFound', `There is no account ${accountKey}.`);
    method.accountNumber ??= account.accountNumber;
    if (method.accountNumber !== account.accountNumber) {
      return refuse('forbidden', `Payment method ${id} belongs to another account.`);
    }
  }
  if (card) {
    method.card = {
      ...card,
      expirationMonth: expirationMonth ?? card.expirationMonth,
      expirationYear: expirationYear ?? card.expirationYear,
      holder: cardHolderInfo?.cardHolderName ?? card.holder,
    };
  }
  return { ok: true };
}

/** What renewals are charged to cannot be deleted. */
function deletePaymentMethod(state: ZuoraState, id: string): { ok: true } | Refusal {
  if (!state.paymentMethods[id]) return unknownMethod(id);
  if (Object.values(state.accounts).some(({ defaultPaymentMethodId }) => defaultPaymentMethodId === id)) {
    return refuse('forbidden', `Payment method ${id} is the default of its account.`);
  }
  Reflect.deleteProperty(state.paymentMethods, id);
  return { ok: true };
}

function unknownMethod(id: string): Refusal {
  return refuse('notFound', `There is no payment method ${id}.`);
}
