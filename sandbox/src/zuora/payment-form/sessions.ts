import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { findAccount, unknownAccount } from '../account-routes.ts';
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

/** Leave to enter one payment method for an account in a payment form. */
export interface PaymentSession {
  token: string;
  accountNumber: string;
  currency: string;
  amount: number;
}

/** The sessions that can still be used, by their tokens. A restart ends them. */
export type PaymentSessions = Map<string, PaymentSession & { expiresAt: number }>;

/** `POST /web-payments/sessions`: leave to enter one payment method for an account in a payment form. */
export function registerSessions(app: FastifyInstance, { state }: Zuora, sessions: PaymentSessions): void {
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
      const session = {
        token: randomBytes(24).toString('base64url'),
        accountNumber: account.accountNumber,
        currency: body.currency,
        amount: body.amount,
        expiresAt: Date.now() + lifetimeMs,
      };
      for (const { token, expiresAt } of sessions.values()) {
        if (expiresAt <= Date.now()) sessions.delete(token);
      }
      sessions.set(session.token, session);
      return { token: session.token };
    },
  );
}

/** The session of a token, if it can still be used. */
export function openSession(sessions: PaymentSessions, token = ''): PaymentSession | undefined {
  const session = sessions.get(token);
  return session !== undefined && session.expiresAt > Date.now() ? session : undefined;
}
