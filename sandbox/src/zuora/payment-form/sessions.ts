import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { findAccount, unknownAccount } from '../account-routes.ts';
import type { PaymentSession, ZuoraState } from '../model.ts';
import { failure, refuse } from '../reasons.ts';
import type { Zuora } from '../zuora.ts';

const lifetimeMs = 30 * 60 * 1000;

const SessionRequest = Type.Object({
  accountId: Type.String({ maxLength: 64 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  amount: Type.Number({ exclusiveMinimum: 0 }),
  processPayment: Type.Boolean(),
  storePaymentMethod: Type.Optional(Type.Boolean()),
});
type SessionRequest = Static<typeof SessionRequest>;

/** `POST /web-payments/sessions`: leave to enter one payment method for an account in a payment form. */
export function registerSessions(app: FastifyInstance, { state }: Zuora): void {
  app.post<{ Body: SessionRequest }>(
    '/web-payments/sessions',
    { schema: { body: SessionRequest } },
    ({ body }) => {
      const account = findAccount(state, body.accountId);
      if (!account) return unknownAccount(body.accountId);
      if (body.processPayment || body.storePaymentMethod === false) {
        return failure(refuse('invalid', 'The sandbox saves payment methods, and charges none here.'));
      }
      if (account.currency !== body.currency) {
        return failure(
          refuse('invalid', `Account ${account.accountNumber} is not billed in ${body.currency}.`),
        );
      }
      state.paymentSessions = living(state.paymentSessions);
      const session: PaymentSession = {
        token: randomBytes(24).toString('base64url'),
        accountNumber: account.accountNumber,
        currency: body.currency,
        amount: body.amount,
        expiresAt: Date.now() + lifetimeMs,
        used: false,
      };
      state.paymentSessions[session.token] = session;
      return { token: session.token };
    },
  );
}

/** The session of a token, if it can still be used. */
export function openSession(state: ZuoraState, token: string | undefined): PaymentSession | undefined {
  const session = state.paymentSessions[token ?? ''];
  return session !== undefined && !session.used && session.expiresAt > Date.now() ? session : undefined;
}

function living(sessions: ZuoraState['paymentSessions']): ZuoraState['paymentSessions'] {
  return Object.fromEntries(Object.entries(sessions).filter(([, { expiresAt }]) => expiresAt > Date.now()));
}
