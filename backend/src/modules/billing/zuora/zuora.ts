import type { Config } from '../../../config/config.ts';
import type { Telemetry } from '../../../process/telemetry/telemetry.ts';
import type { Day } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import { createBearer } from '../bearer.ts';
import { createGatewayCalls, type GatewayClient } from '../gateway-call.ts';
import { changePreviewBody, type ChangeContent } from './change-body.ts';
import { contactPerson } from './contact-person.ts';
import { creditPreviewBody, type CreditContent } from './credit-body.ts';
import { createFileCall } from './file-call.ts';
import { giftPreviewBody, type GiftContent } from './gift-order-body.ts';
import { createInvoiceCalls } from './invoice-calls.ts';
import { previewBody, type BillingAddress, type OrderContent } from './order-body.ts';
import {
  AccountMethods,
  AccountSummary,
  DoneAnswer,
  FoundOrder,
  MadeAccount,
  ListedPayments,
  MadePayment,
  MadePaymentMethod,
  OrderAnswer,
  PaymentMethodAnswer,
  PreviewAnswer,
  SessionAnswer,
  SignatureAnswer,
  SubscriptionsAnswer,
} from './wire.ts';

/** Zuora's REST interface, as far as selling needs it. Every answer is a value; nothing here throws. */
export function createZuora(config: Config['zuora'], log: GatewayClient['log'], telemetry?: Telemetry) {
  const bearer = createBearer(config, '/oauth/token', 'form');
  const client: GatewayClient = {
    ...{ company: 'Zuora', url: config.url, bearer, log, telemetry },
    trackingHeader: 'zuora-track-id',
  };
  const call = createGatewayCalls(client);

  return {
    ...createInvoiceCalls(call),
    /** A PDF, by its handle. */
    file: createFileCall(client),

    /** Leave to show the card page to one person, whose id comes back with the card. */
    signPage: (userId: string) =>
      call({
        method: 'POST',
        path: '/v1/rsa-signatures',
        body: {
          uri: `${config.pageOrigin}${config.pagePath}`,
          method: 'POST',
          pageId: config.pageId,
          field_passthrough1: userId,
        },
        answer: SignatureAnswer,
      }),

    paymentMethod: (id: string) =>
      call({
        method: 'GET',
        path: '/v1/payment-methods/:id',
        params: { id },
        answer: PaymentMethodAnswer,
      }),

    /** An account without a payment method: it charges nothing by itself. */
    makeAccount: (account: object) =>
      call({ method: 'POST', path: '/v1/accounts', body: account, answer: MadeAccount }),

    /**
     * Leave to enter one payment method for an account in the payment form. Nothing is charged: the order does that. The
     * amount, in whole units of the currency, is what the buyer confirms.
     */
    paymentSession: (wish: { accountId: string; currency: Currency; amount: number }) =>
      call({
        method: 'POST',
        path: '/web-payments/sessions',
        body: { ...wish, processPayment: false, storePaymentMethod: true },
        answer: SessionAnswer,
      }),

    /** Turns a PayPal billing agreement into a payment method that an order can name. */
    keepAgreement: (agreement: { id: string; email: string }, idempotencyKey: string) =>
      call({
        method: 'POST',
        path: '/v1/payment-methods',
        body: { type: 'PayPalNativeEC', BAID: agreement.id, email: agreement.email },
        headers: { 'idempotency-key': idempotencyKey },
        answer: MadePaymentMethod,
      }),

    preview: (content: OrderContent, today: Day) =>
      call({
        method: 'POST',
        path: '/v1/orders/preview',
        body: previewBody(content, today),
        answer: PreviewAnswer,
      }),

    /** What an order for a subscription that is held already would charge, through a day. */
    previewChange: (content: ChangeContent, span: { today: Day; through: Day }) =>
      call({
        method: 'POST',
        path: '/v1/orders/preview',
        body: changePreviewBody(content, span),
        answer: PreviewAnswer,
      }),

    /** What a gift would charge, through its whole term. */
    previewGift: (content: GiftContent, today: Day) =>
      call({
        method: 'POST',
        path: '/v1/orders/preview',
        body: giftPreviewBody(content, today),
        answer: PreviewAnswer,
      }),

    /** What the credit of a month comes to. */
    previewCredit: (content: CreditContent, today: Day) =>
      call({
        method: 'POST',
        path: '/v1/orders/preview',
        body: creditPreviewBody(content, today),
        answer: PreviewAnswer,
      }),

    placeOrder: (body: object, idempotencyKey: string) =>
      call({
        method: 'POST',
        path: '/v1/orders',
        body,
        headers: { 'idempotency-key': idempotencyKey },
        answer: OrderAnswer,
      }),

    order: (orderNumber: string) =>
      call({ method: 'GET', path: '/v1/orders/:orderNumber', params: { orderNumber }, answer: FoundOrder }),

    accountSummary: (accountNumber: string) =>
      call({
        method: 'GET',
        path: '/v1/accounts/:accountNumber/summary',
        params: { accountNumber },
        answer: AccountSummary,
      }),

    /** Replaces an account's address, and the payment method of its renewals or whether they are charged by themselves. */
    changeAccount: (
      accountNumber: string,
      change: { address: BillingAddress; paymentMethodId?: string; autoPay?: boolean },
    ) =>
      call({
        method: 'PUT',
        path: '/v1/accounts/:accountNumber',
        params: { accountNumber },
        body: {
          ...(change.autoPay !== undefined && { autoPay: change.autoPay }),
          ...(change.paymentMethodId !== undefined && { defaultPaymentMethodId: change.paymentMethodId }),
          billToContact: contactChange(change.address),
          soldToContact: contactChange(change.address),
        },
        answer: DoneAnswer,
      }),

    paymentMethodsOf: (accountNumber: string) =>
      call({
        method: 'GET',
        path: '/v1/accounts/:accountNumber/payment-methods',
        params: { accountNumber },
        answer: AccountMethods,
      }),

    /** The newest payments of an account, those that failed included. */
    paymentsOf: (accountId: string) =>
      call({
        method: 'GET',
        path: '/v1/payments?accountId=:accountId&pageSize=40',
        params: { accountId },
        answer: ListedPayments,
      }),

    /** Pays an invoice by a payment method of its account. */
    payInvoice: (body: object, idempotencyKey: string) =>
      call({
        method: 'POST',
        path: '/v1/payments',
        body,
        headers: { 'idempotency-key': idempotencyKey },
        answer: MadePayment,
      }),

    /** Has an account charged to another payment method, which becomes the account's own, from now on. */
    chargeTo: (accountNumber: string, paymentMethodId: string) =>
      call({
        method: 'PUT',
        path: '/v1/accounts/:accountNumber',
        params: { accountNumber },
        body: { autoPay: true, defaultPaymentMethodId: paymentMethodId },
        answer: DoneAnswer,
      }),

    /** Removes a payment method. Refused while an account is charged to it. */
    removePaymentMethod: (id: string) =>
      call({ method: 'DELETE', path: '/v1/payment-methods/:id', params: { id }, answer: DoneAnswer }),

    /** Replaces the email address of an account's contacts. One that is too long for a contact leaves none there. */
    changeContactEmail: (accountNumber: string, person: Parameters<typeof contactPerson>[0]) => {
      const { workEmail = '' } = contactPerson(person);
      return call({
        method: 'PUT',
        path: '/v1/accounts/:accountNumber',
        params: { accountNumber },
        body: { billToContact: { workEmail }, soldToContact: { workEmail } },
        answer: DoneAnswer,
      });
    },

    subscriptions: (accountNumber: string) =>
      call({
        method: 'GET',
        path: '/v1/subscriptions/accounts/:accountNumber',
        params: { accountNumber },
        answer: SubscriptionsAnswer,
      }),

    /** Ends a subscription with what is paid for already; a trial with its free days. */
    cancel: (subscriptionNumber: string) =>
      call({
        method: 'PUT',
        path: '/v1/subscriptions/:subscriptionNumber/cancel',
        params: { subscriptionNumber },
        body: { cancellationPolicy: 'EndOfCurrentTerm', runBilling: false, collect: false },
        answer: DoneAnswer,
      }),
  };
}

export type Zuora = ReturnType<typeof createZuora>;

function contactChange({ country, region, postalCode }: BillingAddress) {
  return { country, state: region ?? '', postalCode: postalCode ?? '' };
}
