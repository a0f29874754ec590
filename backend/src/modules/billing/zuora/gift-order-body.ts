import type { Day } from '../../../domain/days.ts';
import { majorUnits, type Currency, type Money } from '../../../domain/money.ts';
import { ratePlanId } from '../catalogue/price-zones.ts';
import { gifts, giftValidMonths, type GiftKind } from '../gifts/gift-kinds.ts';
import { accountOf, contactOf, type BillingAddress, type Orderer } from './order-body.ts';

/** What the giver of a gift pays for. */
export interface GiftContent {
  kind: GiftKind;
  currency: Currency;
  address: BillingAddress;
}

/** The body of `POST /v1/orders/preview`, to the end of the term: whatever it would charge later would be in it. */
export function giftPreviewBody(content: GiftContent, today: Day) {
  const contact = contactOf(content.address);
  return {
    orderDate: today,
    previewAccountInfo: {
      currency: content.currency,
      billCycleDay: 0,
      billToContact: contact,
      soldToContact: contact,
    },
    subscriptions: [subscriptionOf(content, today)],
    previewOptions: { previewThruType: 'TermEnd', previewTypes: ['BillingDocs'] },
  };
}

/** The body of `POST /v1/orders` for a gift, in an account of its own that charges nothing by itself. */
export function giftOrderBody(
  content: GiftContent,
  orderer: Orderer,
  payment: { orderNumber: string; paymentMethodId: string; today: Day },
) {
  const { newAccount } = accountOf(content, orderer, payment.paymentMethodId);
  return {
    orderNumber: payment.orderNumber,
    orderDate: payment.today,
    newAccount: { ...newAccount, autoPay: false },
    subscriptions: [subscriptionOf(content, payment.today)],
    processingOptions: {
      runBilling: true,
      collectPayment: true,
      billingOptions: { targetDate: payment.today },
      electronicPaymentOptions: { paymentMethodId: payment.paymentMethodId },
    },
  };
}

/** The body of `POST /v1/orders` that gives the money of a gift back: it was never there. */
export function giftRefundBody(
  gift: { accountNumber: string; subscriptionNumber: string; boughtOn: Day; total: Money },
  { orderNumber, today }: { orderNumber: string; today: Day },
) {
  const { accountNumber, subscriptionNumber, boughtOn, total } = gift;
  return {
    orderNumber,
    orderDate: today,
    existingAccountNumber: accountNumber,
    subscriptions: [
      {
        subscriptionNumber,
        orderActions: [
          {
            type: 'CancelSubscription',
            triggerDates: [{ name: 'ContractEffective', triggerDate: boughtOn }],
            cancelSubscription: {
              cancellationPolicy: 'SpecificDate',
              cancellationEffectiveDate: boughtOn,
            },
          },
        ],
      },
    ],
    processingOptions: {
      runBilling: true,
      collectPayment: false,
      billingOptions: { targetDate: today },
      refund: true,
      refundAmount: majorUnits(total),
    },
  };
}

/** A term as long as the gift can be redeemed, which is charged once and does not renew. */
function subscriptionOf({ kind, currency }: GiftContent, today: Day) {
  const term = { period: giftValidMonths, periodType: 'Month' };
  return {
    orderActions: [
      {
        type: 'CreateSubscription',
        triggerDates: [
          { name: 'ContractEffective', triggerDate: today },
          { name: 'ServiceActivation', triggerDate: today },
          { name: 'CustomerAcceptance', triggerDate: today },
        ],
        createSubscription: {
          terms: {
            initialTerm: { ...term, termType: 'TERMED', startDate: today },
            renewalTerms: [term],
            renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
            autoRenew: false,
          },
          subscribeToRatePlans: [{ productRatePlanId: ratePlanId(gifts[kind].product, currency) }],
        },
      },
    ],
  };
}
