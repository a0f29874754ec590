import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../domain/languages.ts';
import type { PageHandlers, PageToShow } from '../../../http/page-handler.ts';
import type { Clock } from '../../../process/clock.ts';
import type { Billing } from '../billing.ts';
import { cancelSubscriptionPage } from './cancel-subscription.ts';
import { checkoutPage } from './checkout.ts';
import { confirmationPage } from './confirmation.ts';
import { homePage } from './home.ts';
import type { Place } from './offer-facts.ts';
import { planSelectionPage } from './plan-selection.ts';
import { subscriptionPage } from './subscription.ts';

type HomeFacts = Extract<PageToShow, { route: 'home' }>['facts'];

/** What the pages of billing are made from. */
export interface PageSources {
  billing: Pick<
    Billing,
    'cancel' | 'findPurchase' | 'membershipOf' | 'openPurchaseOf' | 'paymentShown' | 'refresh' | 'validate'
  >;
  clock: Pick<Clock, 'now'>;
  locationOf: (request: FastifyRequest, language: Language) => Place;
  flagsFor: (
    request: FastifyRequest,
  ) => Promise<{ checkoutMaintenancePage: boolean; showTablessPaymentForm: boolean }>;
  emailOf: (userId: string) => Promise<string | undefined>;
  /** What editors put on the home page. */
  homeModules: (language: Language) => Promise<HomeFacts['modules']>;
}

/** The pages that sell, and those of what was bought. */
export function billingPages(sources: PageSources) {
  return {
    home: homePage(sources),
    planSelection: planSelectionPage(sources),
    checkout: checkoutPage(sources),
    checkoutConfirmation: confirmationPage(sources),
    subscription: subscriptionPage(sources),
    cancelSubscription: cancelSubscriptionPage(sources),
  } satisfies PageHandlers;
}
