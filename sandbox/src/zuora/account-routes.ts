import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { dayOf } from './calendar.ts';
import type { Account, ZuoraState } from './model.ts';
import { newAccountOf } from './order-parties.ts';
import { Contact, NewAccount } from './order-schema.ts';
import { failure, refuse } from './reasons.ts';
import { accountSummaryWire, accountWire, refundWire } from './wire.ts';
import type { Zuora } from './zuora.ts';

const AccountChange = Type.Object({
  autoPay: Type.Optional(Type.Boolean()),
  defaultPaymentMethodId: Type.Optional(Type.String()),
  billToContact: Type.Optional(Type.Partial(Contact)),
  soldToContact: Type.Optional(Type.Partial(Contact)),
});
type AccountChange = Static<typeof AccountChange>;

/** Accounts: make, look up by number or id, with their refunds, and change. */
export function registerAccountRoutes(app: FastifyInstance, { state, clock }: Zuora): void {
  app.post<{ Body: NewAccount }>('/v1/accounts', { schema: { body: NewAccount } }, ({ body }) => {
    const made = newAccountOf(state, body, dayOf(clock.now()));
    if (!made.ok) return failure(made);
    const { id: accountId, accountNumber } = made.account;
    state.accounts[accountNumber] = made.account;
    return { success: true, accountId, accountNumber };
  });

  app.get<{ Params: { key: string } }>('/v1/accounts/:key', ({ params }) => {
    const account = findAccount(state, params.key);
    return account ? { success: true, ...accountWire(state, account) } : unknownAccount(params.key);
  });

  app.get<{ Params: { key: string } }>('/v1/accounts/:key/summary', ({ params }) => {
    const account = findAccount(state, params.key);
    return account ? { success: true, ...accountSummaryWire(state, account) } : unknownAccount(params.key);
  });

  app.get<{ Querystring: { accountId?: string } }>('/v1/refunds', ({ query }) => {
    const account = findAccount(state, query.accountId ?? '');
    if (!account) return unknownAccount(query.accountId ?? '');
    const own = Object.values(state.refunds).filter(
      ({ accountNumber }) => accountNumber === account.accountNumber,
    );
    return { success: true, refunds: own.map((refund) => refundWire(state, refund)) };
  });

  app.put<{ Params: { key: string }; Body: AccountChange }>(
    '/v1/accounts/:key',
    { schema: { body: AccountChange } },
    ({ params, body }) => {
      const account = findAccount(state, params.key);
      if (!account) return unknownAccount(params.key);
      const { defaultPaymentMethodId } = body;
      if (defaultPaymentMethodId !== undefined) {
        const method = state.paymentMethods[defaultPaymentMethodId];
        if (!method)
          return failure(refuse('notFound', `There is no payment method ${defaultPaymentMethodId}.`));
        method.accountNumber ??= account.accountNumber;
        if (method.accountNumber !== account.accountNumber) {
          return failure(refuse('forbidden', `Payment method ${method.id} belongs to another account.`));
        }
        account.defaultPaymentMethodId = method.id;
      }
      account.autoPay = body.autoPay ?? account.autoPay;
      account.billToContact = { ...account.billToContact, ...body.billToContact };
      account.soldToContact = { ...account.soldToContact, ...body.soldToContact };
      return { success: true };
    },
  );
}

/** Finds an account by its number or its id. */
export function findAccount({ accounts }: ZuoraState, key: string): Account | undefined {
  return accounts[key] ?? Object.values(accounts).find(({ id }) => id === key);
}

/** The answer about an account that is not there. */
export function unknownAccount(key: string) {
  return failure(refuse('notFound', `There is no account ${key}.`));
}
