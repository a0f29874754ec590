import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { ssoAccountLink, ssoAccountLinkFrom, type SsoAccountLinkFacts } from './ssoAccountLink.ts';
import { SsoAccountLinkRoute } from './SsoAccountLinkRoute.tsx';

export const page = definePage({
  Route: SsoAccountLinkRoute,
  reducers: { ssoAccountLink },
  sagas: [],
  title: (facts: SsoAccountLinkFacts, i18n) => {
    const { status } = ssoAccountLinkFrom(facts);
    return status === 'ready'
      ? undefined
      : titledBy(i18n.getFixedT(null, 'ssoAccountLink')(($) => $[status].title));
  },
  stateFrom: (facts: SsoAccountLinkFacts) => ({ ssoAccountLink: ssoAccountLinkFrom(facts) }),
});
