import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { referralSignup, type ReferralSignupFacts } from './referralSignup.ts';
import { ReferralSignupRoute } from './ReferralSignupRoute.tsx';

export const page = definePage({
  Route: ReferralSignupRoute,
  reducers: { referralSignup },
  sagas: [],
  title: ({ status }: ReferralSignupFacts, i18n) => {
    switch (status) {
      case 'open':
        return undefined;
      case 'notEligible':
        return titledBy(i18n.getFixedT(null, 'referralNotEligible')(($) => $.title));
      case 'unknown':
      case 'own':
      case 'taken':
        return titledBy(i18n.getFixedT(null, 'referralSignup')(($) => $[status].title));
    }
  },
  stateFrom: (facts: ReferralSignupFacts) => ({ referralSignup: facts }),
});
