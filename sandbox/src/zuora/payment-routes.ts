import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { findAccount, unknownAccount } from './account-routes.ts';
import { fromWire } from './amounts.ts';
import { dayOf, type Day } from './calendar.ts';
import { approved, declinedBy, gatewayResponse } from './charging.ts';
import type { Idempotency } from './idempotency.ts';
import { paymentFacts, paymentUnderWay, recordPayment, type Tell } from './ledger.ts';
import type { Account, Invoice, Payment, PaymentMethod, ZuoraState } from './model.ts';
import { failure, refuse, type Refusal } from './reasons.ts';
import { listedPaymentWire } from './wire.ts';
import type { Zuora } from './zuora.ts';

const PaymentRequest = Type.Object({
  accountId: Type.String(),
  amount: Type.Number({ exclusiveMinimum: 0 }),
  currency: Type.String(),
  type: Type.Literal('Electronic'),
  effectiveDate: Type.Optional(Type.String()),
  paymentMethodId: Type.String(),
  gatewayOrderId: Type.Optional(Type.String({ maxLength: 70 })),
  /** The sandbox imitates payments of one invoice each. */
  invoices: Type.Array(Type.Object({ invoiceNumber: Type.String(), amount: Type.Number() }), {
    minItems: 1,
    maxItems: 1,
  }),
});
type PaymentRequest = Static<typeof PaymentRequest>;

/** Payments outside of orders and payment runs: make one for an invoice, and list those of an account. */
export function registerPaymentRoutes(app: FastifyInstance, zuora: Zuora, idempotency: Idempotency): void {
  const { state, clock, callouts, save } = zuora;

  app.post<{ Body: PaymentRequest }>(
    '/v1/payments',
    { schema: { body: PaymentRequest } },
    async (request, reply) => {
      const asked = readRequest(state, request.body);
      if (!asked.ok) return failure(asked);
      const { method } = asked;
      if (method.behaviour === 'failsThrice' && method.failures < 3) {
        method.failures += 1;
        const broken = refuse('broken', 'An internal error happened. Nothing was done.');
        return reply.code(500).send(failure(broken));
      }
      const paid = pay(state, asked, dayOf(clock.now()), callouts.tell);
      void callouts.deliver();
      if (!paid.ok) return failure(paid);
      const answer = { success: true, ...listedPaymentWire(state, paid.payment) };
      if (method.behaviour === 'answersLate') {
        idempotency.foresee(request, answer);
        await save();
        await delay(zuora.lateAnswerMs, undefined, { ref: false });
      }
      return answer;
    },
  );

  app.get<{ Querystring: { accountId?: string } }>('/v1/payments', ({ query }) => {
    const account = findAccount(state, query.accountId ?? '');
    if (!account) return unknownAccount(query.accountId ?? '');
    const own = Object.values(state.payments)
      .filter(({ accountNumber }) => accountNumber === account.accountNumber)
      .reverse();
    return { success: true, payments: own.slice(0, 40).map((payment) => listedPaymentWire(state, payment)) };
  });
}

/** A payment that may be tried. */
interface AskedPayment {
  ok: true;
  account: Account;
  method: PaymentMethod;
  invoice: Invoice;
  gatewayOrderId?: string;
}

function readRequest(state: ZuoraState, request: PaymentRequest): AskedPayment | Refusal {
  const { accountId, amount, paymentMethodId, invoices, gatewayOrderId } = request;
  const account = findAccount(state, accountId);
  if (!account) return refuse('notFound', `There is no account ${accountId}.`);
  const method = state.paymentMethods[paymentMethodId];
  if (method?.accountNumber !== account.accountNumber) {
    return refuse('notFound', `Account ${accountId} has no payment method ${paymentMethodId}.`);
  }
  const [{ invoiceNumber, amount: share } = { invoiceNumber: '', amount: 0 }] = invoices;
  const invoice = state.invoices[invoiceNumber];
  if (invoice?.accountNumber !== account.accountNumber) {
    return refuse('notFound', `Account ${accountId} has no invoice ${invoiceNumber}.`);
  }
  if (paymentUnderWay(state, invoice)) {
    return refuse('locked', `A payment of invoice ${invoiceNumber} is under way.`);
  }
  const taken = Object.values(state.payments).some(
    (each) => each.gatewayOrderId === gatewayOrderId && each.status === 'Processed',
  );
  if (gatewayOrderId !== undefined && taken) {
    return refuse('forbidden', `The gateway has charged for ${gatewayOrderId} already.`);
  }
  if (fromWire(amount) !== fromWire(share) || fromWire(amount) !== invoice.balance) {
    return refuse('invalid', `The sandbox imitates payments of all that is left of an invoice alone.`);
  }
  return { ok: true, account, method, invoice, ...(gatewayOrderId !== undefined && { gatewayOrderId }) };
}

function pay(
  state: ZuoraState,
  { method, invoice, gatewayOrderId }: AskedPayment,
  today: Day,
  tell: Tell,
): { ok: true; payment: Payment } | Refusal {
  const response = gatewayResponse(method, today);
  const status = response === approved ? 'Processed' : 'Error';
  const payment = recordPayment(state, invoice, method.id, status, today, {
    gatewayResponse: response,
    ...(gatewayOrderId !== undefined && { gatewayOrderId }),
  });
  tell(status === 'Error' ? 'PaymentDeclined' : 'PaymentProcessed', paymentFacts(state, invoice, payment));
  return status === 'Error' ? declinedBy(response) : { ok: true, payment };
}
