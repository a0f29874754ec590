import { createErrors, type Errors } from './errors.ts';
import { createHttp } from './http.ts';
import { createIdentity, type Identity } from './identity.ts';
import { createNavigation, type Navigation } from './navigation.ts';

/** Everything that reaches outside the page. Sagas get it from their context, tests give a plain object. */
export interface SiteServices {
  identity: Identity;
  navigation: Navigation;
  errors: Errors;
}

export function createServices(): SiteServices {
  const http = createHttp(window.fetch.bind(window));
  return {
    identity: createIdentity(http),
    navigation: createNavigation(window.location),
    errors: createErrors(),
  };
}
