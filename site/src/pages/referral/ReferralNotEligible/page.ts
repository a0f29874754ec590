import { definePage } from '../../definePage.ts';
import { referralNotEligible, type ReferralNotEligibleFacts } from './referralNotEligible.ts';
import { ReferralNotEligibleRoute } from './ReferralNotEligibleRoute.tsx';

export const page = definePage({
  Route: ReferralNotEligibleRoute,
  reducers: { referralNotEligible },
  sagas: [],
  stateFrom: (facts: ReferralNotEligibleFacts) => ({ referralNotEligible: facts }),
});
