import { browserSurroundings, createAnalytics, type Analytics } from './analytics.ts';
import { createBilling, type Billing } from './billing.ts';
import { createCardPages, type CardPages } from './cardPages.ts';
import { createConsent, type ConsentService } from './consent.ts';
import { createErrors, type Errors } from './errors.ts';
import { createHttp } from './http.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createKeys, type Keys } from './keys.ts';
import { createNavigation, type Navigation } from './navigation.ts';

/** Everything that reaches outside the page. Sagas get it from their context, tests give a plain object. */
export interface SiteServices {
  identity: Identity;
  billing: Billing;
  cardPages: CardPages;
  keys: Keys;
  navigation: Navigation;
  errors: Errors;
  consent: ConsentService;
  analytics: Analytics;
}

export function createServices(): SiteServices {
  const http = createHttp(window.fetch.bind(window));
  return {
    identity: createIdentity(http),
    billing: createBilling(http),
    cardPages: createCardPages(window),
    keys: createKeys(window.crypto),
    navigation: createNavigation(window),
    errors: createErrors(window.reportError.bind(window)),
    consent: createConsent(http, document),
    analytics: createAnalytics(browserSurroundings(window)),
  };
}
