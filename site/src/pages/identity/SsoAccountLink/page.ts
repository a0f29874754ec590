import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { questionChoices } from '../fromQuestion.ts';
import { ssoAccountLink, ssoAccountLinkFrom, type SsoAccountLinkFacts } from './ssoAccountLink.ts';
import { SsoAccountLinkRoute } from './SsoAccountLinkRoute.tsx';

export const page = definePage({
  Route: SsoAccountLinkRoute,
  reducers: { ssoAccountLink, questionChoices },
  sagas: [],
  title: (facts: SsoAccountLinkFacts, i18n) => {
    const { status } = ssoAccountLinkFrom(facts);
    return status === 'ready'
      ? undefined
      : titledBy(i18n.getFixedT(null, 'ssoAccountLink')(($) => $[status].title));
  },
  stateFrom: (facts: SsoAccountLinkFacts) => ({
    ssoAccountLink: ssoAccountLinkFrom(facts),
    questionChoices: facts.asked?.choices ?? {},
  }),
});
