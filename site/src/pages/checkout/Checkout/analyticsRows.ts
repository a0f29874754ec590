import type { AnalyticsEvent, SubscriptionStatus } from '../../../domain/analyticsEvents.ts';
import { when } from '../../../state/analytics/analyticsRow.ts';
import type { WithCheckout } from '../paying/checkout.ts';
import {
  planChosen,
  purchaseDeclined,
  purchaseAccepted,
  purchasePressed,
  purchaseRefused,
} from '../paying/events.ts';
import type { PurchaseInput, WithPurchaseInput } from '../paying/purchaseInput.ts';

type CheckoutPage = WithCheckout & WithPurchaseInput;

/** What is counted at the checkout: which plan, and never what or how is paid. */
export const checkoutAnalytics = [
  when(planChosen, (planCode, page: CheckoutPage) => [
    {
      ...subscriptionEvent(planCode, page),
      name: 'plan chosen',
      action: 'next',
    },
  ]),
  when(purchasePressed, (_nothing, page: CheckoutPage) => [{ ...beforePurchase(page), action: 'start' }]),
  // An undecided purchase may still be refused.
  when(purchaseAccepted, ({ decided }, page: CheckoutPage) =>
    decided ? [{ ...beforePurchase(page), status: statusOnceBought(page), action: 'complete' }] : [],
  ),
  when(purchaseRefused, (_why, page: CheckoutPage) => [{ ...beforePurchase(page), action: 'failed' }]),
  when(purchaseDeclined, (_why, page: CheckoutPage) => [{ ...beforePurchase(page), action: 'failed' }]),
];

function beforePurchase(page: CheckoutPage) {
  return {
    ...subscriptionEvent(page.checkout.plan.chosen, page),
    name: 'purchase',
  } as const;
}

/** A plan that is queued changes nothing yet. One without a charge and without a trial is free. */
function statusOnceBought({ checkout: { quote }, purchaseInput }: CheckoutPage): SubscriptionStatus {
  if (!('quote' in quote)) return 'unknown';
  const { follows, trialDays, firstPeriod } = quote.quote;
  if (follows !== undefined) return statusBefore(purchaseInput);
  if (trialDays !== undefined) return 'free trial';
  return firstPeriod.amount === 0 ? 'free subscription' : 'paying';
}

function statusBefore({ subscriptionStatus = 'unknown' }: PurchaseInput): SubscriptionStatus {
  return subscriptionStatus;
}

/** Who buys a family plan pays for a group. */
function subscriptionEvent(planCode: string, { checkout, purchaseInput }: CheckoutPage) {
  const { kind } = checkout.plan.options.find(({ code }) => code === planCode) ?? {};
  return {
    ...{ type: 'subscription', planCode, status: statusBefore(purchaseInput), billingSource: 'zuora' },
    ...(kind === 'family' && { groupMemberRole: 'primary' }),
  } as const satisfies Omit<Extract<AnalyticsEvent, { type: 'subscription' }>, 'name' | 'action'>;
}
