import { createApi, type Api } from '../api/client.ts';
import { browserSurroundings, createAnalytics, type Analytics } from './analytics.ts';
import { createConsent, type ConsentService } from './consent.ts';
import { createErrors, type Errors } from './errors.ts';
import { createNavigation, type Navigation } from './navigation.ts';

/** The services of every page. What only some pages need, they name in their `services`. Sagas get all by context. */
export interface CoreServices {
  api: Api;
  navigation: Navigation;
  errors: Errors;
  consent: ConsentService;
  analytics: Analytics;
}

export function createCoreServices(): CoreServices {
  const api = createApi(window.fetch.bind(window));
  return {
    api,
    navigation: createNavigation(window),
    errors: createErrors(window.reportError.bind(window)),
    consent: createConsent(api, document),
    analytics: createAnalytics(browserSurroundings(window)),
  };
}
