import type { Day } from '../../../domain/days.ts';
import type { Currency } from '../../../domain/money.ts';
import { chargesLoweredBy, monthsOf, plans, type PlanCode } from '../catalogue/plans.ts';
import { ratePlanId } from '../catalogue/price-zones.ts';
import { contactPerson } from './contact-person.ts';
import { discountPlan, type Discount } from './discount.ts';
import { replacedBy, type EndOfReplaced } from './replaced-plan.ts';

/** A billing address, as far as tax needs it. */
export interface BillingAddress {
  country: string;
  region?: string;
  postalCode?: string;
}

/** What is ordered, apart from who orders it and how it is paid. */
export interface OrderContent extends EndOfReplaced {
  plan: PlanCode;
  currency: Currency;
  address: BillingAddress;
  /** The day it can be used from: today, or the day the current subscription ends. */
  startsOn: Day;
  /** The first day that is paid for: the start, or later by the free days. */
  firstChargeOn: Day;
  discount?: Discount;
}

/** Who orders, and in which of their billing accounts. */
export interface Orderer {
  account: { number: string; exists: boolean };
  firstName: string;
  lastName: string;
  email: string;
}

/** The body of `POST /v1/orders/preview`, over as many payments as show where a discount ends. */
export function previewBody(content: OrderContent, today: Day) {
  return {
    orderDate: today,
    previewAccountInfo: {
      currency: content.currency,
      billCycleDay: 0,
      billToContact: contactOf(content.address),
      soldToContact: contactOf(content.address),
    },
    subscriptions: [subscriptionOf(content)],
    previewOptions: {
      previewThruType: 'NumberOfPeriods',
      previewNumberOfPeriods: paymentsToShow(content),
      previewTypes: ['BillingDocs'],
    },
  };
}

/** The body of `POST /v1/orders`. It carries our own order number, by which it can be found again. */
export function orderBody(
  content: OrderContent,
  orderer: Orderer,
  payment: { orderNumber: string; paymentMethodId: string; today: Day },
) {
  return {
    orderNumber: payment.orderNumber,
    orderDate: payment.today,
    ...accountOf(content, orderer, payment.paymentMethodId),
    // The new subscription comes first: answers name subscriptions in this order.
    subscriptions: [subscriptionOf(content), ...replacedBy(content, payment.today)],
    processingOptions: {
      runBilling: true,
      collectPayment: true,
      billingOptions: { targetDate: payment.today },
      electronicPaymentOptions: { paymentMethodId: payment.paymentMethodId },
    },
  };
}

function paymentsToShow({ plan, discount }: OrderContent): number {
  const discounted = discount === undefined ? 0 : chargesLoweredBy(discount.months, plans[plan].period);
  return Math.max(2, discounted + 1);
}

/** The account of an order: the orderer's, or a new one, which without a payment method charges nothing by itself. */
export function accountOf(
  content: Pick<OrderContent, 'currency' | 'address'>,
  { account, ...person }: Orderer,
  paymentMethodId?: string,
) {
  if (account.exists) return { existingAccountNumber: account.number };
  const named = contactPerson(person);
  const contact = { ...named, ...contactOf(content.address) };
  return {
    newAccount: {
      accountNumber: account.number,
      name: `${named.firstName} ${named.lastName}`,
      currency: content.currency,
      billCycleDay: 0,
      ...(paymentMethodId === undefined
        ? { autoPay: false }
        : { autoPay: true, hpmCreditCardPaymentMethodId: paymentMethodId }),
      billToContact: contact,
      soldToContact: contact,
    },
  };
}

/** A contact of a preview. */
export function contactOf({ country, region, postalCode }: BillingAddress) {
  return {
    country,
    ...(region !== undefined && { state: region }),
    ...(postalCode !== undefined && { postalCode }),
  };
}

function subscriptionOf(content: OrderContent) {
  const period = monthsOf(plans[content.plan].period);
  return {
    orderActions: [
      {
        type: 'CreateSubscription',
        triggerDates: [
          { name: 'ContractEffective', triggerDate: content.startsOn },
          { name: 'ServiceActivation', triggerDate: content.startsOn },
          { name: 'CustomerAcceptance', triggerDate: content.firstChargeOn },
        ],
        createSubscription: {
          terms: {
            initialTerm: {
              period,
              periodType: 'Month',
              termType: 'TERMED',
              startDate: content.firstChargeOn,
            },
            renewalTerms: [{ period, periodType: 'Month' }],
            renewalSetting: 'RENEW_WITH_SPECIFIC_TERM',
            autoRenew: true,
          },
          subscribeToRatePlans: [
            { productRatePlanId: ratePlanId(content.plan, content.currency) },
            ...(content.discount === undefined ? [] : [discountPlan(content.discount)]),
          ],
        },
      },
    ],
  };
}
