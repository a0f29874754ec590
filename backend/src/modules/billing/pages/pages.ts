import type { PageHandlers } from '../../../http/page-handler.ts';
import { cancelSubscriptionPage } from './cancel-subscription.ts';
import { changePaymentPage } from './change-payment.ts';
import { changeSubscriptionPage } from './change-subscription.ts';
import { checkoutPage } from './checkout.ts';
import { confirmationPage } from './confirmation.ts';
import { givenGiftPage } from './given-gift.ts';
import { giveGiftPage } from './give-gift.ts';
import { homePage } from './home.ts';
import { invoicePage, invoicesPage } from './invoices.ts';
import type { PageSources } from './page-sources.ts';
import { payGiftPage } from './pay-gift.ts';
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
    giveGift: giveGiftPage(sources),
    payGift: payGiftPage(sources),
    givenGift: givenGiftPage(sources),
    subscription: subscriptionPage(sources),
    cancelSubscription: cancelSubscriptionPage(sources),
    changeSubscription: changeSubscriptionPage(sources),
    changePayment: changePaymentPage(sources),
    invoices: invoicesPage(sources),
    invoice: invoicePage(sources),
  } satisfies PageHandlers;
}
