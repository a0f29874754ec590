import { watchLookUp } from '../../../../sagas/workplace/lookUp.ts';
import { watchCards, watchHelpArticle, watchHistory } from '../../../../sagas/workplace/openCards.ts';
import { createCardHistory } from '../../../services/cardHistory.ts';
import { createConnection } from '../../../services/connection.ts';
import { createNewWindows } from '../../../services/newWindows.ts';
import { createOrganisations } from '../../../services/organisations.ts';
import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { ssoLoginAnalytics, viewOf } from './analyticsRows.ts';
import { ssoLogin, type SsoLoginFacts } from './ssoLogin.ts';
import { SsoLoginRoute } from './SsoLoginRoute.tsx';

export const page = definePage({
  Route: SsoLoginRoute,
  reducers: { ssoLogin },
  sagas: [watchCards, watchHistory, watchHelpArticle, watchLookUp],
  services: ({ api }) => ({
    organisations: createOrganisations(api),
    cardHistory: createCardHistory(window),
    newWindows: createNewWindows(window),
    connection: createConnection(window),
  }),
  analytics: ssoLoginAnalytics,
  title: (facts: SsoLoginFacts, i18n) =>
    'purpose' in facts && facts.purpose === 'connect'
      ? titledBy(i18n.getFixedT(null, 'ssoLogin')(($) => $.connect.title))
      : undefined,
  stateFrom: (facts: SsoLoginFacts) => ({ ssoLogin: facts }),
  view: (facts: SsoLoginFacts) => viewOf('values' in facts ? 'sso-login' : 'existing-account'),
});
