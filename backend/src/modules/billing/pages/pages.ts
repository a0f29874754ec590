import type { PageHandlers } from '../../../http/page-handler.ts';
import { cancelSubscriptionPage } from './cancel-subscription.ts';
import { changeSubscriptionPage } from './change-subscription.ts';
import { checkoutPage } from './checkout.ts';
import { confirmationPage } from './confirmation.ts';
import { homePage } from './home.ts';
import type { PageSources } from './page-sources.ts';
import { planSelectionPage } from './plan-selection.ts';
import { redeemPage } from './redeem.ts';
import { subscriptionPage } from './subscription.ts';

/** The pages that sell, and those of what was bought. */
export function billingPages(sources: PageSources) {
  return {
    home: homePage(sources),
    planSelection: planSelectionPage(sources),
    checkout: checkoutPage(sources),
    checkoutConfirmation: confirmationPage(sources),
    redeem: redeemPage(sources),
    subscription: subscriptionPage(sources),
    cancelSubscription: cancelSubscriptionPage(sources),
    changeSubscription: changeSubscriptionPage(sources),
  } satisfies PageHandlers;
}
