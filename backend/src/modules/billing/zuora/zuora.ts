import type { Config } from '../../../config/config.ts';
import type { Day } from '../../../domain/days.ts';
import { createBearer } from '../bearer.ts';
import { createGatewayCalls, type GatewayClient } from '../gateway-call.ts';
import { changePreviewBody, type ChangeContent } from './change-body.ts';
import { contactPerson } from './contact-person.ts';
import { previewBody, type BillingAddress, type OrderContent } from './order-body.ts';
import {
  AccountSummary,
  DoneAnswer,
  FoundOrder,
  MadePaymentMethod,
  OrderAnswer,
  PaymentMethodAnswer,
  PreviewAnswer,
  SignatureAnswer,
  SubscriptionsAnswer,
} from './wire.ts';

/** Zuora's REST interface, as far as selling needs it. Every answer is a value; nothing here throws. */
export function createZuora(config: Config['zuora'], log: GatewayClient['log']) {
  const bearer = createBearer(config, '/oauth/token', 'form');
  const call = createGatewayCalls({ company: 'Zuora', url: config.url, bearer, log });

  return {
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

    /** Replaces an account's address and the payment method of its renewals. */
    changeAccount: (accountNumber: string, change: { address: BillingAddress; paymentMethodId: string }) =>
      call({
        method: 'PUT',
        path: '/v1/accounts/:accountNumber',
        params: { accountNumber },
        body: {
          // An account that was made for a voucher pays nothing by itself until it has a payment method.
          autoPay: true,
          defaultPaymentMethodId: change.paymentMethodId,
          billToContact: contactChange(change.address),
          soldToContact: contactChange(change.address),
        },
        answer: DoneAnswer,
      }),

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
