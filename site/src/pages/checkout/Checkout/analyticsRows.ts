import type { AnalyticsEvent } from '../../../domain/analyticsEvents.ts';
import { when } from '../../../state/analytics/analyticsRow.ts';
import type { WithCheckout } from './checkout.ts';
import { planChosen, purchaseDeclined, purchaseMade, purchasePressed, purchaseRefused } from './events.ts';

/** What is counted at the checkout: which plan, and never what or how is paid. */
export const checkoutAnalytics = [
  when(planChosen, (planCode) => [{ ...subscriptionEvent(planCode), name: 'plan chosen', action: 'next' }]),
  when(purchasePressed, (_nothing, { checkout }: WithCheckout) => [
    { ...subscriptionEvent(checkout.plan.chosen), name: 'purchase', action: 'start' },
  ]),
  when(purchaseMade, (_purchase, { checkout }: WithCheckout) => [
    { ...subscriptionEvent(checkout.plan.chosen), name: 'purchase', action: 'complete' },
  ]),
  when(purchaseRefused, (_why, { checkout }: WithCheckout) => [purchaseFailed(checkout.plan.chosen)]),
  when(purchaseDeclined, (_why, { checkout }: WithCheckout) => [purchaseFailed(checkout.plan.chosen)]),
];

function purchaseFailed(planCode: string) {
  return { ...subscriptionEvent(planCode), name: 'purchase', action: 'failed' } as const;
}

function subscriptionEvent(planCode: string) {
  return {
    type: 'subscription',
    planCode,
    status: 'unknown',
    billingSource: 'zuora',
  } as const satisfies Partial<AnalyticsEvent>;
}
