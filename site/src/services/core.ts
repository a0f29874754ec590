import { createApi, createMemberApi, type Api, type MemberApi } from '../api/client.ts';
import { browserSurroundings, createAnalytics, type Analytics } from './analytics.ts';
import { createConsent, type ConsentService } from './consent.ts';
import { createErrors, type Errors } from './errors.ts';
import { createNavigation, type Navigation } from './navigation.ts';

/** The services of every page. What only some pages need, they name in their `services`. Sagas get all by context. */
export interface CoreServices {
  api: Api;
  memberApi: MemberApi;
  navigation: Navigation;
  errors: Errors;
  consent: ConsentService;
  analytics: Analytics;
}

/** The services of a page that was drawn for this user; of one for signed-out visitors, the id is empty. */
export function createCoreServices(userId: string): CoreServices {
  const fetch = window.fetch.bind(window);
  const api = createApi(fetch);
  return {
    api,
    memberApi: createMemberApi(fetch, userId),
    navigation: createNavigation(window),
    errors: createErrors(window.reportError.bind(window)),
    consent: createConsent(api, document),
    analytics: createAnalytics(browserSurroundings(window)),
  };
}
